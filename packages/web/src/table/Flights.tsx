/** Cards fly from where they come to where they go; a tap ends it, and without motion there is none. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useSettings } from '../session/settings.js';
import { placePoint } from '../board/geometry.js';
import { flightsOf } from '../features/index.js';
import type { Flight, Spot, Stop } from '../moves/feature.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { GoodIcon } from '../ui/GoodIcon.js';
import css from './table.module.css';

interface Card {
  readonly id: number;
  readonly good: string | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}
/** More at once tell nothing. */
const MOST = 14;
const STAGGER = 60;
/** The dice come to rest first. */
const AFTER_ROLL = 450;

const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  useSettings.getState().pace === 'instant' ||
  document.hidden;

/** The middle of the first of these that is on the screen. */
const middleOf = (...selectors: readonly string[]): Spot | undefined => {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return undefined;
};

const spotOf = ({ info }: GameSession, viewer: number, stop: Stop, good: string | null): Spot | undefined => {
  if (stop === 'supply') return middleOf('[data-supply]', '#tab-players');
  if ('seat' in stop)
    return stop.seat === viewer
      ? middleOf(`#panel-hand [data-good="${good}"]`, '#panel-hand', '#tab-hand')
      : middleOf(`li[data-seat="${stop.seat}"] .badge`, '#tab-players');
  const matrix = document.querySelector<SVGGElement>('[data-scene]')?.getScreenCTM();
  const { x, y } = placePoint(info.board, stop.place);
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : undefined;
};

let ids = 0;

const cardsFor = (session: GameSession, { seat }: Snapshot, flights: readonly Flight[], delay: number) =>
  flights.slice(0, MOST).flatMap(({ good, from, to }, i): Card[] => {
    const [start, end] = [spotOf(session, seat, from, good), spotOf(session, seat, to, good)];
    return start && end ? [{ id: ids++, good, from: start, to: end, delay: delay + i * STAGGER }] : [];
  });

const useFlights = (session: GameSession, snapshot: Snapshot) => {
  const told = useRef(snapshot.events.length);
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    const fresh = snapshot.events.slice(told.current).map(({ event }) => event);
    told.current = snapshot.events.length;
    if (fresh.length === 0 || isStill()) return;
    const flights = fresh.flatMap((event) => flightsOf(event, session.info, snapshot.view));
    if (flights.length === 0) return;
    const rolled = fresh.some(({ type }) => type === 'diceRolled');
    setCards((flying) => [...flying, ...cardsFor(session, snapshot, flights, rolled ? AFTER_ROLL : 0)]);
  }, [session, snapshot]);
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
  session,
  snapshot,
}: {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}) => {
  const [cards, land] = useFlights(session, snapshot);
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
