/** What each rules version changed in play; `docs/rules/changes.md` says the same, and a test compares the two. */
export interface RuleChange {
  readonly version: number;
  /** Ids of the rules that are played differently since then; none for the first version. */
  readonly rules: readonly string[];
  readonly what: string;
}

export const RULE_CHANGES: readonly RuleChange[] = [
  { version: 1, rules: [], what: 'the first version: the rules as these pages say them' },
];

/** Incremented with every change that makes an old log play differently. */
export const RULES_VERSION = 1;

const describe = ({ version, rules, what }: RuleChange): string =>
  `version ${version}: ${what}${rules.length === 0 ? '' : ` [${rules.join(' ')}]`}`;

/** Why a log of an older version may play differently: the changes to the rule that refuses it, or else everything that changed since. */
export const explainVersion = (version: number, rule?: string): string => {
  const since = RULE_CHANGES.filter((change) => change.version > version);
  const about = since.filter(({ rules }) => rule !== undefined && rules.includes(rule));
  return (about.length > 0 ? about : since).map(describe).join('; ');
};
