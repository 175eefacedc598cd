/** Chance and minds from one seed: a reload gets the same dice, and the same bot makes the same choices. */
import type { Game, Seat } from '@landnam/engine';
import { BOTS, Chance, BotAtSeat } from '@landnam/bots';
import type { ChancePort, SeatMind, MindsPort } from './ports.js';

export const seededChance = (seed: string): ChancePort => ({
  deal: () => new Chance(`${seed} deal`).below,
  outcome: ({ overall }) => new Chance(`${seed} outcome ${overall}`).below,
});

const callBot = (seed: string, name: string, game: Game, seat: Seat): SeatMind | undefined => {
  if (!Object.hasOwn(BOTS, name)) return undefined;
  const bot = new BotAtSeat(name, game, seat, seed);
  return {
    tell: (from, events) => bot.tell(from, events),
    choose: (question, ply) => bot.choose(question, `${seed} bot ${ply}`),
  };
};

export const seededMinds = (seed: string): MindsPort => ({
  call: (name, game, seat) => callBot(seed, name, game, seat),
});
