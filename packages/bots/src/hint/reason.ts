/** What speaks for an action and what against it, in terms of the game: data that whoever shows it puts into words. */
export type ReasonKind =
  // what it gains
  | 'wins'
  | 'points'
  | 'award'
  | 'income'
  | 'firstIncome'
  | 'choice'
  | 'rate'
  | 'allows'
  | 'gets'
  | 'draws'
  | 'route'
  | 'army'
  | 'site'
  | 'shore'
  | 'reach'
  | 'freed'
  | 'safe'
  | 'saves'
  | 'progress'
  | 'nearer'
  // what it costs
  | 'pays'
  | 'forgoes'
  | 'blocked'
  | 'risk'
  // what it does to others, or lets them do
  | 'blocks'
  | 'takesSite'
  | 'loses'
  | 'leads'
  | 'holds'
  | 'helps';

export interface HintReason {
  readonly kind: ReasonKind;
  /** Whom it concerns, where that is not the seat itself. */
  readonly seat?: number;
  /** A good, a piece, an award, a kind of action, or what else a game counts. */
  readonly name?: string;
  readonly count?: number;
  /** ModuleFeatures by good. */
  readonly goods?: readonly number[];
}

/** What matters most is named first. */
const ORDER: readonly ReasonKind[] = [
  'wins',
  'award',
  'points',
  'loses',
  'progress',
  'firstIncome',
  'income',
  'choice',
  'blocks',
  'leads',
  'freed',
  'rate',
  'allows',
  'draws',
  'takesSite',
  'site',
  'shore',
  'nearer',
  'army',
  'gets',
  'pays',
  'forgoes',
  'safe',
  'saves',
  'risk',
  'blocked',
  'route',
  'reach',
  'holds',
  'helps',
];

const COSTS: ReadonlySet<ReasonKind> = new Set(['pays', 'forgoes', 'blocked', 'risk', 'helps']);

/** It speaks against an action. */
export const isCost = ({ kind }: HintReason): boolean => COSTS.has(kind);

export const inOrder = (reasons: readonly HintReason[]): readonly HintReason[] =>
  reasons.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
