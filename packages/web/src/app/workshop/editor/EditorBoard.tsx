/** The board that is drawn upon: the same drawing as everywhere, with empty cells around it, a cursor, and what is wrong where it is wrong. */
import { axialKey } from '@landnam/engine';
import type { MapBoard } from '@landnam/maps';
import { type Clip, type MapPlace, pasted } from '@landnam/maps/edit';
import { memo, useRef } from 'react';
import '../../../board/board.css';
import { type Box, HEX_POINTS, INSET_POINTS } from '../../../board/geometry.js';
import { Harbours } from '../../../board/Harbours.js';
import { Land } from '../../../board/Land.js';
import { Sea, SeaDefs } from '../../../board/Sea.js';
import { usePanZoom } from '../../../board/usePanZoom.js';
import { useFeature } from '../../../moves/context.js';
import { useLocale } from '../../../session/settings.js';
import type { Bench } from '../../../session/workshop/bench.js';
import { boxWith, drawnBoard, emptyCells, setMarks, type SetMark } from './drawn.js';
import css from './editor.module.css';
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

const NO_COPY: Clip = { hexes: [] };

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
        <text y={-22}>{[hex.area, hex.group].filter((name) => name !== undefined).join(' · ')}</text>
      </g>
    ));
};

const Mark = ({ set: { mark, place } }: { readonly set: SetMark }) => (
  <g transform={at(placeSpot(place))} className={css['mark']}>
    <circle r={13} />
    <text y={4.5}>{markLetter(mark, place)}</text>
  </g>
);

const Robber = ({ data }: { readonly data: MapBoard }) => {
  const Art = useFeature().figures['robber']?.Art;
  const { robber } = data;
  return robber !== undefined && 'q' in robber && Art !== undefined ? (
    <g transform={at(hexSpot(robber))}>
      <Art />
    </g>
  ) : null;
};

const Fault = ({ place }: { readonly place: MapPlace }) => (
  <g transform={at(placeSpot(place))} className={css['fault']}>
    {place.side === undefined && place.corner === undefined ? (
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
  readonly faults: readonly MapPlace[];
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
      {faults.map((place, i) => (
        <Fault key={i} place={place} />
      ))}
      <Region editor={editor} />
      <Cursor editor={editor} />
    </>
  );
};

/** The drawing stays where it is: while a stroke goes on, and until something no longer fits. */
const useBox = (data: MapBoard, board: string, isStroke: boolean): Box => {
  const last = useRef<{ readonly board: string; readonly box: Box } | null>(null);
  const known = last.current?.board === board ? last.current.box : null;
  const box = isStroke && known !== null ? known : boxWith(data, known);
  last.current = { board, box };
  return box;
};

export const EditorBoard = ({ editor, bench, faults }: Props) => {
  const { state, map } = editor;
  const data = map.boards[state.board] ?? { hexes: [] };
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const camera = usePanZoom(svg);
  const painting = usePainting(editor, scene, camera);
  const onKeyDown = boardKeys(editor);
  const box = useBox(data, state.board, state.stroke !== null);
  const { pose } = camera;
  return (
    <div className={`board ${css['board']}`}>
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="application"
        tabIndex={0}
        aria-label={t.board_label()}
        aria-describedby="board-keys"
        data-editor-board
        onKeyDown={onKeyDown}
        {...painting}
      >
        <SeaDefs />
        <g style={{ transform: `translate(${pose.x}px, ${pose.y}px) scale(${pose.scale})` }}>
          <Sea box={box} />
          <g ref={scene} data-scene>
            <Drawing editor={editor} bench={bench} faults={faults} data={data} />
          </g>
        </g>
      </svg>
      <div className="zoom">
        <button type="button" aria-label={t.zoom_in()} onClick={() => camera.zoom(1.4)}>
          +
        </button>
        <button
          type="button"
          aria-label={t.zoom_out()}
          disabled={pose.scale === 1}
          onClick={() => camera.zoom(1 / 1.4)}
        >
          −
        </button>
      </div>
    </div>
  );
};
