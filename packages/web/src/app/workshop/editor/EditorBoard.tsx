/** The board that is drawn upon: the same drawing as everywhere, with empty cells around it, a cursor, and what is wrong where it is wrong. */
import { axialKey } from '@landnam/engine';
import type { MapBoard } from '@landnam/maps';
import { type Clip, figurePlaces, type MapPlace, pasted } from '@landnam/maps/edit';
import { type CSSProperties, memo, type RefObject, useRef, useState } from 'react';
import '../../../board/board.css';
import { type Box, HEX_POINTS, INSET_POINTS } from '../../../board/geometry.js';
import { grownBy, SignContext } from '../../../board/grown.js';
import { Harbours } from '../../../board/Harbours.js';
import { Land } from '../../../board/Land.js';
import { Sea, SeaDefs } from '../../../board/Sea.js';
import { type PanZoom, usePanZoom } from '../../../board/usePanZoom.js';
import { turnedBox, unitIn, useRoom } from '../../../board/useTurned.js';
import { useFeature } from '../../../moves/context.js';
import { useLocale } from '../../../session/settings.js';
import type { Bench } from '../../../session/workshop/bench.js';
import css from './drawing.module.css';
import { boxWith, drawnBoard, emptyCells, isTurned, setMarks, type SetMark } from './drawn.js';
import page from './editor.module.css';
import { LaidPiece } from './LaidPiece.js';
import { markLetter } from './markWords.js';
import { hexSpot, placeRound, placeSpot } from './places.js';
import { toolPlace } from './tools.js';
import { boardKeys } from './boardKeys.js';
import type { Editor } from './useEditor.js';
import { usePainting } from './usePainting.js';
import { t } from './words/index.js';

const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

const NO_COPY: Clip = { hexes: [], harbours: [], marks: [] };

const Cells = ({ data }: { readonly data: MapBoard }) =>
  emptyCells(data).map((cell) => (
    <polygon
      key={axialKey(cell)}
      className={css['cell']}
      points={INSET_POINTS}
      transform={at(hexSpot(cell))}
    />
  ));

const Ground = memo(function Ground({ bench, data }: { readonly bench: Bench; readonly data: MapBoard }) {
  const locale = useLocale();
  const { info, view, stamp } = drawnBoard(bench, data);
  return (
    <>
      <Land info={info} view={view} veiled={-1} stamp={`${locale} ${stamp}`} />
      <Harbours info={info} view={view} stamp={stamp} />
    </>
  );
});

const Areas = ({ data }: { readonly data: MapBoard }) => {
  const names = [...new Set(data.hexes.flatMap(({ area, group }) => [area ?? [], group ?? []].flat()))];
  return data.hexes
    .filter(({ area, group }) => area !== undefined || group !== undefined)
    .map((hex) => (
      <g key={axialKey(hex)} transform={at(hexSpot(hex))} className={css['area']}>
        <polygon points={INSET_POINTS} data-tone={names.indexOf(hex.area ?? hex.group ?? '') % 5} />
        <g className="upright">
          <text y={-22}>{[hex.area, hex.group].filter((name) => name !== undefined).join(' · ')}</text>
        </g>
      </g>
    ));
};

const Letter = ({ set: { mark, place } }: { readonly set: SetMark }) => (
  <>
    <circle r={13} />
    <g className="upright">
      <text y={4.5}>{markLetter(mark, place)}</text>
    </g>
  </>
);

/** Where a figure begins it stands itself: its module has its name. */
const Mark = ({ set }: { readonly set: SetMark }) => {
  const { mark, place } = set;
  const Art = useFeature().figures[mark.module]?.Art;
  return (
    <g transform={at(placeSpot(place))} className={css['mark']}>
      <g className="grows">
        {Art !== undefined && mark.at === 'hex' && !mark.many ? (
          <g className="upright" data-figure={mark.module}>
            <Art />
          </g>
        ) : (
          <Letter set={set} />
        )}
      </g>
    </g>
  );
};

/** Beside the number; paler where a lot decides between several hexes. */
const Robber = ({ data }: { readonly data: MapBoard }) => {
  const Art = useFeature().figures['robber']?.Art;
  const places = figurePlaces(data, data.robber);
  if (Art === undefined) return null;
  return places.map((place) => (
    <g
      key={axialKey(place)}
      transform={at(hexSpot(place))}
      className={css['robber']}
      data-robber={axialKey(place)}
      data-perhaps={places.length > 1 || undefined}
    >
      <g transform="translate(-19 -9)">
        <g className="upright">
          <Art />
        </g>
      </g>
    </g>
  ));
};

/** Where something is wrong, or still to do. */
export interface BoardFault {
  readonly place: MapPlace;
  readonly isToDo: boolean;
}

const isHex = ({ side, corner }: MapPlace): boolean => side === undefined && corner === undefined;

/** What is still to do has the place of a number that does not lie there yet. */
const Ring = ({ fault: { place, isToDo } }: { readonly fault: BoardFault }) => (
  <g transform={at(placeSpot(place))} className={isToDo ? css['lack'] : css['fault']}>
    {isToDo ? (
      <circle className="grows" r={15.5} />
    ) : isHex(place) ? (
      <polygon points={INSET_POINTS} />
    ) : (
      <circle r={16} />
    )}
  </g>
);

