/** One choice looked at harder and harder: what a right answer needs, and by how much it beats everything else. */
import type { Packed, Seat, State } from '@landnam/engine';
import { EXPERT, HARD } from '../search/strengths.js';
import { LEAST_MARGIN } from './puzzle.js';
import { distinct, type Rival, type Rivals, type RivalWork } from './rivals.js';
import type { PuzzleWorlds } from './worlds.js';

/** A cheap look at everything. */
export const GLANCE: RivalWork = { ...HARD, worlds: 4, looks: 4 * HARD.looks, streams: 48 };
/** As many streams as `expert` plays lines on with. */
export const DEEP: RivalWork = { ...EXPERT, streams: 192 };
/** Ten times that. */
export const TENFOLD: RivalWork = { beam: 48, looks: 60_000, worlds: 8, places: 60, streams: 1920 };

/** What a glance may err by. */
const SLACK = 0.02;
/** Of lines that do without something needed this many are compared. */
const MOST_OTHERS = 4;
/** Streams that are played at once. */
const SLICE = 192;
const SURE = 1 - 1e-9;

/** What is asked: to win at once, or whatever a right answer cannot do without. */
export interface RightAnswer {
  readonly isWin: boolean;
  readonly needed: readonly Packed[];
}

export interface PuzzleVerdict extends RightAnswer {
  readonly best: Rival;
  /** The best first, none of which answers it. */
  readonly others: readonly Rival[];
}

const answers = ({ actions, value }: Rival, { isWin, needed }: RightAnswer): boolean =>
  isWin ? value >= SURE : needed.every((packed) => actions.includes(packed));

export const marginOf = ({ best, others }: PuzzleVerdict): number => best.value - (others[0]?.value ?? 0);

/** Without what may be left undone at little cost. */
export const stillNeeded = (verdict: PuzzleVerdict): PuzzleVerdict => {
  const { best, others, isWin } = verdict;
  if (isWin) return verdict;
  const isClear = (packed: Packed): boolean =>
    others.every(({ actions, value }) => actions.includes(packed) || best.value - value >= LEAST_MARGIN);
  const needed = verdict.needed.filter(isClear);
  return { ...verdict, needed, others: others.filter((line) => !answers(line, { isWin, needed })) };
};

export class PuzzleContest {
  private readonly rivals: Rivals;
  private readonly worlds: PuzzleWorlds;
  private readonly seat: Seat;
  private readonly s: State;
  private readonly seed: string;

  constructor(rivals: Rivals, worlds: PuzzleWorlds, seat: Seat, s: State, seed: string) {
    this.rivals = rivals;
    this.worlds = worlds;
    this.seat = seat;
    this.s = s;
    this.seed = seed;
  }

  private deal(count: number, name: string): readonly State[] {
    return this.worlds.deal(this.s, count, `${this.seed} ${name}`);
  }

  /** Nothing where some other line is nearly as good. */
  glance(): RightAnswer | undefined {
    const worlds = this.deal(GLANCE.worlds, 'glance');
    if (!this.rivals.isTurn(this.s, this.seat)) return this.glanceAround(worlds);
    const rows = this.rivals.rows(this.seat, worlds, GLANCE);
    const [best] = rows;
    if (best.value >= SURE) return { isWin: true, needed: [] };
    const sure = [...this.rivals.sureOf(this.seat, worlds[0], best.actions)];
    const needed = sure.filter((packed) => this.isNeeded(worlds, rows, packed));
    return needed.length === 0 ? undefined : { isWin: false, needed };
  }

  private glanceAround(worlds: readonly State[]): RightAnswer | undefined {
    const [best, second] = this.rivals.tried(this.seat, worlds, GLANCE.places, this.seed);
    if (second === undefined || best.value - second.value < LEAST_MARGIN - SLACK) return undefined;
    return { isWin: false, needed: [best.actions[0]] };
  }

  private isNeeded(worlds: readonly State[], rows: readonly Rival[], packed: Packed): boolean {
    const least = rows[0].value - LEAST_MARGIN + SLACK;
    if (rows.some(({ actions, value }) => value > least && !actions.includes(packed))) return false;
    return this.rivals.rows(this.seat, worlds, GLANCE, packed)[0].value <= least;
  }

  /** With fresh worlds for every name; gives up early where it is clearly too little. */
  judge(answer: RightAnswer, work: RivalWork, name: string): PuzzleVerdict | undefined {
    const lines = this.linesOf(answer, work, name);
    const isRight = (line: Rival): boolean => answers(line, answer);
    const right = lines.filter(isRight).slice(0, 2);
    const wrong = lines.filter((line) => !isRight(line)).slice(0, MOST_OTHERS);
    if (right.length === 0 || wrong.length === 0) return undefined;
    const valued = this.valued([...right, ...wrong], right.length, work.streams, name);
    if (valued === undefined) return undefined;
    const [best] = distinct(valued.slice(0, right.length));
    return { ...answer, best, others: distinct(valued.slice(right.length)) };
  }

  private linesOf({ isWin, needed }: RightAnswer, work: RivalWork, name: string): readonly Rival[] {
    const worlds = this.deal(work.worlds, `${name} lines`);
    if (!this.rivals.isTurn(this.s, this.seat))
      return this.rivals.tried(this.seat, worlds, work.places, `${this.seed} ${name}`);
    const rows = this.rivals.rows(this.seat, worlds, work);
    const without = isWin ? [...rows[0].actions] : needed;
    return distinct([
      ...rows,
      ...without.flatMap((packed) => this.rivals.rows(this.seat, worlds, work, packed)),
    ]);
  }

  /** The first `right` of them answer the question. */
  private valued(
    lines: readonly Rival[],
    right: number,
    streams: number,
    name: string,
  ): readonly Rival[] | undefined {
    const sums = lines.map(() => 0);
    const slices = Math.ceil(streams / SLICE);
    for (let slice = 0; slice < slices; slice++) {
      const worlds = this.deal(Math.min(SLICE, streams), `${name} ${slice}`);
      lines.forEach(({ actions }, i) => {
        sums[i] += this.rivals.worthOf(this.seat, worlds, actions, `${this.seed} ${name} ${slice}`);
      });
      const lead = (Math.max(...sums.slice(0, right)) - Math.max(...sums.slice(right))) / (slice + 1);
      if (slice > 0 && lead < LEAST_MARGIN - SLACK / slice) return undefined;
    }
    return lines.map(({ actions }, i) => ({ actions, value: sums[i] / slices }));
  }
}
