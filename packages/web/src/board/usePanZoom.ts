/** Pan by dragging, zoom by wheel, pinch and buttons. Knows nothing about the content. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HOME, type Pose } from './pose.js';

const MOST = 4;
const DRAG = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const toDrawing = (svg: SVGSVGElement, { x, y }: Spot): Spot => {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
};

const clampScale = (scale: number): number => Math.min(MOST, Math.max(1, scale));

/** The spot under the fingers stays under them. */
export const zoomed = (pose: Pose, spot: Spot, factor: number): Pose => {
  const scale = clampScale(pose.scale * factor);
  if (scale === 1) return HOME;
  const ratio = scale / pose.scale;
  return { scale, x: spot.x - (spot.x - pose.x) * ratio, y: spot.y - (spot.y - pose.y) * ratio };
};

const centreOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
const spread = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

export interface PanZoom {
  readonly pose: Pose;
  /** True during and just after a drag: such a tap chooses nothing. */
  readonly dragged: RefObject<boolean>;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  /** Moved automatically, not by hand: it glides. */
  readonly go: (pose: Pose) => void;
  readonly glides: boolean;
  /** Whether the board was last moved by hand. */
  readonly hand: RefObject<boolean>;
}

const useWheel = (svg: RefObject<SVGSVGElement | null>, turn: (spot: Spot, factor: number) => void): void =>
  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      turn(toDrawing(element, { x: event.clientX, y: event.clientY }), Math.exp(-event.deltaY / 400));
    };
    // React's own wheel listeners are passive and cannot keep the page from scrolling
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, turn]);

export const usePanZoom = (svg: RefObject<SVGSVGElement | null>): PanZoom => {
  const [{ pose, glides }, setState] = useState({ pose: HOME, glides: false });
  const hand = useRef(false);
  const setPose = useCallback((next: (now: Pose) => Pose): void => {
    hand.current = true;
    setState((now) => ({ pose: next(now.pose), glides: false }));
  }, []);
  const fingers = useRef(new Map<number, Spot>());
  const start = useRef<Spot>({ x: 0, y: 0 });
  const dragged = useRef(false);
  const turn = useCallback(
    (spot: Spot, factor: number) => setPose((now) => zoomed(now, spot, factor)),
    [setPose],
  );
  useWheel(svg, turn);

  const move = (event: PointerEvent): void => {
    const element = svg.current;
    const before = [...fingers.current.values()];
    if (element === null || !fingers.current.has(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    if (Math.hypot(at.x - start.current.x, at.y - start.current.y) > DRAG) dragged.current = true;
    fingers.current.set(event.pointerId, at);
    if (!dragged.current) return;
    const after = [...fingers.current.values()];
    const [from, to] = [toDrawing(element, centreOf(before)), toDrawing(element, centreOf(after))];
    const factor = after.length > 1 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    setPose((now) =>
      now.scale === 1 && factor <= 1
        ? HOME
        : zoomed({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }, to, factor),
    );
  };
  const down = (event: PointerEvent): void => {
    if (fingers.current.size === 0) dragged.current = false;
    start.current = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, start.current);
  };
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);
  const middle = (): Spot => {
    const box = svg.current?.getBoundingClientRect();
    return box && svg.current
      ? toDrawing(svg.current, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
      : { x: 0, y: 0 };
  };
  return {
    pose,
    dragged,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
    zoom: (factor) => turn(middle(), factor),
    reset: () => setPose(() => HOME),
    go: (next) => {
      hand.current = false;
      setState((now) => (now.pose === next ? now : { pose: next, glides: true }));
    },
    glides,
    hand,
  };
};