/** What is being copied, or would be laid here. */
const Region = ({ editor: { state } }: { readonly editor: Editor }) => {
  const { region, clip, tool, cursor } = state;
  const places = tool.kind === 'paste' ? pasted(clip ?? NO_COPY, cursor) : (region ?? []);
  return (
    <g className={css['region']} data-region={places.length}>
      {[...new Set(places.map(axialKey))].map((key) => {
        const [q = 0, r = 0] = key.split(',').map(Number);
        return <polygon key={key} points={INSET_POINTS} transform={at(hexSpot({ q, r }))} />;
      })}
    </g>
  );
};

const Cursor = ({ editor: { state } }: { readonly editor: Editor }) => {
  const place = placeRound(state.cursor, toolPlace(state.tool), state.turn);
  return (
    <g className={css['cursor']}>
      <polygon points={HEX_POINTS} transform={at(hexSpot(state.cursor))} />
      {toolPlace(state.tool) !== 'hex' && <circle r={9} transform={at(placeSpot(place))} />}
    </g>
  );
};

interface Props {
  readonly editor: Editor;
  readonly bench: Bench;
  readonly faults: readonly BoardFault[];
}

const Drawing = ({ editor, bench, faults, data }: Props & { readonly data: MapBoard }) => {
  const { kind } = editor.state.tool;
  return (
    <>
      <Cells data={data} />
      <Ground bench={bench} data={data} />
      {(kind === 'area' || kind === 'group') && <Areas data={data} />}
      <Robber data={data} />
      {setMarks(bench, editor.map, editor.state.board).map((set, i) =>
        set.mark.piece === undefined ? <Mark key={i} set={set} /> : <LaidPiece key={i} set={set} />,
      )}
      {faults.map((fault, i) => (
        <Ring key={i} fault={fault} />
      ))}
      <Region editor={editor} />
      <Cursor editor={editor} />
    </>
  );
};

/** The drawing stays where it is: while a stroke goes on or a hand has moved it, and until something no longer fits. */
const useBox = (data: MapBoard, board: string, isHeld: boolean): readonly [Box, () => void] => {
  const [, setFits] = useState(0);
  const last = useRef<{ readonly board: string; readonly box: Box } | null>(null);
  const known = last.current?.board === board ? last.current.box : null;
  const box = isHeld && known !== null ? known : boxWith(data, known);
  last.current = { board, box };
  const fit = (): void => {
    last.current = null;
    setFits((count) => count + 1);
  };
  return [box, fit];
};

const Zoom = ({ zoom, pose, onFit }: Pick<PanZoom, 'zoom' | 'pose'> & { readonly onFit: () => void }) => (
  <div className="zoom">
    <button type="button" aria-label={t.zoom_in()} onClick={() => zoom(1.4)}>
      +
    </button>
    <button type="button" aria-label={t.zoom_out()} disabled={pose.scale === 1} onClick={() => zoom(1 / 1.4)}>
      −
    </button>
    <button type="button" aria-label={t.whole()} title={t.whole()} onClick={onFit}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h6v2H5v4H3zm12 0h6v6h-2V5h-4zM3 15h2v4h4v2H3zm16 0h2v6h-6v-2h4z" />
      </svg>
    </button>
  </div>
);

interface Look {
  readonly shown: Box;
  readonly turned: boolean;
  /** How much of the drawing one screen pixel is. */
  readonly unit: number;
}

const useLook = (svg: RefObject<SVGSVGElement | null>, data: MapBoard, box: Box): Look => {
  const room = useRoom(svg);
  const turned = isTurned(data, box, room);
  const shown = turned ? turnedBox(box) : box;
  return { shown, turned, unit: unitIn(room, shown) };
};

const signed = (unit: number): CSSProperties => ({
  ['--unit' as string]: unit.toFixed(3),
  ['--sign' as string]: grownBy(unit).toFixed(3),
});

export const EditorBoard = (props: Props) => {
  const { editor, bench } = props;
  const { state, map } = editor;
  const data = map.boards[state.board] ?? { hexes: [] };
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const camera = usePanZoom(svg);
  const painting = usePainting(editor, bench, scene, camera);
  const { pose } = camera;
  const [box, forget] = useBox(data, state.board, state.stroke !== null || pose.scale !== 1);
  const fit = (): void => {
    camera.reset();
    forget();
  };
  const { shown, turned, unit } = useLook(svg, data, box);
  return (
    <div className={`board ${page['board']}`}>
      <svg
        ref={svg}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        className={turned ? 'turned' : ''}
        style={signed(unit)}
        role="application"
        tabIndex={0}
        aria-label={t.board_label()}
        aria-describedby="board-keys"
        data-editor-board
        onKeyDown={boardKeys(editor, turned)}
        {...painting}
      >
        <SeaDefs />
        <g style={{ transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})` }}>
          <Sea box={shown} />
          <g ref={scene} data-scene transform={turned ? 'rotate(90)' : ''}>
            <SignContext value={grownBy(unit)}>
              <Drawing {...props} data={data} />
            </SignContext>
          </g>
        </g>
      </svg>
      <Zoom {...camera} onFit={fit} />
    </div>
  );
};
