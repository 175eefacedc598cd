import { ok, type Result } from '@landnam/engine';
import type { FailedOpening } from '@landnam/engine/log';
import { dealTable, headerOf } from '@landnam/maps';
import { LiveTable } from '../liveTable.js';
import type { MindsPort } from '../ports.js';
import { seatedIn } from '../seated.js';
import { sharedTable } from '../shared.js';
import type { GameSetup } from '../told.js';
import { commitmentOf, fairChance, type Sealed } from './chance.js';

/** Logs of scheme 1 do not name it. */
const schemeIn = ({ scheme }: Sealed, failed: readonly FailedOpening[]) =>
  scheme === 1 ? {} : { scheme, ...(failed.length > 0 && { failed }) };

/** A new game whose board and outcomes come from a sealed secret; the set-up's seed is not used. */
export const fairTable = (
  setup: GameSetup,
  sealed: Sealed,
  minds?: MindsPort,
  failed: readonly FailedOpening[] = [],
): Result<LiveTable, string> => {
  const { game, options, players } = setup;
  const table = sharedTable(game, players.length, options);
  if (!table.ok) return table;
  const chance = fairChance(sealed);
  const header = headerOf(table.value, dealTable(table.value, chance.deal()), {
    commitment: commitmentOf(sealed.secret),
    nonces: sealed.nonces,
    ...schemeIn(sealed, failed),
    seated: seatedIn(setup),
  });
  return ok(new LiveTable(table.value, setup, header, { chance, ...(minds && { minds }) }));
};
