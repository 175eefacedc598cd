/** Wood, paper, water and a bell, synthesized by the browser: no file is loaded. Quiet on purpose. */
import type { Sound } from '../../moves/feature.js';

const LOUDNESS = 0.37;
let volume = 1;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

const audio = (): AudioContext => (context ??= new AudioContext());

const noiseIn = (ctx: AudioContext): AudioBuffer => {
  if (noise !== undefined) return noise;
  noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
};

/** Rises fast, dies away. */
const envelope = (ctx: AudioContext, at: number, length: number, loud: number, rise = 0.004): GainNode => {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS * volume, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(ctx.destination);
  return gain;
};

const hiss = (pitch: number, length: number, loud: number, wait = 0, rise?: number): void => {
  const ctx = audio();
  const at = ctx.currentTime + wait;
  const source = new AudioBufferSourceNode(ctx, { buffer: noiseIn(ctx), loop: true });
  const filter = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  source.connect(filter).connect(envelope(ctx, at, length, loud, rise));
  source.start(at, Math.random());
  source.stop(at + length);
};

const tone = (pitch: number, length: number, loud: number, wait = 0): void => {
  const ctx = audio();
  const at = ctx.currentTime + wait;
  const source = new OscillatorNode(ctx, { frequency: pitch });
  source.connect(envelope(ctx, at, length, loud));
  source.start(at);
  source.stop(at + length);
};

const SOUNDS: Readonly<Record<Sound, () => void>> = {
  dice: () => [0, 0.07, 0.13, 0.22, 0.3, 0.42].forEach((wait, i) => hiss(1500 + 260 * i, 0.06, 1.6, wait)),
  wood: () => {
    hiss(420, 0.09, 1.8);
    tone(128, 0.16, 1.2);
  },
  paper: () => hiss(5200, 0.1, 0.7, 0, 0.03),
  water: () => hiss(650, 0.5, 1, 0, 0.16),
  bell: () => {
    tone(784, 0.7, 0.5);
    tone(1176, 0.5, 0.22, 0.02);
  },
  end: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, 0.9, 0.5, i * 0.14)),
};

/** `loud` from 0 to 1. */
export const playSound = (name: Sound, loud: number): void => {
  volume = loud;
  // a browser is silent until the page has been touched
  void audio().resume();
  SOUNDS[name]();
};
