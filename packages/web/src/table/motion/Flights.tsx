/** Cards fly from where they come from to where they go; a tap ends it, and with reduced motion there is none. */
import type { GameEvent } from '@landnam/engine';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { placePoint } from '../../board/geometry.js';
import { useFeature } from '../../moves/context.js';
import type { Feature, Flight, Stop } from '../../moves/feature.js';
import type { Spot } from '../../moves/places.js';
import type { GameInfo, GameSession, Snapshot, View } from '../../session/types.js';
import { GoodIcon } from '../../ui/GoodIcon.js';
import css from './Flights.module.css';
import { isStill } from './useRested.js';

interface Card {
  readonly id: number;
  readonly good: string | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}
/** More at the same time would be confusing. */
const MOST = 14;
const STAGGER = 60;

/** The table's own root: another table on the page has places of the same names. */
type Root = RefObject<HTMLElement | null>;

/** The middle of the first of these that is on the screen. */
const middleOf = ({ current }: Root, ...selectors: readonly string[]): Spot | undefined => {
  for (const selector of selectors) {
    const box = current?.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return undefined;
};

const HAND = '[data-panel="hand"]';
const PLAYERS_TAB = '[data-tab="players"]';

interface Flying {
  readonly root: Root;
  readonly info: GameInfo;
  readonly viewer: number;
}

const spotOf = ({ root, info, viewer }: Flying, stop: Stop, good: string | null): Spot | undefined => {
  if (stop === 'supply') return middleOf(root, '[data-supply]', PLAYERS_TAB);
  if ('seat' in stop)
    return stop.seat === viewer
      ? middleOf(root, `${HAND} [data-good="${good}"]`, HAND, '[role="tab"][data-tab="hand"]')
      : middleOf(root, `li[data-seat="${stop.seat}"] .badge`, PLAYERS_TAB);
  const matrix = root.current?.querySelector<SVGGElement>('[data-scene]')?.getScreenCTM();
  const { x, y } = placePoint(info.board, stop.place);
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : undefined;
};

let ids = 0;

const cardsFor = (flying: Flying, flights: readonly Flight[]): Card[] =>
  flights.slice(0, MOST).flatMap(({ good, from, to }, i) => {
    const [start, end] = [spotOf(flying, from, good), spotOf(flying, to, good)];
    return start && end ? [{ id: ids++, good, from: start, to: end, delay: i * STAGGER }] : [];
  });

type Fly = (event: GameEvent, info: GameInfo, view: View) => readonly Flight[];

const flightsOf = ({ flights }: Feature, event: GameEvent, info: GameInfo, view: View): readonly Flight[] =>
  (flights[event.type] as Fly | undefined)?.(event, info, view) ?? [];

const useFlights = (root: Root, { info }: GameSession, snapshot: Snapshot) => {
  const feature = useFeature();
  const told = useRef(snapshot.events.length);
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    const fresh = snapshot.events.slice(told.current).map(({ event }) => event);
    told.current = snapshot.events.length;
    if (fresh.length === 0 || isStill()) return;
    const flights = fresh.flatMap((event) => flightsOf(feature, event, info, snapshot.view));
    if (flights.length === 0) return;
    const fresher = cardsFor({ root, info, viewer: snapshot.seat }, flights);
    setCards((flying) => [...flying, ...fresher]);
  }, [root, feature, info, snapshot]);
  useEffect(() => {
    const end = (): void => setCards((flying) => (flying.length === 0 ? flying : []));
    addEventListener('pointerdown', end);
    return () => removeEventListener('pointerdown', end);
  }, []);
  return [cards, (id: number) => setCards((flying) => flying.filter((card) => card.id !== id))] as const;
};

const styleOf = ({ from, to, delay }: Card): CSSProperties =>
  ({
    '--from': `${from.x}px ${from.y}px`,
    '--to': `${to.x}px ${to.y}px`,
    animationDelay: `${delay}ms`,
  }) as CSSProperties;

export const Flights = ({
  root,
  session,
  snapshot,
}: {
  readonly root: Root;
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}) => {
  const [cards, land] = useFlights(root, session, snapshot);
  return cards.map((card) => (
    <span
      key={card.id}
      className={`${css['flight']} ${card.good === null ? css['back'] : `good-${card.good}`}`}
      style={styleOf(card)}
      aria-hidden="true"
      data-flight={card.good ?? 'unseen'}
      onAnimationEnd={() => land(card.id)}
    >
      {card.good !== null && <GoodIcon name={card.good} />}
    </span>
  ));
};
