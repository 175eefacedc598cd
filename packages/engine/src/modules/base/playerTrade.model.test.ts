/** [B-24] A second, plain description of a negotiation, compared with the rules command by command. */
import * as fc from 'fast-check';
import { brokenPools, brokenTotals } from '@landnam/engine';
import { expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const GOODS = ['lumber', 'brick', 'wool', 'grain', 'ore'];
const SEATS = [0, 1, 2, 3];
const ACTIVE = 0;
type Row = readonly number[];
type Answer = 'none' | 'asked' | 'yes' | 'no';
interface Offer {
  readonly give: Row;
  readonly get: Row;
}

const covers = (hand: Row, row: Row): boolean => row.every((count, good) => hand[good] >= count);
const sum = (row: Row): number => row.reduce((total, count) => total + count, 0);

/** What people at a table would remember. */
class Negotiation {
  readonly hands: number[][];
  readonly offers: (Offer | null)[] = SEATS.map(() => null);
  readonly answers: Answer[] = SEATS.map(() => 'none');

  constructor(hands: readonly Row[]) {
    this.hands = hands.map((hand) => [...hand]);
  }

  actors(): number[] {
    return SEATS.filter((seat) => seat === ACTIVE || this.answers[seat] === 'asked');
  }

  closeAll(): void {
    this.offers.fill(null);
    this.answers.fill('none');
  }

  whyNotOffer(seat: number, { give, get }: Offer): string | null {
    if (sum(give) === 0 || sum(get) === 0) return 'emptySide';
    if (give.some((count, good) => count > 0 && get[good] > 0)) return 'kindOnBothSides';
    return covers(this.hands[seat], give) ? null : 'notHeld';
  }

  offer(seat: number, offer: Offer): void {
    this.offers[seat] = offer;
    if (seat === ACTIVE)
      SEATS.forEach((other) => (this.answers[other] = other === ACTIVE ? 'none' : 'asked'));
    else if (this.answers[seat] !== 'none') this.answers[seat] = 'no';
  }

  whyNotAnswer(seat: number, yes: boolean): string | null {
    if (seat === ACTIVE) return 'alreadyAnswered';
    if (this.answers[seat] !== 'asked') return 'notAsked';
    return !yes || covers(this.hands[seat], this.offers[ACTIVE]!.get) ? null : 'notHeld';
  }

  answer(seat: number, yes: boolean): void {
    this.answers[seat] = yes ? 'yes' : 'no';
    if (yes) this.offers[seat] = null;
  }

  whyNotWithdraw(seat: number): string | null {
    return this.offers[seat] !== null || this.answers[seat] === 'yes' ? null : 'noOffer';
  }

  withdraw(seat: number): void {
    if (this.answers[seat] === 'yes') this.answers[seat] = 'no';
    else this.offers[seat] = null;
    if (seat === ACTIVE) this.answers.fill('none');
  }

  /** What would change hands, as the active seat sees it. */
  deal(seat: number): Offer | null {
    const own = this.offers[seat];
    if (own !== null) return { give: own.get, get: own.give };
    return this.answers[seat] === 'yes' ? this.offers[ACTIVE] : null;
  }

  whyNotTake(seat: number): string | null {
    const deal = seat === ACTIVE ? null : this.deal(seat);
    if (deal === null) return 'noOffer';
    return covers(this.hands[ACTIVE], deal.give) ? null : 'notHeld';
  }

  take(seat: number): void {
    const { give, get } = this.deal(seat)!;
    GOODS.forEach((_, good) => {
      this.hands[ACTIVE][good] += get[good] - give[good];
      this.hands[seat][good] += give[good] - get[good];
    });
    this.offers[seat] = this.offers[ACTIVE] = null;
    this.answers.fill('none');
  }
}

const words = (row: Row): string =>
  row.flatMap((count, good) => (count > 0 ? [`${count}${GOODS[good]}`] : [])).join('+') || '-';

const rowsOf = (bytes: Uint8Array): Row[] => SEATS.map((seat) => [...bytes.subarray(seat * 8, seat * 8 + 5)]);

const expectSame = (model: Negotiation, real: TestTable): void => {
  const { base } = real.state;
  const names: Answer[] = ['none', 'asked', 'yes', 'no'];
  expect(rowsOf(base.hand)).toEqual(model.hands);
  expect(SEATS.map((seat) => base.offering[seat] === 1)).toEqual(model.offers.map((offer) => offer !== null));
  model.offers.forEach((offer, seat) => {
    if (offer === null) return;
    expect([rowsOf(base.offerGive)[seat], rowsOf(base.offerGet)[seat]]).toEqual([offer.give, offer.get]);
  });
  expect([...base.answer].map((answer) => names[answer])).toEqual(model.answers);
  expect(real.actors()).toEqual(model.actors());
  const takable = SEATS.filter((seat) => model.whyNotTake(seat) === null);
  expect(real.legal(ACTIVE, 'takeOffer')).toEqual(takable.map((seat) => `takeOffer p${seat}`));
  expect([brokenPools(real.game, real.state), brokenTotals(real.game, real.state)]).toEqual([[], []]);
};

/** One thing a seat tries; the model says whether it is allowed and why not, and both do it or neither does. */
class Try implements fc.Command<Negotiation, TestTable> {
  private readonly text: string;
  private readonly whyNot: (model: Negotiation) => string | null;
  private readonly change: (model: Negotiation) => void;

  constructor(
    text: string,
    whyNot: (model: Negotiation) => string | null,
    change: (model: Negotiation) => void,
  ) {
    this.text = text;
    this.whyNot = whyNot;
    this.change = change;
  }

  check(): boolean {
    return true;
  }

  run(model: Negotiation, real: TestTable): void {
    const expected = this.whyNot(model);
    expect(real.why(this.text)?.code ?? null).toBe(expected);
    if (expected !== null) return;
    real.do(this.text);
    this.change(model);
    expectSame(model, real);
  }

  toString(): string {
    return this.text;
  }
}

const anySeat = fc.constantFrom(...SEATS);
const anyOther = fc.constantFrom(1, 2, 3);
/** Mostly one or two cards of a kind, so that offers often fit hands; now and then none or several kinds. */
const anyPart = fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 2 }));
const anyRow = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(anyPart, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(anyPart, { maxLength: 3 }) },
  )
  .map((parts) =>
    GOODS.map((_, good) => parts.reduce((count, [kind, some]) => count + (kind === good ? some : 0), 0)),
  );

