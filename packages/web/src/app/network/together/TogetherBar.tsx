/** Above a game that is looked back at together: who leads, and how to lead, follow or go on alone. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { takeTogether } from '../../../session/network/sharedLook.js';
import type { Together, TogetherNow } from '../../../session/network/together.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { PeopleIcon } from '../icons.js';
import { leaderName } from '../names.js';
import { refusalText } from '../refusals.js';
import { useNews } from '../useWire.js';
import { n } from '../words/index.js';
import css from './together.module.css';
import { TogetherAnnouncer } from './TogetherAnnouncer.js';

export interface TogetherProps {
  readonly table: string;
  readonly room: 'replay' | 'review';
  /** Missing where a room shows the whole game. */
  readonly ply?: number;
  readonly eyes: number | null;
  readonly onMoment: (ply: number, eyes: number | null) => void;
  /** Where an entry stands in the game, in words. */
  readonly say: (ply: number) => string;
  readonly listen: (stray: () => void) => void;
}

/** As long as its room is shown, and a little longer: the next room may be one of the same game. */
const useTogether = (table: string): readonly [Together, TogetherNow, () => void] => {
  const [together, release] = useMemo(() => takeTogether(table), [table]);
  useEffect(() => () => release(), [release]);
  const now = useSyncExternalStore(together.now.subscribe, together.now.getState);
  return [together, now, () => release(true)];
};

const roomOf = (room: string): TogetherProps['room'] => (room === 'review' ? room : 'replay');

/** What the leader shows, shown here; and where this window stands, for whenever it leads. */
const useMoments = (together: Together, { part, told }: TogetherNow, props: TogetherProps): void => {
  const { table, room, ply, eyes, onMoment } = props;
  const [, navigate] = useLocation();
  const moment = told?.moment ?? null;
  useEffect(() => {
    if (part !== 'follows' || moment === null) return;
    const to = roomOf(moment.room);
    if (to === room) onMoment(moment.ply, moment.eyes);
    else {
      const seat = moment.eyes === null ? '' : `&seat=${moment.eyes}`;
      navigate(`/${to}/table/${table}?at=${moment.ply}${seat}&together`, { replace: true });
    }
    // a moment is shown once: what its room does afterwards is its own
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [part, moment, room]);
  const shown = ply ?? moment?.ply ?? 0;
  useEffect(() => together.stand({ ply: shown, eyes, room }), [together, shown, eyes, room]);
};

const statusText = ({ part, told, trouble, line, isDeposed }: TogetherNow, leader: string): string => {
  if (trouble?.code === 'malformed') return n.together_unknown();
  if (trouble !== null) return refusalText(trouble);
  if (line === 'lost' || line === 'none') return n.together_lost();
  if (told === null) return n.connecting();
  if (part === 'leads') return n.together_you_lead();
  if (told.leader === null) return n.together_free();
  if (part === 'alone') return n.together_alone({ leader });
  return isDeposed ? n.together_deposed({ leader }) : n.together_led({ leader });
};

interface Asked {
  readonly together: Together;
  readonly now: TogetherNow;
  readonly onLeave: () => void;
}

const Press = ({
  label,
  isMain = false,
  onPress,
}: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly onPress: () => void;
}) => (
  <button type="button" className={`button ${isMain ? 'primary' : 'quiet'}`} onClick={onPress}>
    {label}
  </button>
);

const Presses = ({ together, now: { part, told }, onLeave }: Asked) => (
  <span className={css['presses']}>
    {part === 'alone' && told?.leader && (
      <Press label={n.together_follow()} isMain onPress={() => together.follow()} />
    )}
    {told !== null && part !== 'leads' && (
      <Press label={n.together_take()} isMain={told.leader === null} onPress={() => void together.lead()} />
    )}
    {part === 'leads' && <Press label={n.together_yield()} onPress={() => void together.yieldLead()} />}
    <Press label={n.together_leave()} onPress={onLeave} />
  </span>
);

const LeaderMark = ({ seat }: { readonly seat: number | null }) =>
  seat === null ? <PeopleIcon /> : <SeatBadge seat={seat} size={24} />;

export const TogetherBar = (props: TogetherProps) => {
  const { table, listen, room } = props;
  const [together, now, release] = useTogether(table);
  const news = useNews(together.line);
  const [, navigate] = useLocation();
  useMoments(together, now, props);
  useEffect(() => listen(() => together.stray()), [listen, together]);
  const leader = now.told?.leader ?? null;
  const name = leader === null ? '' : leaderName(news.table, leader);
  const leave = (): void => {
    release();
    navigate(`/${room}/table/${table}`, { replace: true });
  };
  return (
    <section className={css['bar']} aria-label={n.together_title()} data-together={now.part}>
      <LeaderMark seat={now.told?.leader?.seat ?? null} />
      <span className={css['status']} data-status>
        {statusText(now, name)}
        {now.told !== null && now.told.people > 1 && (
          <small> {n.together_people({ count: now.told.people })}</small>
        )}
      </span>
      <Presses together={together} now={now} onLeave={leave} />
      <TogetherAnnouncer now={now} leader={name} say={props.say} />
    </section>
  );
};
