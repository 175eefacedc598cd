/** The worker's part of hints: fetched, with the search and the weights of the game, when somebody first asks for one. */
import { type Action, type Game, makeState, type Move, NONE, type Seat } from '@landnam/engine';
import { fromJson, toJson } from '@landnam/engine/notation';
import { type Hint, type HintMove, HintSeeker } from '@landnam/bots/hint';
import { fetchWeights, findWeights, Openings } from '@landnam/bots/value';
import type { GameStanding } from '@landnam/table';
import type { Looked } from './looked.js';
import type { HintSource, ToldHint, ToldHintMove, ToldIdea, ToldSite } from '../hintTypes.js';

/** Messages that came meanwhile are heard first: a cancellation among them. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const told = (g: Game, { move, chance, reasons, follows }: HintMove): ToldHintMove => ({
  action: toJson(g, move),
  chance,
  reasons,
  follows: follows.map((each) => toJson(g, each)),
});

export class HintDesk implements HintSource {
  private readonly looked: () => Looked;
  private seeker: HintSeeker | undefined;
  private key: readonly unknown[] = [];
  /** Number of the question that is wanted. */
  private wanted = 0;
  private ply = -1;

  constructor(looked: () => Looked) {
    this.looked = looked;
  }

  async seek(tell: (hint: ToldHint) => void): Promise<void> {
    const mine = ++this.wanted;
    const seeker = await this.seekerNow();
    if (seeker === undefined || mine !== this.wanted) return;
    const { live } = this.looked();
    this.begin(seeker, () => mine !== this.wanted);
    for (const hint of seeker.seek()) {
      if (mine !== this.wanted) return;
      tell(this.hintOf(live, hint));
      await pause();
    }
  }

  private begin(seeker: HintSeeker, isUp: () => boolean): void {
    const { live, seat } = this.looked();
    this.ply = live.ply;
    seeker.begin({
      seen: live.seenBy(seat),
      events: live.toldTo(seat, 0).map(({ event }) => event),
      guard: { isUp },
    });
  }

  private hintOf({ ply, table }: GameStanding, { moves, isFinal }: Hint): ToldHint {
    return { ply, isFinal, moves: moves.map((each) => told(table.game, each)) };
  }

  /** One for each game and seat: what it has worked out helps with the next question. */
  private async seekerNow(): Promise<HintSeeker | undefined> {
    const { live, seat, name } = this.looked();
    const { game } = live.table;
    if (seat >= game.seats) return undefined;
    await fetchWeights(name, game.seats);
    const weights = findWeights(game);
    const key = [game, seat, weights.ok];
    if (!key.every((part, i) => part === this.key[i]))
      this.seeker = new HintSeeker(game, seat as Seat, weights.ok ? weights.value : undefined);
    this.key = key;
    return this.seeker;
  }

  async weigh(action: Action): Promise<ToldIdea | null> {
    const { live } = this.looked();
    const move = fromJson(live.table.game, action);
    // whoever asks looks at the position that the last hint was for
    if (!move.ok || this.seeker === undefined || live.ply !== this.ply) return null;
    return this.ideaOf(this.seeker, live.table.game, move.value);
  }

  private ideaOf(seeker: HintSeeker, game: Game, move: Move): ToldIdea | null {
    const found = seeker.weigh(move);
    return found === undefined ? null : { idea: told(game, found.idea), cost: found.cost };
  }

  async sites(): Promise<readonly ToldSite[]> {
    const { live, seat, name } = this.looked();
    const { game } = live.table;
    if (live.next() !== seat) return [];
    await fetchWeights(name, game.seats);
    const weights = findWeights(game);
    if (!weights.ok) return [];
    const state = makeState(game);
    state.copyFrom(live.seenBy(seat));
    return new Openings(game, weights.value)
      .sites(state, seat as Seat)
      .map(({ sites: [vertex = NONE], worth }) => ({ vertex, worth }));
  }

  cancel(): void {
    this.wanted++;
  }
}
