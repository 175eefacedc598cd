/** A position in the place of a deal. */
import { fail, type Game, makeState, ok, type Result, type State } from '@landnam/engine';
import { readPositionBody, WHOLE } from '@landnam/engine/position';

export const layPosition = (g: Game, body: Readonly<Record<string, unknown>>): Result<State, string> => {
  const state = makeState(g);
  const faults: string[] = [];
  const report = (where: string, what: string): void => void faults.push(`${where}: ${what}`);
  readPositionBody(g, state, body, { viewer: WHOLE, dealt: false }, report);
  return faults.length === 0 ? ok(state) : fail(`position: ${faults.join('; ')}`);
};
