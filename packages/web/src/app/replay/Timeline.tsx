/** The game from its first entry to its last: whose turn it was, what is marked, and the way from one to the other. */
import { type PointerEvent, useRef } from 'react';
import type { Outline } from '../../session/lookback/types.js';
import { seatName } from '../../ui/words.js';
import type { TimelineMark } from './marks.js';
import css from './replay.module.css';
import { SPEEDS, type ReplayPlayer } from './usePlayer.js';
import { t } from './words/index.js';

interface Props {
  readonly outline: Outline;
  readonly marks: readonly TimelineMark[];
  readonly player: ReplayPlayer;
}

const HEIGHT = 14;

const Strip = ({ outline: { turns, plies }, marks, player }: Props) => (
  <svg
    className={css['strip']}
    viewBox={`0 0 ${Math.max(1, plies)} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {turns.map(({ ply, seat }, i) => (
      <rect
        key={ply}
        className={`seat${seat}`}
        data-turn
        x={ply}
        y={6}
        width={Math.max(0, (turns[i + 1]?.ply ?? plies) - ply)}
        height={HEIGHT - 6}
      />
    ))}
    {marks.map(({ ply, kind, size }, i) => (
      <rect
        key={i}
        x={ply}
        y={3 - size}
        width={Math.max(1, plies / 250)}
        height={2 + size}
        data-mark={kind}
      />
    ))}
    <rect x={player.ply} y={0} width={Math.max(1, plies / 200)} height={HEIGHT} fill="var(--ink)" />
  </svg>
);

/** Where an entry stands in the game, in words. */
export const positionAt = ({ info, turns, plies }: Outline, ply: number): string => {
  const turn = turns.findLast((each) => each.ply <= ply);
  if (turn === undefined) return t.at_founding({ ply, plies });
  return t.at_turn({ round: turn.round, who: seatName(info, turn.seat), ply, plies });
};

const SWIPE = 40;

/** A finger that is drawn aside turns the page: one turn on or back. */
const useSwipe = (player: ReplayPlayer) => {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      const isField = event.target instanceof Element && event.target.closest('input, select') !== null;
      from.current = event.pointerType === 'touch' && !isField ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent): void => {
      const by = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(by) > SWIPE) player.turn(by < 0 ? 1 : -1);
    },
  };
};

const ICONS = {
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  back: 'M18 4v16L6 12z',
  step: 'M15 5v14L8 12z',
  play: 'M6 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  stepOn: 'M9 5v14l7-7z',
  on: 'M6 4v16l12-8z',
  last: 'M4 4v16l11-8zM16 4h3v16h-3z',
} as const;

interface KeyProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

const Key = ({ icon, label, onClick, disabled = false }: KeyProps) => (
  <button type="button" className={css['key']} aria-label={label} title={label} {...{ onClick, disabled }}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  </button>
);

const Speed = ({ player }: Pick<Props, 'player'>) => (
  <label className={css['speed']}>
    {t.speed()}
    <select value={player.speed} onChange={(event) => player.setSpeed(Number(event.target.value))}>
      {SPEEDS.map((each, i) => (
        <option key={each} value={i}>
          {t.times({ factor: 1000 / each })}
        </option>
      ))}
    </select>
  </label>
);

const Keys = ({ outline, player }: Props) => {
  const [isFirst, isLast] = [player.ply === 0, player.ply === outline.plies];
  return (
    <div className={css['keys']}>
      <Key icon="first" label={t.to_start()} onClick={() => player.goTo(0)} disabled={isFirst} />
      <Key icon="back" label={t.turn_back()} onClick={() => player.turn(-1)} disabled={isFirst} />
      <Key icon="step" label={t.step_back()} onClick={() => player.step(-1)} disabled={isFirst} />
      <Key
        icon={player.plays ? 'pause' : 'play'}
        label={player.plays ? t.pause() : t.play()}
        onClick={player.toggle}
      />
      <Key icon="stepOn" label={t.step_on()} onClick={() => player.step(1)} disabled={isLast} />
      <Key icon="on" label={t.turn_on()} onClick={() => player.turn(1)} disabled={isLast} />
      <Key icon="last" label={t.to_end()} onClick={() => player.goTo(outline.plies)} disabled={isLast} />
      <Speed player={player} />
    </div>
  );
};

const Jump = ({ marks, player }: Props) => (
  <label className={css['jump']}>
    {t.jump()}
    <select value="" onChange={(event) => player.goTo(Number(event.target.value))}>
      <option value="" disabled>
        {t.moments({ count: marks.length })}
      </option>
      {marks.map(({ ply, text }, i) => (
        <option key={i} value={ply}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

export const Timeline = (props: Props) => {
  const { outline, player } = props;
  const swipe = useSwipe(player);
  return (
    <section className={css['timeline']} aria-label={t.timeline()} {...swipe}>
      <div className={css['track']}>
        <Strip {...props} />
        <input
          type="range"
          min={0}
          max={outline.plies}
          value={player.ply}
          aria-label={t.timeline()}
          aria-valuetext={positionAt(outline, player.ply)}
          onChange={(event) => player.goTo(Number(event.target.value))}
        />
      </div>
      <p className={css['where']} data-where>
        {positionAt(outline, player.ply)}
      </p>
      <Keys {...props} />
      {props.marks.length > 0 && <Jump {...props} />}
    </section>
  );
};
