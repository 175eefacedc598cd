/** A player's board: what adds to the footprint, what takes from it, energy and warehouse. */
import { at } from '@landnam/engine/fields';
import {
  CITY,
  ENERGY,
  FOSSIL,
  localFootprint,
  RENEWABLE,
  TOWN,
  WAREHOUSE,
} from '@landnam/engine/games/energies';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { pieces } from '../index.js';
import type { Fact, PanelProps } from '../../moves/feature.js';
import css from './energies.module.css';
import { CleanupIcon, EnergyIcon, FootprintIcon } from './icons.js';

const PARTS: readonly { readonly piece: number; readonly name: string; readonly each: number }[] = [
  { piece: TOWN, name: 'settlement', each: 1 },
  { piece: CITY, name: 'city', each: 2 },
  { piece: FOSSIL, name: 'fossilPlant', each: 1 },
  { piece: RENEWABLE, name: 'renewablePlant', each: -1 },
];

const pieceName = (name: string, count: number): string =>
  (count === 1 ? pieces[name]?.name() : pieces[name]?.many()) ?? name;

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
  const { onBoard } = snapshot.view.base;
  const safe = Number(session.info.scenario.options['discardLimit'] ?? 7) + 3;
  return (
    <ul className={css['board']} data-footprint={localFootprint(snapshot.view, seat)}>
      {PARTS.map(({ piece, name, each }) => {
        const count = onBoard[at(seat, piece)] ?? 0;
        return (
          <li key={name}>
            <b>{signed(count * each)}</b>
            <Points count={count * each} />
            <span>{m.energies_board_line({ count, what: pieceName(name, count) })}</span>
          </li>
        );
      })}
      <li>
        <b>{signed(localFootprint(snapshot.view, seat))}</b>
        <strong>{m.energies_board_title()}</strong>
      </li>
      {(onBoard[at(seat, WAREHOUSE)] ?? 0) > 0 && <li>{m.energies_board_warehouse({ count: safe })}</li>}
    </ul>
  );
};

/** [E-72] Cleanup cards count here as knights do in base. */
export const cleanupFact = ({ view }: Snapshot, seat: number, { scenario }: GameInfo): Fact => {
  const card = scenario.cards.findIndex(({ name }) => name === scenario.awardCard);
  const count = view.base.played[at(seat, card)] ?? 0;
  const on = view.base.armyHolder[0] === seat;
  const label = m.energies_cleanups({ count });
  return {
    id: 'army',
    Icon: CleanupIcon,
    count,
    on,
    label: on ? `${m.energies_src_clean()}, ${label}` : label,
  };
};

export const footprintFact = (snapshot: Snapshot, seat: number): Fact => {
  const count = localFootprint(snapshot.view, seat);
  return { id: 'footprint', Icon: FootprintIcon, count, label: m.energies_fact_footprint({ count }) };
};

export const energyFact = (snapshot: Snapshot, seat: number): Fact => {
  const count = snapshot.view.base.open[at(seat, ENERGY)] ?? 0;
  return { id: 'energy', Icon: EnergyIcon, count, label: m.energies_fact_energy({ count }) };
};
