/**
 * Who leads those who look back together, and what they are shown. Each node may be asked to change it, and none asks another first:
 * whatever order the nodes hear of changes in, the latest of all is the same everywhere.
 */
import type { LeaderTold, ShownMoment } from '@landnam/protocol';

export interface LookLeader extends LeaderTold {
  /** Of one window of one guest; tells nobody which. */
  readonly key: string;
}

export interface Looking {
  /** How often the lead was taken or given up. */
  readonly term: number;
  /** Decides between two who took it at the same time at two nodes. */
  readonly draw: number;
  /** Moments that were shown since. */
  readonly step: number;
  readonly leader: LookLeader | null;
  readonly moment: ShownMoment;
}

/** What one node knows. */
export interface LookingThere {
  readonly looking: Looking;
  /** How many look there. */
  readonly people: number;
  /** The leader is one of them. */
  readonly leads: boolean;
}

const before = (a: Looking, b: Looking): boolean => {
  if (a.term !== b.term) return a.term < b.term;
  return a.draw === b.draw ? a.step < b.step : a.draw < b.draw;
};

export const latest = (a: Looking | null, b: Looking | null): Looking | null => {
  if (a === null || b === null) return a ?? b;
  return before(a, b) ? b : a;
};

export const take = (
  now: Looking | null,
  leader: LookLeader,
  moment: ShownMoment,
  draw: number,
): Looking => ({
  term: (now?.term ?? 0) + 1,
  draw,
  step: 0,
  leader,
  moment,
});

/** Everybody stays where they are. */
export const giveUp = (now: Looking, draw: number): Looking => ({
  ...now,
  term: now.term + 1,
  draw,
  step: 0,
  leader: null,
});

export const moveTo = (now: Looking, moment: ShownMoment): Looking => ({
  ...now,
  step: now.step + 1,
  moment,
});

/** Of two nodes together; who leads at one of them may have lost the lead at the other. */
export const joinThere = (
  a: LookingThere | undefined,
  b: LookingThere | undefined,
): LookingThere | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  const looking = before(a.looking, b.looking) ? b.looking : a.looking;
  const leadsAt = (there: LookingThere): boolean =>
    there.leads && there.looking.leader?.key === looking.leader?.key;
  return { looking, people: a.people + b.people, leads: leadsAt(a) || leadsAt(b) };
};

export const isSameThere = (a: LookingThere | undefined, b: LookingThere | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.people === b.people &&
    a.leads === b.leads &&
    !before(a.looking, b.looking) &&
    !before(b.looking, a.looking));
