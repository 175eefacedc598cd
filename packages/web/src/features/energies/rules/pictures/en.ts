export const en = {
  'air-pollution':
    'The highest footprint is paid for with a hazard on one’s own city: it lies on the ringed roof.',
  pollution: 'The dice showed a 9: a hazard lies on both hexes with that number.',
  hazard: 'As long as the hazard lies here, the mountains yield nothing.',
  'hazard-gone': 'A 9 was rolled: nobody got anything from the mountains, but now the hazard is gone.',
  yield:
    'A 9 is rolled. The city gets steel and science, the town steel and, from its power plant, one energy.',
  inspector: 'The inspector may go to any other hex, but not where a hazard lies.',
  'energy-prices':
    'Prices on the buttons. A power plant besides: one science if it is fossil, three if it is renewable.',
  'plant-places':
    'The city has room for a plant on each of its three hexes. The town has its only one already.',
  clearing: 'One energy removes the hazard, whoever it hurts.',
  footprint:
    'The city counts two, its fossil plant adds one, its renewable one takes one off; town and renewable plant make nothing. In all: two.',
} as const;
