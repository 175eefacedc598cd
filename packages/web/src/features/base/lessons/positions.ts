/** One game on the beginners' board, at the moments a step begins with. */
const HEAD = 'pos1/base/3/options=setUp:fixed';
const LAND = [
  'terrain=m:0.11.13,p:1.5.15.18,fo:2.8.10.12,fi:3.7.14.17,h:4.6.16,d:9',
  'number=2:1,3:10.13,4:5.14,5:15-16,6:4.17,8:11-12,9:2.7,10:0.6,11:8.18,12:3',
  'harbour=a:5.46.64.67,g:6,l:19,o:27,b:52,w:60',
].join('/');

const at = (question: string, ...rest: readonly string[]): string =>
  [HEAD, question, LAND, ...rest].join('/');

const ROLL = 'turn=p0/phase=roll';
const MAIN = 'turn=p0/phase=main';
const DESERT = 'robber=h9';

/** What stands on the board, by the time of the game. */
const TWO_EACH = 'owner=p1:3.33,p0:13.42,p2:25.44/piece=s:3.13.25.33.42.44';
const OWNERS = 'owner=p1:3.23.33,p0:7.13.39.42,p2:25.44.46';
const FOUNDED = 'road=p0:14.55,p1:16.42,p2:31.57';
const SPREAD = 'road=p0:7.14.50.55,p1:16.29.42,p2:31.57.61';
const LENGTHENED = 'road=p0:7.14.50.55.62,p1:16.29.42,p2:31.57.61';
const ONE_CITY = `${OWNERS}/piece=s:3.7.13.23.25.33.39.44.46,c:42`;
const TWO_CITIES = `${OWNERS}/piece=s:3.7.13.23.25.39.44.46,c:33.42`;

export const EMPTY = at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-', DESERT);
export const FIRST_ROAD = at(
  'frames=turn:p0,opening:p0.3,openingRoute:p0.0.v42/active=-',
  DESERT,
  'owner=p0:42/piece=s:42/openingVertex=v42',
);
export const SECOND = at(
  'frames=turn:p0,opening:p0.1.5,openingBuilding:p0.0.1/active=-',
  DESERT,
  'road=p1:16.42,p2:31.57,p0:55/owner=p1:3.33,p2:25.44,p0:42/piece=s:3.25.33.42.44',
  'hand=p1:1b.1g.1o,p2:1w.2g/openingVertex=v3',
);
export const SECOND_ROAD = at(
  'frames=turn:p0,opening:p0.3.5,openingRoute:p0.0.v13/active=-',
  DESERT,
  'road=p1:16.42,p2:31.57,p0:55',
  TWO_EACH,
  'hand=p0:1l.1b.1w,p1:1b.1g.1o,p2:1w.2g/openingVertex=v13',
);
export const DICE = at(
  ROLL,
  DESERT,
  FOUNDED,
  TWO_EACH,
  'hand=p0:1l.1b.1w,p1:1b.1g.1o,p2:1w.2g/openingVertex=v13/round=1',
);
export const ROAD = at(
  MAIN,
  DESERT,
  FOUNDED,
  TWO_EACH,
  'hand=p0:1l.1b.1w.1g,p1:2b.1g.1o,p2:1w.3g/openingVertex=v13/dice=1.5/round=1',
);
export const PASS = at(
  MAIN,
  DESERT,
  'road=p0:14.50.55,p1:16.42,p2:31.57',
  TWO_EACH,
  'hand=p0:1w.1g,p1:2b.1g.1o,p2:1w.3g/openingVertex=v13/dice=1.5/round=1',
);
export const SETTLEMENT = at(
  MAIN,
  DESERT,
  'road=p0:14.50.55,p1:16.42,p2:31.57',
  TWO_EACH,
  'hand=p0:1l.1b.1w.1g,p1:1b.1o,p2:1w.1g/dice=4.5/round=3',
);
export const HARBOUR = at(
  MAIN,
  DESERT,
  SPREAD,
  `${OWNERS}/piece=s:3.7.13.23.25.33.39.42.44.46`,
  'hand=p0:4g.2o,p1:2b.1o,p2:2w.1g.2l/dice=2.4/round=7',
);
export const CITY = at(
  MAIN,
  DESERT,
  SPREAD,
  `${OWNERS}/piece=s:3.7.13.23.25.33.39.42.44.46`,
  'hand=p0:2g.3o,p1:2b.1o,p2:2w.1g.2l/dice=2.4/round=7',
);
export const TRADE = at(
  MAIN,
  DESERT,
  SPREAD,
  ONE_CITY,
  'hand=p0:1l.3w,p1:2o.1g,p2:2b.1g.1l/dice=1.3/round=8',
);
export const SEVEN = at(
  ROLL,
  DESERT,
  LENGTHENED,
  TWO_CITIES,
  'hand=p0:2g.1w,p1:2o.1w.1l,p2:1b.1g/dice=4.5/round=9',
);
export const ROBBER = at(
  'frames=turn:p0.2,roll:p0.2.3.4,moveRobber:p0.0.s',
  DESERT,
  LENGTHENED,
  TWO_CITIES,
  'hand=p0:1w.2g,p1:1l.1w.2o,p2:1b.1g/dice=3.4/round=9',
);
export const CARD = at(
  MAIN,
  'robber=h11',
  LENGTHENED,
  TWO_CITIES,
  'hand=p0:1w.1g.1o,p1:1l.1w.1o,p2:1b.1g/dice=3.6/round=10',
);
export const KNIGHT = at(
  ROLL,
  'robber=h17',
  LENGTHENED,
  TWO_CITIES,
  'hand=p0:1l.1b,p1:1l.1w.2o,p2:1b.1g/held=p0:1knight/dice=3.4/round=11',
);
export const WIN = at(
  MAIN,
  'robber=h11',
  'road=p0:7.14.50.55.62.68,p1:16.29.42,p2:31.57.61',
  `${OWNERS}/piece=s:3.7.23.25.44.46,c:13.33.39.42`,
  'hand=p0:1l.1b.1g,p1:1l.1w.1o,p2:1b.1g/held=p0:1victoryPoint/played=p0:1knight/dice=3.5/round=16',
);
