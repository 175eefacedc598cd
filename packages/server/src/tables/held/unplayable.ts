/** Why a game cannot be played back. What is not known for certain may be this build's own fault: the next one tries again. */
import { explainVersion, RULE_CHANGES } from '@landnam/engine/log';
import type { TableProblem } from '@landnam/table';
import type { TableData } from '../data.js';

/** Behind the refusal of an entry: its rule. */
const ruleOf = (line: string): string | undefined => /\[(\w+-\d+)\]/.exec(line)?.[1];

const isOtherwise = (version: number, rule: string | undefined): boolean =>
  RULE_CHANGES.some(
    (change) =>
      change.version > version &&
      (change.rules.length === 0 || (rule !== undefined && change.rules.includes(rule))),
  );

/** The rules it was begun with are gone: a later version plays differently just there, and says so. Null for every other reason. */
export const goneRules = (
  { header }: TableData,
  { code, line }: TableProblem,
): NonNullable<TableData['closed']> | null => {
  const version = header?.rules ?? 0;
  const rule = ruleOf(line);
  if (code !== 'refused' || !isOtherwise(version, rule)) return null;
  return { code, line: `${line} (${explainVersion(version, rule)})` };
};
