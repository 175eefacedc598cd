/** Metrics for operators, in Prometheus' format. No label is made from anything a person sent. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a node reports about itself on request. */
export interface Gauges {
  readonly games: number;
  /** Games that this build cannot replay. */
  readonly aside: number;
  readonly sockets: number;
}

export interface Metrics {
  count(what: 'moves' | 'botMoves' | 'refusals' | 'stumbles' | 'cuts', code?: string): void;
  took(what: 'ask' | 'think' | 'commit', milliseconds: number): void;
  failed(what: string): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const ASK_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const THINK_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
/** Codes are ours; should one ever not be, the number of series stays small. */
const MOST_CODES = 50;

const gauge = (registry: Registry, name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    name: `landnam_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });

const counter = (registry: Registry, name: string, help: string, label: string): Counter =>
  new Counter({ name: `landnam_${name}_total`, help, labelNames: [label], registers: [registry] });

const histogram = (registry: Registry, name: string, help: string, buckets: number[]): Histogram =>
  new Histogram({ name: `landnam_${name}_seconds`, help, buckets, registers: [registry] });

/** Labels seen so far; any beyond the limit become `other`. */
const fewLabels = (): ((label: string) => string) => {
  const seen = new Set<string>();
  return (label) => {
    if (seen.size < MOST_CODES) seen.add(label);
    return seen.has(label) ? label : 'other';
  };
};

export const makeMetrics = (standing: () => Gauges): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gauge(registry, 'games', 'Tables in memory on this node', () => standing().games);
  gauge(registry, 'games_set_aside', 'Games that this build cannot replay', () => standing().aside);
  gauge(registry, 'sockets', 'Open sockets on this node', () => standing().sockets);
  const moves = counter(registry, 'moves', 'Moves written, by who made them', 'by');
  const refusals = counter(registry, 'refusals', 'Asks refused, by code', 'code');
  const stumbles = counter(registry, 'bot_stumbles', 'Bots that failed to answer', 'bot');
  const cuts = counter(registry, 'bot_cuts', 'Choices of bots that were cut short', 'bot');
  const errors = counter(registry, 'errors', 'Errors, by what failed', 'what');
  const ask = histogram(registry, 'ask', 'From receiving an ask to answering it', ASK_SECONDS);
  const think = histogram(registry, 'bot', 'Time a bot thought about a move', THINK_SECONDS);
  const commit = histogram(registry, 'commit', 'Until a group of changes is durable', ASK_SECONDS);
  const times = { ask, think, commit };
  const [codes, kinds] = [fewLabels(), fewLabels()];
  const counts = {
    moves: () => moves.inc({ by: 'person' }),
    botMoves: () => moves.inc({ by: 'bot' }),
    stumbles: (bot: string) => stumbles.inc({ bot: codes(bot) }),
    cuts: (bot: string) => cuts.inc({ bot: codes(bot) }),
    refusals: (code: string) => refusals.inc({ code: codes(code) }),
  };
  return {
    count: (what, code = 'none') => counts[what](code),
    took: (what, milliseconds) => times[what].observe(milliseconds / 1000),
    failed: (what) => errors.inc({ what: kinds(what) }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
