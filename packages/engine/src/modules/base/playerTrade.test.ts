import { makeState, NONE, view } from '@landnam/engine';
import { fromJson, toJson } from '@landnam/engine/notation';
import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const market = (): TestTable => table().give(0, '3lumber brick').give(1, '2ore').give(2, 'ore wool').turn(0);

describe('[B-24] offers', () => {
  test('[B-24] the active player offers to all; each is asked, in any order', () => {
    const t = market().do('p0 offerTrade 2lumber 1ore');
    expect(t.actors()).toEqual([0, 1, 2, 3]);
    expect(t.legal(1)).toEqual(['answerTrade no', 'answerTrade yes']);
    t.do('p2 answerTrade no', 'p1 answerTrade yes');
    expect(t.actors()).toEqual([0, 3]);
    expect(t.events('offerMade')).toEqual([
      { seat: 0, give: [2, 0, 0, 0, 0, 0, 0, 0], get: [0, 0, 0, 0, 1, 0, 0, 0] },
    ]);
    expect(t.events('offerAnswered')).toEqual([
      { seat: 2, yes: false },
      { seat: 1, yes: true },
    ]);
  });

  test('[B-24] at least one card each way', () => {
    market()
      .refuses('p0 offerTrade - 1ore', 'B-24', 'emptySide')
      .refuses('p0 offerTrade 1lumber -', 'B-24', 'emptySide')
      .refuses('p1 offerTrade - -', 'B-24', 'emptySide');
  });

  test('[B-24] never a resource for itself: no kind on both sides', () => {
    market()
      .refuses('p0 offerTrade 2lumber 1lumber', 'B-24', 'kindOnBothSides')
      .refuses('p0 offerTrade 1lumber+1brick 1brick+1ore', 'B-24', 'kindOnBothSides');
  });

  test('[B-24] only what the player holds', () => {
    market()
      .refuses('p0 offerTrade 4lumber 1ore', 'B-24', 'notHeld')
      .refuses('p0 offerTrade 1lumber+1wool 1ore', 'B-24', 'notHeld')
      .refuses('p3 offerTrade 1lumber 1ore', 'B-24', 'notHeld');
  });

  test('[B-24] any number of cards each way', () => {
    const t = market().do('p0 offerTrade 3lumber+1brick 2ore', 'p1 answerTrade yes', 'p0 takeOffer p1');
    expect([t.cards(0), t.cards(1)]).toEqual([{ ore: 2 }, { lumber: 3, brick: 1 }]);
  });

  test('[B-24] an offer need not be one that anyone can accept', () => {
    const t = market().do('p0 offerTrade 1lumber 9grain');
    expect(t.legal(1)).toEqual(['answerTrade no']);
    t.refuses('p1 answerTrade yes', 'B-24', 'notHeld');
  });

  test('[B-24] a new offer of the active player replaces the old one and asks again', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p0 offerTrade 2lumber 1wool');
    expect([t.actors(), [...t.state.base.answer]]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 1, 1],
    ]);
    t.refuses('p0 takeOffer p1', 'B-24', 'noOffer');
  });

  test('[B-24] offers stand in the notation and in JSON', () => {
    const t = market();
    const move = t.parse('p0 offerTrade 2lumber+1brick 1ore');
    const json = toJson(t.game, move);
    expect(json).toEqual({ type: 'offerTrade', give: { lumber: 2, brick: 1 }, get: { ore: 1 } });
    expect(fromJson(t.game, json)).toMatchObject({
      ok: true,
      value: { packed: move.packed, more: move.more },
    });
    for (const wrong of [
      { give: { gold: 1 } },
      { give: { ore: -1 } },
      { give: { ore: 1.5 } },
      { give: 'ore' },
    ])
      expect(fromJson(t.game, { type: 'offerTrade', get: { wool: 1 }, ...wrong }).ok).toBe(false);
  });

  test('[B-24] a proposal of the sampler is legal or none', () => {
    const t = market();
    const rule = t.game.rules[t.game.ruleIds['offerTrade']];
    let word = 1;
    const below = (n: number): number => (word = (word * 48271) % 2147483647) % n;
    for (let k = 0; k < 200; k++) {
      const more = rule.sample!(t.game, t.state, 0 as never, below);
      if (more !== null) expect(rule.refuse(t.game, t.state, 0 as never, 0, more)).toBeNull();
    }
  });
});

describe('[B-24] answers', () => {
  test('[B-24] only players who are asked, once', () => {
    const t = market().refuses('p1 answerTrade yes', 'B-24', 'notAsked').do('p0 offerTrade 1lumber 1ore');
    t.refuses('p0 answerTrade yes', 'B-24', 'alreadyAnswered').do('p1 answerTrade no');
    t.refuses('p1 answerTrade yes', 'B-24', 'notAsked');
  });

  test('[B-24] the active player picks whose yes to take', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p2 answerTrade yes');
    expect(t.legal(0, 'takeOffer')).toEqual(['takeOffer p1', 'takeOffer p2']);
    t.refuses('p0 takeOffer p3', 'B-24', 'noOffer').refuses('p0 takeOffer p0', 'B-24', 'noOffer');
    t.refuses('p1 takeOffer p2', 'B-24', 'notAsked').do('p0 takeOffer p2');
    expect([t.cards(0), t.cards(2)]).toEqual([
      { lumber: 2, brick: 1, ore: 1 },
      { lumber: 1, wool: 1 },
    ]);
    expect(t.events('traded')[0]).toMatchObject({ seat: 0, partner: 2 });
    t.refuses('p0 takeOffer p1', 'B-24', 'noOffer');
    expect(t.actors()).toEqual([0]);
  });

  test('[B-24] a yes may be taken before all have answered', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p0 takeOffer p1');
    expect(t.actors()).toEqual([0]);
  });

  test('[B-24] a yes can be taken back, then it is a no', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p1 withdrawOffer');
    t.refuses('p0 takeOffer p1', 'B-24', 'noOffer').refuses('p1 answerTrade yes', 'B-24', 'notAsked');
    t.refuses('p1 withdrawOffer', 'B-24', 'noOffer');
  });
});

