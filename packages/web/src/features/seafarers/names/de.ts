import type { SeaNames } from './types.js';

export const de: SeaNames = {
  family: 'Seefahrer',
  cloth: 'Tuch für Catan',
  cloth_about: 'Fahre zu den Dörfern und handle: Zwei Ballen Tuch sind ein Punkt.',
  'fog-islands': 'Die Nebelinseln',
  'fog-islands_about':
    'Niemand weiß, was im Nebel liegt: Das erste Schiff, das ihn berührt, deckt es auf und wird belohnt.',
  'forgotten-tribe': 'Der vergessene Stamm',
  'forgotten-tribe_about':
    'Auf den kleinen Inseln siedelt niemand, doch ihr Volk schenkt dem ersten Schiff Punkte, Karten und Häfen.',
  'four-islands': 'Die vier Inseln',
  'four-islands_about': 'Beginne auf einer oder zwei Inseln; jede andere bringt 2 Sonderpunkte.',
  'new-shores': 'Zu neuen Ufern',
  'new-shores_about':
    'Beginne auf der Hauptinsel; deine erste Siedlung auf jeder kleinen Insel bringt 2 Sonderpunkte.',
  'new-world': 'Neue Welt',
  'new-world_about':
    'Der Zufall formt die Inseln; die erste Siedlung auf einer fremden bringt einen Sonderpunkt.',
  'pirate-islands': 'Die Pirateninseln',
  'pirate-islands_about':
    'Eine Flotte plündert die Küsten. Rüste deine Schiffe, fahre zu deiner verlorenen Festung und erobere sie zurück.',
  'through-the-desert': 'Durch die Wüste',
  'through-the-desert_about':
    'Jenseits der Wüste und des Meeres liegt Neuland: 2 Sonderpunkte für deine erste Siedlung in jedem Teil.',
  wonders: 'Die Wunder von Catan',
  wonders_about: 'Beginne eines von fünf Wundern und baue es, bevor andere ihres vollenden.',
};
