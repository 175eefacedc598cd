/** Pointers on the board: one paints, two fingers or another button move it. */
import type { Axial } from '@landnam/engine';
import { between, type MapPlace } from '@landnam/maps/edit';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { ScreenPoint } from '../../../board/geometry.js';
import type { PanZoom } from '../../../board/usePanZoom.js';
import type { Bench } from '../../../session/workshop/bench.js';
import { coastUnder, placeUnder } from './places.js';
import { hexAt, isDragged, isLandIn, toolPlace } from './tools.js';
import type { Editor } from './useEditor.js';

const spotIn = (scene: SVGGElement | null, event: PointerEvent): ScreenPoint => {
  const matrix = scene?.getScreenCTM();
  return matrix
    ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    : { x: 0, y: 0 };
};

interface Hand {
  readonly down: Map<number, PointerEvent>;
  mode: 'none' | 'paint' | 'pan';
  last: Axial | null;
  /** Tapped, if the finger is lifted without having moved the board. */
  tap: MapPlace | null;
}

const PRIMARY = 0;

/** A harbour finds the coast that is near. */
const tappedWith = ({ state: { board, tool }, map }: Pick<Editor, 'state' | 'map'>, bench: Bench) => {
  const drawn = map.boards[board] ?? { hexes: [] };
  const isLand = (at: Axial): boolean => isLandIn(bench)(hexAt(drawn, at)?.terrain);
  return (spot: ScreenPoint): MapPlace =>
    tool.kind === 'harbour' ? coastUnder(spot, isLand) : placeUnder(spot, toolPlace(tool));
};

export const usePainting = (
  { state, map, move }: Editor,
  bench: Bench,
  scene: RefObject<SVGGElement | null>,
  { handlers }: PanZoom,
) => {
  const hand = useRef<Hand>({ down: new Map(), mode: 'none', last: null, tap: null });
  const pan = (event: PointerEvent): void => {
    const { down } = hand.current;
    if (hand.current.mode === 'paint') move({ do: 'drop' });
    hand.current.tap = null;
    if (hand.current.mode !== 'pan') for (const other of down.values()) handlers.onPointerDown(other);
    hand.current.mode = 'pan';
    handlers.onPointerDown(event);
  };
  const tapUnder = tappedWith({ state, map }, bench);
  const begin = (event: PointerEvent): void => {
    const spot = spotIn(scene.current, event);
    hand.current.mode = 'paint';
    hand.current.last = placeUnder(spot, 'hex');
    if (isDragged(state.tool) && !state.fill) move({ do: 'drag', at: [hand.current.last] });
    else hand.current.tap = tapUnder(spot);
  };
  const follow = (event: PointerEvent): void => {
    const { last } = hand.current;
    const next = placeUnder(spotIn(scene.current, event), 'hex');
    if (last === null || state.fill || (next.q === last.q && next.r === last.r)) return;
    hand.current.last = next;
    move({ do: 'drag', at: between(last, next).slice(1) });
  };
  const lift = (event: PointerEvent): void => {
    const { down, mode, tap } = hand.current;
    down.delete(event.pointerId);
    if (mode === 'pan') handlers.onPointerUp(event);
    if (down.size > 0) return;
    hand.current = { down, mode: 'none', last: null, tap: null };
    move(tap === null ? { do: 'lift' } : { do: 'tap', at: tap });
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      const { down } = hand.current;
      if (down.size > 0 || event.button !== PRIMARY) pan(event);
      else begin(event);
      down.set(event.pointerId, event);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (hand.current.mode === 'pan') handlers.onPointerMove(event);
      else if (hand.current.mode === 'paint' && hand.current.down.has(event.pointerId)) follow(event);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: (event: PointerEvent): void => {
      if (hand.current.down.has(event.pointerId) && event.pointerType === 'mouse') lift(event);
    },
    onContextMenu: (event: MouseEvent): void => event.preventDefault(),
  };
};
