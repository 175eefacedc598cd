import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'air-pollution':
    'Die schlechteste Bilanz kostet einen Umweltschaden auf der eigenen Stadt: Er liegt auf dem eingekreisten Dach.',
  pollution: 'Die Würfel zeigten eine 9: Auf beiden Feldern mit dieser Zahl liegt ein Umweltschaden.',
  hazard: 'Solange der Umweltschaden hier liegt, bringt das Gebirge nichts.',
  'hazard-gone':
    'Eine 9 ist gefallen: Niemand bekam etwas vom Gebirge, aber jetzt ist der Umweltschaden weg.',
  yield:
    'Eine 9 fällt. Die Stadt erhält Stahl und Forschung, das Dorf Stahl und von seinem Kraftwerk eine Energie.',
  inspector: 'Der Inspektor darf auf jedes andere Feld, nur nicht dorthin, wo ein Umweltschaden liegt.',
  'energy-prices':
    'Die Preise der Knöpfe. Dazu ein Kraftwerk: eine Forschung, wenn es braun ist, drei, wenn es grün ist.',
  'plant-places':
    'Die Stadt hat auf jedem ihrer drei Felder Platz für ein Kraftwerk. Das Dorf hat sein einziges schon.',
  clearing: 'Eine Energie beseitigt den Umweltschaden, wem er auch schadet.',
  footprint:
    'Die Stadt zählt zwei, ihr braunes Kraftwerk eins dazu, ihr grünes eins weniger; Dorf und grünes Kraftwerk ergeben null. Zusammen: zwei.',
};