const offers = fc.record({ seat: fc.oneof(fc.constant(ACTIVE), anySeat), give: anyRow, get: anyRow }).map(
  ({ seat, ...offer }) =>
    new Try(
      `p${seat} offerTrade ${words(offer.give)} ${words(offer.get)}`,
      (model) => model.whyNotOffer(seat, offer),
      (model) => model.offer(seat, offer),
    ),
);
const answers = fc
  .record({ seat: fc.oneof(anyOther, anySeat), yes: fc.oneof(fc.constant(true), fc.boolean()) })
  .map(
    ({ seat, yes }) =>
      new Try(
        `p${seat} answerTrade ${yes ? 'yes' : 'no'}`,
        (model) => model.whyNotAnswer(seat, yes),
        (model) => model.answer(seat, yes),
      ),
  );
const withdrawals = anySeat.map(
  (seat) =>
    new Try(
      `p${seat} withdrawOffer`,
      (model) => model.whyNotWithdraw(seat),
      (model) => model.withdraw(seat),
    ),
);
const takings = anySeat.map(
  (seat) =>
    new Try(
      `p0 takeOffer p${seat}`,
      (model) => model.whyNotTake(seat),
      (model) => model.take(seat),
    ),
);
const declines = anySeat.map(
  (seat) =>
    new Try(
      `p0 declineOffer p${seat}`,
      (model) => (seat !== ACTIVE && model.offers[seat] !== null ? null : 'noOffer'),
      (model) => (model.offers[seat] = null),
    ),
);
/** Anything but player trade closes all offers. */
const others = fc.record({ give: fc.nat({ max: 4 }), get: fc.nat({ max: 4 }) }).map(
  ({ give, get }) =>
    new Try(
      `p0 tradeWithSupply ${GOODS[give]} ${GOODS[get]}`,
      (model) => (give === get ? 'sameKind' : model.hands[ACTIVE][give] >= 4 ? null : 'notEnough'),
      (model) => {
        model.closeAll();
        model.hands[ACTIVE][give] -= 4;
        model.hands[ACTIVE][get]++;
      },
    ),
);

const HANDS: readonly Row[] = [
  [4, 4, 3, 2, 4],
  [3, 2, 4, 5, 4],
  [4, 1, 5, 3, 2],
  [0, 0, 0, 1, 0],
];

test('[B-24] offers, counters, answers, withdrawals, takings and closings follow the model', () => {
  const commands = fc.commands(
    [offers, offers, answers, answers, withdrawals, takings, takings, takings, declines, others],
    { maxCommands: 60, size: 'max' },
  );
  let deals = 0;
  fc.assert(
    fc.property(commands, (run) => {
      const setup = () => {
        const real = table();
        HANDS.forEach((hand, seat) =>
          real.give(seat, hand.map((count, good) => (count ? `${count}${GOODS[good]}` : '')).join(' ')),
        );
        return { model: new Negotiation(HANDS), real: real.turn(ACTIVE) };
      };
      const tables: TestTable[] = [];
      fc.modelRun(() => {
        const pair = setup();
        tables.push(pair.real);
        return pair;
      }, run);
      deals += tables[0].events('traded').length;
    }),
    { numRuns: 250, seed: 24 },
  );
  expect(deals).toBeGreaterThan(60);
});
