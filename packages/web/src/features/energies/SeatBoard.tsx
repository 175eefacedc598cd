/** A player's board: what adds to the footprint, what reduces it, energy and warehouse. */
import { at } from '@landnam/engine/fields';
import {
  ENERGY,
  FOOTPRINTS,
  localFootprint,
  WAREHOUSE,
  WAREHOUSE_ROOM,
} from '@landnam/engine/games/energies';
import { t } from './words/index.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { useWords } from '../../ui/words.js';
import type { Fact, PanelProps } from '../../moves/feature.js';
import css from './energies.module.css';
import { CleanupIcon, EnergyIcon, FootprintIcon } from './icons.js';

/** Pieces with a footprint, and how much one of them adds. */
const PARTS = Object.entries(FOOTPRINTS).map(([piece, each]) => ({ piece: Number(piece), each }));

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

/** The signs that pieces uncover on the printed board. */
const Points = ({ count }: { readonly count: number }) => (
  <span className={count < 0 ? css['minus'] : css['plus']} aria-hidden="true">
    {Array.from({ length: Math.abs(count) }, (_, i) => (
      <i key={i}>{count < 0 ? '−' : '+'}</i>
    ))}
  </span>
);

export const SeatBoard = ({ session, snapshot, seat }: PanelProps & { readonly seat: number }) => {
  const words = useWords(session.info, snapshot);
  const { onBoard } = snapshot.view.base;
  const safe = session.info.scenario.discardLimit + WAREHOUSE_ROOM;
  return (
    <ul className={css['board']} data-footprint={localFootprint(snapshot.view, seat)}>
      {PARTS.map(({ piece, each }) => {
        const name = session.info.scenario.pieces[piece]?.name ?? '';
        const count = onBoard[at(seat, piece)] ?? 0;
        return (
          <li key={name}>
            <b>{signed(count * each)}</b>
            <Points count={count * each} />
            <span>{t.board_line({ count, what: words.piece(name, count) })}</span>
          </li>
        );
      })}
      <li>
        <b>{signed(localFootprint(snapshot.view, seat))}</b>
        <strong>{t.board_title()}</strong>
      </li>
      {(onBoard[at(seat, WAREHOUSE)] ?? 0) > 0 && <li>{t.board_warehouse({ count: safe })}</li>}
    </ul>
  );
};

/** [E-72] Cleanup cards count here as knights do in base. */
export const cleanupFact = ({ view }: Snapshot, seat: number, { scenario }: GameInfo): Fact => {
  const card = scenario.cards.findIndex(({ name }) => name === scenario.awardCard);
  const count = view.base.played[at(seat, card)] ?? 0;
  const on = view.base.armyHolder[0] === seat;
  const label = t.cleanups({ count });
  return {
    id: 'army',
    Icon: CleanupIcon,
    count,
    on,
    label: on ? `${t.src_clean()}, ${label}` : label,
  };
};

export const footprintFact = (snapshot: Snapshot, seat: number): Fact => {
  const count = localFootprint(snapshot.view, seat);
  return { id: 'footprint', Icon: FootprintIcon, count, label: t.fact_footprint({ count }) };
};

export const energyFact = (snapshot: Snapshot, seat: number): Fact => {
  const count = snapshot.view.base.open[at(seat, ENERGY)] ?? 0;
  return { id: 'energy', Icon: EnergyIcon, count, label: t.fact_energy({ count }) };
};
