/** All nonces are open: the deal, and the first entries with it. */
import type { LogHeader } from '@landnam/engine/log';
import { isOwnId } from '@landnam/maps';
import { fairTable } from '../fair/fairTable.js';
import type { TableData } from './data.js';
import type { Made, StepScene } from './events.js';
import { failOpening, isOpened, sealedOf } from './opening.js';
import { isRefused, refused, type TableRefusal } from './refusals.js';
import { setupOf } from './setup.js';

/** Everybody sealed an opening by other rules: a server of another build took it up. */
const isSealed = ({ opening }: TableData, { rules, map }: LogHeader): boolean =>
  opening === undefined || opening === null || (opening.rules === rules && opening.map === map);

/** A map of somebody's own is kept once, by its hash: the table names it. */
const rowHeader = ({ mapData, ...header }: LogHeader): LogHeader =>
  mapData === undefined || isOwnId(header.game) ? header : { ...header, mapData };

export const begin = ({ now, salt }: StepScene, data: TableData): Made => {
  const dealt = fairTable(setupOf(data), sealedOf(data), undefined, data.failed);
  if (!dealt.ok) return refused('failed', { where: dealt.error });
  const game = dealt.value;
  if (!isSealed(data, game.header)) return failOpening(data, { id: now.id, salt }, []);
  return {
    data: { ...data, phase: 'playing', openBy: null, opening: null, header: rowHeader(game.header) },
    game,
  };
};

/** Whoever brings the last nonce sets the game off. */
export const begun = (scene: StepScene, data: TableData | TableRefusal): Made =>
  !isRefused(data) && isOpened(data) ? begin(scene, data) : data;
