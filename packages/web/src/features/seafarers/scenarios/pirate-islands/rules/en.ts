export const en = [
  {
    title: 'The Pirate Islands',
    rules: {
      'S-701': {
        heading: 'Where you start',
        text: 'You begin with a settlement and a ship by lot, and place two more settlements with roads on the eastern island. No robber, no longest road, no largest army. With four players victory point cards act as knights; with three they are left out.',
      },
      'S-702': {
        heading: 'Your line of ships',
        text: 'You have one line of ships: by the shortest way to your landing, and from there to your fortress. A ship always continues its head.',
      },
      'S-703': {
        heading: 'Warships',
        text: 'A knight turns the rearmost ordinary ship of your line into a warship.',
      },
      'S-704': {
        heading: 'The pirate fleet',
        text: 'Every roll first moves the fleet along its path by the lower die. Whoever has a building beside it is attacked with that strength: with fewer warships you lose a card and one more for each city, with more you choose a card. No ship comes or goes beside the fleet.',
      },
      'S-705': {
        heading: 'Your landing',
        text: 'At your landing you may build one settlement and make it a city. Otherwise everything is built on the eastern island.',
      },
      'S-706': {
        heading: 'Storming the fortress',
        text: 'When your line reaches your fortress you may attack at the end of your turn: one die against your warships. More warships take a chit; equal costs the foremost ship, fewer the two foremost. At no chits it is your settlement.',
      },
      'S-707': {
        heading: 'A seven',
        text: 'On a 7 the fleet moves first; then cards are given back and you steal from anybody. When all fortresses are taken the fleet leaves.',
      },
      'S-708': { heading: 'Winning', text: 'You win with 10 points and your fortress taken.' },
    },
  },
] as const;
