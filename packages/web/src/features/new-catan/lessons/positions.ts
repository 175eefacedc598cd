/** One game on a shuffled island, at the moments a step begins with. */
const HEAD = 'pos1/new-catan/3';
const LAND = [
  'terrain=p:0.7.13,fi:1.3.11-12,fo:2.15-17,m:4.8.10,d:5,h:6.14.18,l:9',
  'number=2:10,3:3.14,4:13.17,5:11-12,6:0.8,8:15-16,9:4.7,10:6.18,11:1,12:2',
  'benefit=i:0,po:1,h:6,pe:7,r:10,l:11,o:12,w:22,g:23,freeD:26,s:27,b:35,freeR:39,freeS:40,extraL:47,extraO:48,a:49,extraW:50,extraB:51,extraG:53',
].join('/');

const at = (question: string, ...rest: readonly string[]): string =>
  [HEAD, question, LAND, ...rest].join('/');

const ROLL = 'turn=p0/phase=roll';
const MAIN = 'turn=p0/phase=main';

/** What stands on the board, by the time of the game. */
const TWO_EACH = 'owner=p0:3.50,p1:30.43,p2:15.23/piece=s:3.15.23.30.43.50/holder=extraW:p0,g:p2';
const ROAD_TO_DIPLOMATS = 'road=p0:1-2.67,p1:49.57,p2:29.31';
const GROWN = [
  'owner=p0:1.3.7.50,p1:30.43.47,p2:15.23',
  'piece=s:1.3.7.15.23.30.43.47.50',
  'holder=extraW:p0,po:p0,pe:p0,extraL:p1,g:p2/routeHolder=p0',
].join('/');
const ROAD_TO_GAP = 'road=p0:1-2.6.10-11.15.67,p1:49.55.57.62,p2:29.31';
const ROAD_OVER_GAP = 'road=p0:1-2.6.10-11.15.67.73,p1:49.55.57.62,p2:29.31';
const RICH = [
  'owner=p0:1.3.7.11.50,p1:30.43.47,p2:15.23',
  'piece=s:1.7.11.15.30.47,c:3.23.43.50',
  'holder=extraW:p0,po:p0,pe:p0,l:p0,extraL:p1,g:p2/routeHolder=p0',
].join('/');
const INFILTRATED = 'robber=h11/vertex=v47';

export const START = at(
  ROLL,
  'road=p0:2.67,p1:49.57,p2:29.31',
  TWO_EACH,
  'hand=p0:1l.1b,p1:1w.1g.1o,p2:1b.1g/round=1',
);
export const SUPPLY = at(
  MAIN,
  ROAD_TO_DIPLOMATS,
  TWO_EACH,
  'hand=p0:1l.1b.4w.1o,p1:1w.1g.1o,p2:1b.1g/dice=2.4/round=4',
);
export const SETTLEMENT = at(
  MAIN,
  ROAD_TO_DIPLOMATS,
  TWO_EACH,
  'hand=p0:1l.1b.1w.1g,p1:1w.1g.1o,p2:1b.1g/dice=2.4/round=4',
);
export const PERSUASION = at(
  MAIN,
  'robber=h11',
  ROAD_TO_GAP,
  GROWN,
  'hand=p0:1l.2w.1g,p1:1b.1w.1o,p2:2g.1o/dice=1.2/round=10',
);
export const GAP = at(
  MAIN,
  'robber=h11',
  ROAD_TO_GAP,
  GROWN,
  'hand=p0:1l.1b.1w.1g,p1:2w.1o,p2:2g.1o/dice=1.2/round=10',
);
export const INFILTRATOR = at(
  'frames=turn:p0.2,roll:p0.2.3.4,moveRobber:p0.0.s',
  'robber=h11',
  ROAD_OVER_GAP,
  GROWN,
  'hand=p0:2w.1g,p1:2l.1w.1o,p2:2g.1o/dice=3.4/round=11',
);
export const MERCHANTS = at(
  MAIN,
  INFILTRATED,
  ROAD_OVER_GAP,
  RICH,
  'hand=p0:2l.3w,p1:1w.1o.1b,p2:2g.1b/dice=1.3/round=17',
);
export const WIN = at(
  MAIN,
  INFILTRATED,
  ROAD_OVER_GAP,
  RICH,
  'hand=p0:4w,p1:1w.1o.1b,p2:2g.1b/dice=1.3/round=17',
);
