/** The board: chart, land, pieces, and at a table what can be chosen. */
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLocale } from '../session/settings.js';
import { useFeature } from '../moves/context.js';
import type { BoardPlace } from '../moves/places.js';
import { type Target, targetsOf } from '../moves/targets.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { ActionType, GameInfo, GameSession, Snapshot } from '../session/types.js';
import { type Aim, nearest } from './aims.js';
import './board.css';
import './targets.css';
import { boardBox, placePoint, type ScreenPoint } from './geometry.js';
import { Grounds } from './Grounds.js';
import { grownBy, SignContext } from './grown.js';
import { Harbours } from './Harbours.js';
import { Land } from './Land.js';
import { Buildings, Figures, Roads } from './Pieces.js';
import { Sea, SeaDefs } from './Sea.js';
import { Ghost, Targets } from './Targets.js';
import { useCamera } from './useCamera.js';
import { type PanZoom, usePanZoom } from './usePanZoom.js';
import { isBetterTurned, turnedBox, unitIn, useRoom } from './useTurned.js';

interface Props {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  /** Absent on a preview board. */
  readonly session?: GameSession;
  /** A picture: neither panned nor zoomed. */
  readonly still?: boolean;
  readonly armed?: ActionType | null;
  readonly chosen?: string | null;
  /** The first of two places, already chosen. */
  readonly picked?: BoardPlace | null;
  readonly marked?: readonly BoardPlace[];
  readonly last?: readonly BoardPlace[];
  onChoose?(target: Aim): void;
  /** A tap on a place that does not glow. */
  onMiss?(at: ScreenPoint): void;
}

const FINGER = 26;

const Marks = ({
  info,
  places,
  className,
}: {
  readonly info: GameInfo;
  readonly places: readonly BoardPlace[];
  readonly className: string;
}) => (
  <g className={className} aria-hidden="true">
    {places.map((place) => {
      const { x, y } = placePoint(info.board, place);
      return <circle key={`${place.kind}${place.at}`} cx={x} cy={y} r={place.kind === 'hex' ? 40 : 19} />;
    })}
  </g>
);

const Standing = ({ info, snapshot }: { readonly info: GameInfo; readonly snapshot: Snapshot }) => (
  <g aria-hidden="true">
    <Roads info={info} view={snapshot.view} />
    <Buildings info={info} view={snapshot.view} />
    <Figures info={info} snapshot={snapshot} />
  </g>
);

interface ChartProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly targets: readonly Aim[];
}

const Chart = ({ info, snapshot, targets }: ChartProps) => {
  const locale = useLocale();
  const { figures } = useFeature();
  const veiled =
    Object.values(figures)
      .find(({ veils }) => veils)
      ?.at(snapshot) ?? NONE;
  const stamp = `${locale} ${snapshot.view.base.terrain.join()} ${snapshot.view.base.number.join()}`;
  return (
    <>
      <Land info={info} view={snapshot.view} veiled={veiled} stamp={stamp} />
      <Grounds info={info} view={snapshot.view} targets={targets} />
      <Harbours info={info} view={snapshot.view} stamp={snapshot.view.base.harbour.join()} />
    </>
  );
};

const Zoom = ({
  zoom,
  reset,
  whole,
  children,
}: {
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  /** The whole board is shown: there is nothing to reset. */
  readonly whole: boolean;
  readonly children?: ReactNode;
}) => (
  <div className="zoom" data-whole={whole || undefined}>
    <button type="button" aria-label={m.zoom_in()} onClick={() => zoom(1.4)}>
      +
    </button>
    <button type="button" aria-label={m.zoom_out()} onClick={() => zoom(1 / 1.4)}>
      −
    </button>
    <button type="button" aria-label={m.zoom_reset()} onClick={reset}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9V3h6v2H5v4zM15 3h6v6h-2V5h-4zM3 15h2v4h4v2H3zM19 15h2v6h-6v-2h4z" />
      </svg>
    </button>
    {children}
  </div>
);

/** Where a pointer is on the drawing, and how far a finger reaches there. */
const spotIn = (scene: SVGGElement | null, event: { clientX: number; clientY: number }) => {
  const matrix = scene?.getScreenCTM();
  if (!matrix) return { at: { x: 0, y: 0 }, within: 0 };
  return {
    at: new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) as ScreenPoint,
    within: Math.max(20, FINGER / Math.hypot(matrix.a, matrix.b)),
  };
};

const aimAt = ({ board }: GameInfo, target: Target): Aim => ({
  ...target,
  point: placePoint(board, target.place),
});

