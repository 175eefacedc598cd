import type { Answer, Refused } from '@landnam/protocol';
import { n } from './words/index.js';

const TEXTS: Partial<Record<Refused['code'], () => string>> = {
  malformed: n.refused_malformed,
  tooFast: n.refused_tooFast,
  badName: n.refused_badName,
  nameTaken: n.refused_nameTaken,
  badCode: n.refused_badCode,
  badRules: n.refused_badRules,
  unknownMap: n.refused_unknownMap,
  unknownTable: n.unknown,
  notHost: n.refused_notHost,
  taken: n.refused_taken,
  full: n.refused_full,
  locked: n.refused_locked,
  notReady: n.refused_notReady,
  started: n.refused_started,
  banned: n.refused_banned,
  storage: n.refused_storage,
  versions: n.outdated,
  chatOff: n.chat_off,
  closed: n.closed,
  setAside: n.set_aside,
  paused: n.refused_paused,
  over: n.refused_over,
  notSeated: n.refused_notSeated,
  failed: n.refused_failed,
  failedOften: n.refused_failedOften,
};

export const refusalText = ({ code, where }: Pick<Refused, 'code' | 'where'>): string => {
  if (code === 'badMap') return n.refused_badMap({ where: where ?? '' });
  if (where === 'line') return n.refused_line();
  if (code === 'tooFast' && where === 'idle') return n.idle_early();
  if (code === 'locked' && where === 'removed') return n.refused_removed();
  return TEXTS[code]?.() ?? n.refused_other({ code });
};

/** The text for an answer; undefined if it was granted. */
export const troubleOf = (answer: Answer): string => (answer.ok ? '' : refusalText(answer));
