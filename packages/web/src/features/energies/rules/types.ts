import type { Chapter } from '../../../moves/rulebook.js';

type Board = 'E-1' | 'E-2' | 'E-3' | 'E-4' | 'E-5' | 'E-6';
type Start = 'E-10' | 'E-11' | 'E-12';
type Turn = 'E-20' | 'E-21' | 'E-22' | 'E-23' | 'E-24';
type Events = 'E-30' | 'E-31' | 'E-32' | 'E-33' | 'E-34' | 'E-35' | 'E-36';
type Hazards = 'E-40' | 'E-41' | 'E-42';
type Production = 'E-50' | 'E-51';
type Actions = 'E-60' | 'E-61' | 'E-62' | 'E-63' | 'E-64' | 'E-65' | 'E-66';
type Cards = 'E-70' | 'E-71' | 'E-72' | 'E-73';
type End = 'E-80' | 'E-81';

export interface EnergiesText {
  readonly base: string;
  readonly baseLink: string;
  readonly chapters: readonly [
    Chapter<Board>,
    Chapter<Start>,
    Chapter<Turn>,
    Chapter<Events>,
    Chapter<Hazards>,
    Chapter<Production>,
    Chapter<Actions>,
    Chapter<Cards>,
    Chapter<End>,
  ];
}
