/** Named positions of New Energies, each from a ruling. */
import { almost, emptyBoard, fire, firstGame, hazards, leaveDiscs, plants } from '../energies/support.js';
import type { Named } from './positions.js';

const city = '-2,1.N';

export const ENERGIES_POSITIONS: readonly Named[] = [
  { name: 'energies: before the discs', depth: 3, lay: () => firstGame().start(0) },
  {
    name: 'energies: before the discs with every card',
    depth: 2,
    lay: () =>
      hazards(plants(firstGame(), `0 renewable @-2,0 ${city}`), '@0,0', city)
        .hold(0, 'cleanup highYield researchGrant roadBuilding victoryPoint')
        .start(0),
  },
  {
    name: 'energies: everything can be bought',
    depth: 2,
    lay: () =>
      hazards(plants(firstGame(), `0 fossil @-2,0 ${city}`), '@0,0')
        .give(0, '4lumber 4brick 4fiber 4food 4steel 4science 5energy')
        .turn(0),
  },
  {
    name: 'energies: the only green disc in the bag',
    depth: 3,
    lay: () => leaveDiscs(firstGame(), { green: 1, airPollution: 1 }).start(0),
  },
  {
    name: 'energies: the bag runs out in the middle of a draw',
    depth: 3,
    lay: () => leaveDiscs(emptyBoard().put('p0 city 0,0.N'), { airPollution: 1 }).start(0),
  },
  {
    name: 'energies: flood with one token',
    depth: 2,
    lay: () => {
      const t = firstGame();
      t.state.hazards.left[0] = 1;
      return fire(t, 'rainAndFlooding', 2);
    },
  },
  { name: 'energies: flood in turn', depth: 3, lay: () => fire(firstGame(3), 'rainAndFlooding', 1) },
  {
    name: 'energies: two tied for the free plant',
    depth: 3,
    lay: () =>
      fire(plants(firstGame(), `0 fossil @-2,0 ${city}`, '1 fossil @-2,2 -2,2.N'), 'productionIncrease'),
  },
  {
    name: 'energies: a conference with two who take and two who give',
    depth: 3,
    lay: () =>
      fire(
        plants(firstGame(), `0 renewable @-2,0 ${city}`, '1 renewable @-2,2 -2,2.N')
          .give(2, '2food steel')
          .give(3, '3lumber'),
        'climateConference',
      ),
  },
  {
    name: 'energies: pollution and two hexes',
    depth: 2,
    lay: () =>
      almost(firstGame(), 'environmentalPollution')
        .start(0)
        .do('p0 callDice', '* drawDisc environmentalPollution'),
  },
  {
    name: 'energies: cleanup, inspector or hazard',
    depth: 3,
    lay: () =>
      hazards(firstGame(), '@0,0', '1,-1.N')
        .give(1, 'lumber')
        .give(2, 'steel')
        .hold(0, 'cleanup')
        .turn(0)
        .do('p0 playCleanup'),
  },
  {
    name: 'energies: high yield with four hexes',
    depth: 3,
    lay: () =>
      plants(
        emptyBoard().put('p0 city 1,0.N', 'p0 city -1,1.N').hold(0, 'highYield'),
        '0 renewable @1,0 1,0.N',
        '0 renewable @1,-1 1,0.N',
        '0 renewable @2,-1 1,0.N',
        '0 renewable @-1,1 -1,1.N',
      )
        .turn(0)
        .do('p0 playHighYield'),
  },
  {
    name: 'energies: only energy to trade',
    depth: 2,
    lay: () => firstGame().give(0, '5energy').turn(0),
  },
];
