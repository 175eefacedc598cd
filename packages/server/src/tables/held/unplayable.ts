/** Why a game cannot be replayed. Unless it is certain, it may be this build's fault, and the next one tries again. */
import { explainVersion, RULE_CHANGES } from '@landnam/engine/log';
import type { TableProblem } from '@landnam/table';
import type { TableData } from '@landnam/table/machine';

/** The rule id at the end of an entry's refusal. */
const ruleOf = (line: string): string | undefined => /\[(\w+-\d+)\]/.exec(line)?.[1];

const isOtherwise = (version: number, rule: string | undefined): boolean =>
  RULE_CHANGES.some(
    (change) =>
      change.version > version &&
      (change.rules.length === 0 || (rule !== undefined && change.rules.includes(rule))),
  );

/** The rules it was begun with are gone: a later version plays this very entry differently, and says so. Null for any other reason. */
export const goneRules = (
  { header }: TableData,
  { code, line }: TableProblem,
): NonNullable<TableData['closed']> | null => {
  const version = header?.rules ?? 0;
  const rule = ruleOf(line);
  if (code !== 'refused' || !isOtherwise(version, rule)) return null;
  return { code, line: `${line} (${explainVersion(version, rule)})` };
};
