/** One game for three on the printed new shores, at the moments a step begins with. */
const HEAD = 'pos1/seafarers.new-shores/3/options=harbours:printed';
const LAND = [
  'terrain=h:0.20.28.34,g:1.19,s:2-6.9.12.14.18.24-25.29.33.35-58,p:7.11.15.21-22,m:8.16.27.30,fi:10.13.26.31,for:17.23.32',
  'number=2:15,3:13.27,4:7.10.19,5:1.16.32,6:11.31,8:20.23.30,9:8.22,10:17.21.34,11:26.28,12:0',
  'harbour=g:39,a:47.78.117,w:72,o:80,b:116,l:119',
  'island=0:0-1,1:7-8.13.19,2:10-11.15-17.20-23.26-28.31-32,3:30.34',
  'robber=h0',
].join('/');

const at = (question: string, pirate: string, ...rest: readonly string[]): string =>
  [HEAD, question, LAND, `hex=${pirate}`, ...rest].join('/');

const ROLL = 'turn=p0/phase=roll';
const MAIN = 'turn=p0/phase=main';
/** Where the pirate begins, and a bay that somebody wants to cross. */
const FAR = 'h47';
const BAY = 'h33';

/** What stands on the board, by the time of the game. */
const TWO_EACH = 'owner=p1:22.63,p0:37.76,p2:49.57/piece=se:22.37.49.57.63.76';
const LEIF_ACROSS = 'owner=p1:22.24.63,p0:37.76,p2:49.57/piece=se:22.24.37.49.57.63.76/chits=2:24';
const BOTH_ACROSS = 'owner=p1:22.24.63,p0:37.42.76,p2:49.57/piece=se:22.24.37.42.49.57.63.76/chits=2:24.42';
const OWNERS = 'owner=p1:22.24.63,p0:37.42.76.78,p2:46.49.57';
const ONE_CITY = `${OWNERS}/piece=se:22.24.42.46.49.57.63.76.78,c:37/chits=2:24.42`;
const THREE_CITIES = `${OWNERS}/piece=se:22.24.46.49.57.78,c:37.42.63.76/chits=2:24.42`;
const ROADS = 'road=p0:102,p1:84,p2:65.83';
const TO_THE_COAST = 'road=p0:102.106,p1:84,p2:65-66.83';

export const EMPTY = at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0', FAR);
export const FIRST_SHIP = at(
  'frames=turn:p0,opening:p0.3,openingRoute:p0.0.v37/active=-/first=p0',
  FAR,
  'owner=p0:37/piece=se:37/openingVertex=v37',
);
export const SHIP = at(
  MAIN,
  FAR,
  ROADS,
  'ship=p0:52,p1:31',
  TWO_EACH,
  'hand=p0:1l.1w.1g,p1:1w.1b,p2:1o.1g/dice=4.6/round=2',
);
export const MOVE = at(
  MAIN,
  FAR,
  ROADS,
  'ship=p0:50-52,p1:30-31',
  LEIF_ACROSS,
  'hand=p0:1b.1g,p1:1w,p2:2o.1g/dice=2.6/round=5',
);
export const SETTLE = at(
  MAIN,
  FAR,
  ROADS,
  'ship=p0:51-52.55,p1:30-31',
  LEIF_ACROSS,
  'hand=p0:1l.1b.1w.1g,p1:1w.1l,p2:1o.1g/dice=4.2/round=6',
);
export const GOLD = at(
  ROLL,
  FAR,
  ROADS,
  'ship=p0:51-52.55,p1:30-31',
  BOTH_ACROSS,
  'hand=p0:2g.2o,p1:1w.1l,p2:1o.1g/dice=3.6/round=7',
);
export const JOIN = at(
  MAIN,
  FAR,
  TO_THE_COAST,
  'ship=p0:51-52.55,p1:30-31',
  'owner=p1:22.24.63,p0:37.42.76,p2:49.57/piece=se:22.24.42.49.57.63.76,c:37/chits=2:24.42',
  'hand=p0:2l.1b.2w.1g,p1:1l.1b,p2:2o.1g/dice=5.5/round=9',
);
export const PIRATE = at(
  'frames=turn:p0.2,roll:p0.2.3.4,moveRobber:p0.0.s',
  FAR,
  TO_THE_COAST,
  'ship=p0:51-52.55.105,p1:29-31',
  ONE_CITY,
  'hand=p0:1g.1l,p1:2l.2w,p2:1o.1g/dice=3.4/round=10',
);
export const KNIGHT = at(
  MAIN,
  BAY,
  TO_THE_COAST,
  'ship=p0:51-52.55.105,p1:29-31',
  ONE_CITY,
  'hand=p0:1l.1w,p1:2l.1w,p2:1o.1g/held=p0:1knight/dice=6.4/round=12',
);
export const ROUTE = at(
  MAIN,
  'h6',
  TO_THE_COAST,
  'ship=p0:51-52.55.105.109,p1:29-31',
  THREE_CITIES,
  'hand=p0:1l.1w,p1:1o.1w,p2:1o.1g/dice=5.6/round=17',
);
export const WIN = at(
  MAIN,
  'h6',
  TO_THE_COAST,
  'ship=p0:51-52.55.105.108-109,p1:29-31',
  THREE_CITIES,
  'routeHolder=p0/hand=p0:1l.1b.1w.1g,p1:2o.1w,p2:1o.2g/dice=3.3/round=18',
);
