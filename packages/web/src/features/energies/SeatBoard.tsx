/** A player's board: what adds to the footprint, what takes from it, energy and warehouse. */
import { at } from '@landnam/engine/fields';
import { CITY, ENERGY, FOSSIL, localFootprint, RENEWABLE, TOWN, WAREHOUSE } from '@landnam/engine';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { pieces } from '../index.js';
import type { Fact, PanelProps } from '../types.js';
import css from './energies.module.css';
import { EnergyIcon, FootprintIcon } from './icons.js';

const PARTS: readonly { readonly piece: number; readonly name: string; readonly each: number }[] = [
  { piece: TOWN, name: 'settlement', each: 1 },
  { piece: CITY, name: 'city', each: 2 },
  { piece: FOSSIL, name: 'fossilPlant', each: 1 },
  { piece: RENEWABLE, name: 'renewablePlant', each: -1 },
];

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

export const SeatBoard = ({ snapshot, seat }: PanelProps & { readonly seat: number }) => {
  const { onBoard } = snapshot.view.base;
  return (
    <ul className={css['board']} data-footprint={localFootprint(snapshot.view, seat)}>
      {PARTS.map(({ piece, name, each }) => {
        const count = onBoard[at(seat, piece)] ?? 0;
        return (
          <li key={name}>
            <b>{signed(count * each)}</b>
            <span>{m.energies_board_line({ count, what: pieces[name]?.many() ?? name })}</span>
          </li>
        );
      })}
      <li>
        <b>{signed(localFootprint(snapshot.view, seat))}</b>
        <strong>{m.energies_board_title()}</strong>
      </li>
      {(onBoard[at(seat, WAREHOUSE)] ?? 0) > 0 && <li>{m.energies_warehouse()}</li>}
    </ul>
  );
};

export const footprintFact = (snapshot: Snapshot, seat: number, _info: GameInfo): Fact => {
  const count = localFootprint(snapshot.view, seat);
  return { id: 'footprint', Icon: FootprintIcon, count, label: m.energies_fact_footprint({ count }) };
};

export const energyFact = (snapshot: Snapshot, seat: number, _info: GameInfo): Fact => {
  const count = snapshot.view.base.open[at(seat, ENERGY)] ?? 0;
  return { id: 'energy', Icon: EnergyIcon, count, label: m.energies_fact_energy({ count }) };
};
