import type { Chapter } from '../../../moves/rulebook.js';

type Board = 'B-1' | 'B-2' | 'B-3' | 'B-4' | 'B-5';
type Start = 'B-10' | 'B-11' | 'B-12';
type Turn = 'B-20' | 'B-21' | 'B-22' | 'B-23' | 'B-24' | 'B-25';
type Build = 'B-30' | 'B-31' | 'B-32' | 'B-33' | 'B-34';
type Cards = 'B-40' | 'B-41' | 'B-42' | 'B-43' | 'B-44';
type Points = 'B-50' | 'B-51' | 'B-52' | 'B-53' | 'B-54';
type Six = 'B-70' | 'B-71' | 'B-72' | 'B-73' | 'B-74' | 'B-75' | 'B-76' | 'B-77' | 'B-78' | 'B-79';
type Laid = 'B-80' | 'B-81' | 'B-82' | 'B-83' | 'B-84' | 'B-85';

export type BaseText = readonly [
  Chapter<Board>,
  Chapter<Start>,
  Chapter<Turn>,
  Chapter<Build>,
  Chapter<Cards>,
  Chapter<Points>,
  Chapter<'B-60'>,
  Chapter<Six>,
  Chapter<Laid>,
];