describe('[B-24] counter-offers and offers unasked', () => {
  test('[B-24] an offer back is a no; the active player may take it', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 offerTrade 1ore 2lumber');
    expect(t.actors()).toEqual([0, 2, 3]);
    t.do('p0 takeOffer p1');
    expect([t.cards(0), t.cards(1)]).toEqual([
      { lumber: 1, brick: 1, ore: 1 },
      { lumber: 2, ore: 1 },
    ]);
    expect(t.events('traded')[0]).toMatchObject({ seat: 0, partner: 1, give: [2, 0, 0, 0, 0, 0, 0, 0] });
    expect(t.actors()).toEqual([0]);
  });

  test('[B-24] others may offer unasked, one standing offer each; nobody has to be asked', () => {
    const t = market().do('p1 offerTrade 1ore 1lumber', 'p2 offerTrade 1wool 1brick');
    expect(t.actors()).toEqual([0]);
    t.do('p1 offerTrade 1ore 1brick');
    expect([t.state.base.talking[0], t.legal(0, 'takeOffer')]).toEqual([2, ['takeOffer p1', 'takeOffer p2']]);
    t.do('p0 takeOffer p1');
    expect([t.cards(0), t.legal(0, 'takeOffer')]).toEqual([{ lumber: 3, ore: 1 }, []]);
    t.refuses('p0 takeOffer p2', 'B-24', 'notHeld');
  });

  test('[B-24] what the active player cannot pay cannot be taken', () => {
    const t = market().do('p1 offerTrade 1ore 1wool').refuses('p0 takeOffer p1', 'B-24', 'notHeld');
    expect(t.legal(0, 'takeOffer')).toEqual([]);
  });

  test('[B-24] an unasked offer is declined or withdrawn', () => {
    const t = market()
      .do('p1 offerTrade 1ore 1lumber', 'p0 declineOffer p1')
      .refuses('p0 declineOffer p1', 'B-24', 'noOffer');
    t.do('p1 offerTrade 1ore 1lumber', 'p1 withdrawOffer').refuses('p0 takeOffer p1', 'B-24', 'noOffer');
    t.refuses('p1 declineOffer p0', 'B-24', 'notAsked').refuses('p0 declineOffer p0', 'B-24', 'noOffer');
  });

  test('[B-24] accepting drops the player’s own offer', () => {
    const t = market().do('p1 offerTrade 1ore 2lumber', 'p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes');
    expect([t.state.base.offering[1], t.state.base.talking[0]]).toEqual([0, 1]);
    t.do('p0 takeOffer p1');
    expect(t.cards(1)).toEqual({ lumber: 1, ore: 1 });
  });

  test('[B-24] only with the active player, and only in that turn’s trade', () => {
    const t = market().do('p1 offerTrade 1ore 1wool').refuses('p2 takeOffer p1', 'B-24', 'notAsked');
    t.do('p0 endTurn');
    t.refuses('p2 offerTrade 1ore 1lumber', 'B-20', 'notNow').roll(1, 1);
    expect([t.state.base.talking[0], t.legal(1, 'takeOffer')]).toEqual([0, []]);
  });
});

describe('[B-24] what closes offers', () => {
  test('[B-24] the active player withdraws: all answers go', () => {
    const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p0 withdrawOffer');
    expect([t.actors(), [...t.state.base.answer]]).toEqual([[0], [0, 0, 0, 0]]);
  });

  test.each(['buildRoad 0,0/NE', 'playMonopoly wool', 'endTurn', 'tradeWithSupply lumber grain'])(
    '[B-24] %s closes everything',
    (other) => {
      const t = market().put('p0 settlement 0,0.N').hold(0, 'monopoly').give(0, 'lumber');
      t.do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes', 'p2 offerTrade 1ore 1brick', `p0 ${other}`);
      expect([t.state.base.talking[0], [...t.state.base.answer], [...t.state.base.offering]]).toEqual([
        0,
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
      expect(t.events('offersClosed')).toHaveLength(1);
    },
  );

  test('[B-24] a deal spends both sides’ offers, others’ still stand', () => {
    const t = market().give(3, 'grain').do('p3 offerTrade 1grain 1brick', 'p1 offerTrade 1ore 1lumber');
    t.do('p0 offerTrade 2lumber 1ore', 'p2 answerTrade yes', 'p0 takeOffer p1');
    expect([[...t.state.base.offering], [...t.state.base.answer]]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
    t.do('p0 takeOffer p3');
    expect(t.cards(3)).toEqual({ brick: 1 });
  });
});

test('[B-24] offers and answers are visible to all, hands are not', () => {
  const t = market().do('p0 offerTrade 1lumber 1ore', 'p1 answerTrade yes');
  const seen = makeState(t.game);
  view(t.game, t.state, NONE, seen);
  expect(seen.base.offerGive).toEqual(t.state.base.offerGive);
  expect(seen.base.answer).toEqual(t.state.base.answer);
  expect([...seen.base.hand].every((count) => count === 0)).toBe(true);
});
