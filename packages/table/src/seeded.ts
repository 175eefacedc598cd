/** Chance and minds from one seed: a reload gets the same dice, and the same bot makes the same choices. */
import type { Game, Seat } from '@landnam/engine';
import { BOTS, Chance } from '@landnam/bots';
import type { ChancePort, SeatMind, MindsPort } from './ports.js';

export const seededChance = (seed: string): ChancePort => ({
  deal: () => new Chance(`${seed} deal`).below,
  outcome: ({ overall }) => new Chance(`${seed} outcome ${overall}`).below,
});

const callBot = (seed: string, name: string, game: Game, seat: Seat): SeatMind | undefined => {
  if (!Object.hasOwn(BOTS, name)) return undefined;
  const chance = new Chance(seed);
  const bot = BOTS[name]?.(game, seat, chance.below);
  bot?.begin();
  return (
    bot && {
      observe: (event) => bot.observe?.(event),
      choose: (question, ply) => {
        chance.restart(`${seed} bot ${ply}`);
        return bot.choose(question);
      },
      get cuts() {
        return bot.cuts ?? 0;
      },
    }
  );
};

export const seededMinds = (seed: string): MindsPort => ({
  call: (name, game, seat) => callBot(seed, name, game, seat),
});
