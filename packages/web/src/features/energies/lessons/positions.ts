/** One first game, at the moments a step begins with. */
const HEAD = 'pos1/energies.first-game/3';
const LAND = [
  'terrain=fo:0.2.10.12,m:1.13.18,h:3.11.17,d:4,p:5.8.14.16,fi:6-7.9.15',
  'number=2:17,3:8.15,4:3.14,5:10.16,6:5.18,8:7.11,9:2.13,10:6.12,11:0.9,12:1',
  'harbour=a:5.46.64.67,fo:6,l:19,st:27,b:52,fi:60/robber=h4',
].join('/');

const at = (question: string, ...rest: readonly string[]): string =>
  [HEAD, question, LAND, ...rest].join('/');

const ROLL = 'turn=p0/phase=roll';
const MAIN = 'turn=p0/phase=main';

/** What stands on the board, by the time of the game. */
const FOUNDED = 'road=p0:32.58,p1:47.49,p2:14.18/owner=p0:25.41,p1:37-38,p2:8.16/piece=c:8.25.38,s:16.37.41';
const GROWN =
  'road=p0:32.57-58,p1:37.47.49,p2:14.18.24/owner=p0:25.41.43,p1:29.37-38,p2:8.16.20/piece=c:8.25.38.41,s:16.20.29.37.43';
const LATE =
  'road=p0:32.57-58,p1:37.47.49,p2:14.18.24/owner=p0:25.41.43,p1:29.37-38,p2:8.16.20/piece=c:8.25.29.37-38.41,s:16.20.43';
const GREENS = 'green=3gr.12s.12go';

export const START = at(
  ROLL,
  FOUNDED,
  'hand=p0:1l.1fi.1fo.1sc,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st.1sc/round=1/brown=9c.8e.9a.9p.8r',
  GREENS,
);
export const FOSSIL = at(
  MAIN,
  FOUNDED,
  'hand=p0:1l.1fi.2fo.2sc,p1:1l.1b.1fi.1st.1sc,p2:1l.1fi.1fo.1st.1sc/dice=3.5/round=1',
  'brown=9c.8e.8a.9p.8r/track=1a',
  GREENS,
);
export const POWER = at(
  ROLL,
  FOUNDED,
  'hand=p0:1l.1fi.1fo.1sc,p1:1l.1fi.1st.2sc,p2:1l.1fi.1st/dice=2.3/round=2',
  'brown=8c.8e.8a.8p.7r/track=1c.1a.1p.1r/plant=v25:f.n.n',
  GREENS,
);
export const FLOOD = at(
  'frames=turn:p0.2,drawDiscs:p0.1,flooded:p2,flooded:p1,hazardOnBuilding:p0.0.-.ra',
  FOUNDED,
  'hand=p0:1l.1st.2fo,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st.1sc/open=p0:1e/dice=3.3/round=5',
  'brown=7c.6e.7a.7p.4r/track=2c.2e.2a.2p/plant=v25:f.n.n',
  GREENS,
);
export const CLEAR = at(
  MAIN,
  FOUNDED,
  'hand=p0:1l.1st.2fo,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st.1sc/open=p0:2e/dice=5.6/round=5',
  'brown=7c.6e.7a.7p.4r/track=2c.2e.2a.2p/plant=v25:f.n.n/building=1:16.37.41',
  GREENS,
);
export const RENEWABLE = at(
  MAIN,
  FOUNDED,
  'hand=p0:1l.1fo.3sc,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st.1sc/open=p0:1e/dice=4.6/round=6',
  'brown=7c.5e.7a.7p.4r/track=2c.3e.2a.2p/plant=v25:f.n.n',
  GREENS,
);
export const DEMOLISH = at(
  MAIN,
  GROWN,
  'hand=p0:1l.1fo,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st/open=p0:1e/dice=4.6/round=9',
  'brown=7c.4e.6a.6p.2r/track=2c.2r/greenInBag=1/plant=v25:f.n.n,v38:f.n.n,v41:r.n.n',
  GREENS,
);
export const CONFERENCE = at(
  'frames=turn:p0.2,drawDiscs:p0.1,conferenceDue:p1,freeCard:p0.0.cli',
  GROWN,
  'hand=p0:1l.1fo,p1:1l.1fi.1st.1sc,p2:1l.1fi.1st/dice=2.6/round=10',
  'brown=6c.4e.5a.6p.2r/track=1a.2r/greenInBag=2/plant=v25:r.n.n,v38:f.n.n,v41:r.n.n',
  GREENS,
);
export const BAG = at(
  ROLL,
  LATE,
  'hand=p0:1l.1fo.1sc,p1:1l.2st,p2:2fi.1st/played=p1:3c/armyHolder=p1/dice=2.6/round=17',
  'green=3gr.9s.9go/track=3g/plant=v8:n.f.r,v16:n.r.n,v25:r.n.r,v37:r.f.n,v38:f.n.n,v41:r.n.n',
);
