import { type Pace, PACES } from '@landnam/protocol';
import { PACE_NAMES } from '../names.js';
import { n } from '../words/index.js';

const MINUTE = 60;
const DAY = 86_400;

/** How much time one turn has; empty if there is no limit. */
const timeOf = (pace: Pace): string => {
  const seconds = PACES[pace];
  if (seconds === 0) return '';
  if (seconds >= DAY) return n.pace_day({ count: seconds / DAY });
  return seconds % MINUTE === 0
    ? n.pace_minutes({ count: seconds / MINUTE })
    : n.pace_seconds({ count: seconds });
};

export const paceAbout = (pace: Pace): string =>
  pace === 'none' ? '' : `${timeOf(pace)}. ${n.pace_about()}`;

export const paceText = (pace: Pace): string =>
  pace === 'none' ? PACE_NAMES[pace]() : `${PACE_NAMES[pace]()} (${timeOf(pace)})`;