type SceneProps = Props & {
  /** The board is turned on its side. */
  readonly turned: boolean;
  readonly targets: readonly Aim[];
  readonly active: string | null;
  readonly setActive: (key: string | null) => void;
};

/** Everything on the board, without its frame. */
export const Scene = (props: SceneProps) => {
  const { info, snapshot, session, chosen = null, targets, active } = props;
  const { grounds, layers } = useFeature();
  const shown = targets.find(({ key }) => key === (chosen ?? active));
  return (
    <>
      <Chart info={info} snapshot={snapshot} targets={targets} />
      {grounds.map((Ground, i) => (
        <Ground key={i} info={info} snapshot={snapshot} />
      ))}
      <Marks info={info} places={props.last ?? []} className={targets.length > 0 ? 'last aside' : 'last'} />
      <Standing info={info} snapshot={snapshot} />
      {layers.map((Layer, i) => (
        <Layer key={i} info={info} snapshot={snapshot} />
      ))}
      <Marks info={info} places={props.marked ?? []} className="marked" />
      <Marks info={info} places={props.picked ? [props.picked] : []} className="marked" />
      {session && (
        <Targets
          {...{ info, snapshot, targets, active, chosen, turned: props.turned, picked: props.picked ?? null }}
          onFocus={props.setActive}
          onChoose={(target) => props.onChoose?.(target)}
        />
      )}
      {shown && <Ghost info={info} snapshot={snapshot} target={shown} />}
    </>
  );
};

interface Aiming extends Pick<SceneProps, 'targets' | 'active' | 'setActive' | 'onChoose' | 'onMiss'> {
  readonly scene: RefObject<SVGGElement | null>;
  readonly camera: PanZoom;
}

/** A finger or a pointer means the nearest place that glows. */
const aimWith = ({ scene, targets, active, setActive, camera, onChoose, onMiss }: Aiming) => ({
  onClick: (event: { clientX: number; clientY: number; detail: number }): void => {
    if (camera.dragged.current || event.detail === 0) return;
    const { at, within } = spotIn(scene.current, event);
    const hit = nearest(targets, at, within);
    if (hit) onChoose?.(hit);
    else onMiss?.(at);
  },
  onPointerMove: (event: PointerEvent): void => {
    camera.handlers.onPointerMove(event);
    if (targets.length === 0 || event.pointerType === 'touch') return;
    const { at, within } = spotIn(scene.current, event);
    const key = nearest(targets, at, within)?.key ?? null;
    if (key !== active) setActive(key);
  },
  onPointerLeave: (): void => setActive(null),
});

export const BoardView = (props: Props) => {
  const { info, snapshot, session, armed = null, picked = null } = props;
  const feature = useFeature();
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const camera = usePanZoom(svg);
  const { pose, zoom, reset } = camera;
  const box = boardBox(
    info.board,
    feature.reaches.flatMap((reach) => reach(info)),
  );
  // only a printed map with water around it has no up and down
  const room = useRoom(svg);
  const turned = info.board.places.inside < info.board.hexes && isBetterTurned(room, box);
  const shown = turned ? turnedBox(box) : box;
  const unit = unitIn(room, shown);
  const targets = session
    ? targetsOf({ feature, info, snapshot }, armed, picked).map((target) => aimAt(info, target))
    : [];
  useCamera(camera, { box: shown, room }, targets, turned);

  const aiming = aimWith({ ...props, scene, targets, active, setActive, camera });
  return (
    <div className={props.still ? 'board still' : 'board'}>
      {/* the choice itself is made by the focusable places inside; the drawing only interprets where a finger is */}
      <svg
        ref={svg}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        className={turned ? 'turned' : ''}
        style={{ ['--unit' as string]: unit.toFixed(3), ['--sign' as string]: grownBy(unit).toFixed(3) }}
        role="group"
        aria-label={m.board_label()}
        {...camera.handlers}
        {...aiming}
      >
        <SeaDefs />
        <g
          data-pose
          className={camera.glides ? 'glides' : ''}
          style={{ transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})` }}
        >
          <Sea box={shown} />
          <g ref={scene} data-scene transform={turned ? 'rotate(90)' : ''}>
            <SignContext value={grownBy(unit)}>
              <Scene {...props} {...{ turned, targets, active, setActive }} />
            </SignContext>
          </g>
        </g>
      </svg>
      {!props.still && <Zoom zoom={zoom} reset={reset} whole={pose.scale === 1} />}
    </div>
  );
};
