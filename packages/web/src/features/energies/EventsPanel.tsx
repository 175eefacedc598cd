/** The bag, the tracks and the footprint: all of it is public. */
import {
  bandsOf,
  brownInBag,
  DISCS,
  discsDue,
  discsInBag,
  EVENTS,
  footprintMarker,
  plantBalance,
  spacesOf,
} from '@landnam/engine/games/energies';
import { joined, seatName, useWords } from '../../ui/words.js';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import { getLocale } from '../../i18n/locale.js';
import type { GameInfo, View } from '../../session/types.js';
import type { PanelProps } from '../../moves/feature.js';
import { retold } from './tell.js';
import css from './energies.module.css';
import { BagIcon, EventIcon, FootprintIcon } from './icons.js';
import { discEvent, eventName } from './glossary.js';

interface Chance {
  readonly disc: number;
  readonly share: number;
}

/** [E-4] Green kinds are known over bag and boards together, so their share is a probability. */
const chancesOf = (view: View): readonly Chance[] => {
  const { brown, green, greenInBag } = view.eventDiscs;
  const bag = discsInBag(view);
  const greens = green.reduce((sum, count) => sum + count, 0);
  const inBag = greenInBag[0] ?? 0;
  return DISCS.map((kind, disc) => ({
    disc,
    share: kind.green
      ? (inBag * (green[disc] ?? 0)) / Math.max(1, bag * greens)
      : (brown[disc] ?? 0) / Math.max(1, bag),
  })).filter(({ share }) => share > 0);
};

const percent = (share: number): string =>
  new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(share);

/** One colour of disc: its name is above, so that the two kinds of conference can be told apart. */
const Odds = ({ view, green }: { readonly view: View; readonly green: boolean }) => {
  const chances = chancesOf(view).filter(({ disc }) => DISCS[disc]?.green === green);
  if (chances.length === 0) return null;
  return (
    <>
      <h3 className={css[green ? 'green' : 'brown']}>{green ? t.bag_green() : t.bag_brown()}</h3>
      <ul className={css['odds']}>
        {chances.map(({ disc, share }) => (
          <li key={disc}>
            <EventIcon event={discEvent(disc)} />
            <span>{eventName(discEvent(disc))}</span>
            <b>{percent(share)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

const Bag = ({ view }: { readonly view: View }) => {
  const left = discsInBag(view);
  return (
    <section data-bag={left}>
      <h2>
        <BagIcon /> {m.pair({ head: t.bag(), rest: t.bag_count({ count: left }) })}
      </h2>
      <p>
        {left === 0
          ? t.bag_empty()
          : t.bag_split({ brown: brownInBag(view), green: view.eventDiscs.greenInBag[0] ?? 0 })}
      </p>
      {left > 0 && (
        <div role="group" aria-label={t.bag_odds()}>
          <p>{t.bag_odds()}:</p>
          <Odds view={view} green={false} />
          <Odds view={view} green />
        </div>
      )}
    </section>
  );
};

const Track = ({
  info,
  view,
  event,
}: {
  readonly info: GameInfo;
  readonly view: View;
  readonly event: number;
}) => {
  const spaces = spacesOf(info, event);
  const count = view.eventDiscs.track[event] ?? 0;
  return (
    <li data-track={EVENTS[event]}>
      <EventIcon event={event} />
      <span>{eventName(event)}</span>
      <span className={css['discs']} role="img" aria-label={t.track_count({ count, spaces })}>
        {Array.from({ length: spaces }, (_, i) => (
          <i key={i} data-full={i < count || undefined} />
        ))}
      </span>
    </li>
  );
};

const WIDTH = 300;

const Scale = ({ info, view }: { readonly info: GameInfo; readonly view: View }) => {
  const bands = bandsOf(info);
  const most = bands.at(-1)?.to ?? 0;
  const step = WIDTH / (most + 1);
  const marker = footprintMarker(info, view);
  return (
    <svg
      className={css['scale']}
      viewBox={`0 0 ${WIDTH} 46`}
      role="img"
      aria-label={t.track_now({ marker, most })}
    >
      {bands.map(({ from, to, discs }) => (
        <g key={from}>
          <rect x={from * step} y={14} width={(to - from + 1) * step} height={16} data-discs={discs} />
          <text x={((from + to + 1) * step) / 2} y={26} textAnchor="middle">
            {'●'.repeat(discs)}
          </text>
          <text x={from * step + 1} y={42}>
            {from}
          </text>
        </g>
      ))}
      <text x={WIDTH - 1} y={42} textAnchor="end">
        {most}
      </text>
      <path className={css['marker']} d="M-6 0H6L0 13z" transform={`translate(${(marker + 0.5) * step} 1)`} />
    </svg>
  );
};

/** [E-81] Who has the greatest balance of plants; nobody without more renewable than fossil ones. */
const cleanest = (info: GameInfo, view: View): string => {
  const balances = info.setup.players.map((_, seat) => plantBalance(view, seat));
  const best = Math.max(...balances);
  if (best <= 0) return t.clean_nobody();
  const names = balances.flatMap((balance, seat) => (balance === best ? [seatName(info, seat)] : []));
  return joined(names);
};

/** A finished game says how it ended, where the tracks say how it came to that. */
const Ended = ({ session, snapshot }: PanelProps) => {
  const words = useWords(session.info, snapshot);
  const last = snapshot.events.findLast(({ event }) => event.type === 'gameEnded')?.event;
  if (last?.type !== 'gameEnded') return null;
  return (
    <p data-ended>
      <b>{retold.gameEnded(last, words).text}.</b>
    </p>
  );
};

export const EventsPanel = ({ session, snapshot }: PanelProps) => {
  const { info } = session;
  const { view } = snapshot;
  const [marker, most] = [footprintMarker(info, view), bandsOf(info).at(-1)?.to ?? 0];
  return (
    // it scrolls: it must be focusable for people without a mouse
    <section className={css['panel']} tabIndex={0} aria-label={t.tab()}>
      <Ended session={session} snapshot={snapshot} />
      <section>
        <h2>
          <FootprintIcon /> {t.track()}
        </h2>
        <Scale info={info} view={view} />
        <p>
          {t.track_now({ marker, most })}.{' '}
          {!snapshot.over && `${t.next_draw({ count: discsDue(info, view) })}.`}
        </p>
        {!snapshot.over && <p>{m.pair({ head: t.clean_now(), rest: cleanest(info, view) })}.</p>}
      </section>
      <section>
        <h2>{t.tracks()}</h2>
        <ul className={css['tracks']}>
          {EVENTS.map((name, event) => (
            <Track key={name} info={info} view={view} event={event} />
          ))}
        </ul>
      </section>
      <Bag view={view} />
    </section>
  );
};
