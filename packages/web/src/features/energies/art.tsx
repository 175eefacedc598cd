/** What this game puts on the board: plants beside their buildings, hazards, the inspector. */
import { FOSSIL_PLANT, NO_PLANT } from '@landnam/engine/games/energies';
import { hexPoint, type ScreenPoint, vertexPoint } from '../../board/geometry.js';
import { NONE } from '../../session/none.js';
import type { GameInfo } from '../../session/types.js';
import type { GroundProps } from '../../moves/feature.js';
import './energies.css';

/** A brimmed cap, a long coat and a clipboard: not to be mistaken for the robber. */
export const Inspector = () => (
  <g className="figure inspector">
    <path className="coat" d="M-7.5 13-5-2.5h10L7.5 13z" />
    <circle className="face" cy={-6.5} r={4.4} />
    <path className="cap" d="M-7-7.5h14v-2H5.5Q5-14 0-14t-5.5 4.5H-7z" />
    <rect className="clipboard" x={-3.5} y={1} width={7} height={8} rx={0.8} />
    <path className="lines" d="M-2 3.5h4M-2 5.5h4M-2 7.5h2.5" />
  </g>
);

/** Chimney for fossil, rotor for renewable: distinguishable without colour. */
const Plant = ({ fossil, seat }: { readonly fossil: boolean; readonly seat: number }) => (
  <g className={`plant seat${seat} ${fossil ? 'fossil' : 'renewable'}`}>
    <circle className="base" r={8} />
    {fossil ? (
      <path className="sign" d="M-4.5 4.5V-.5l3 1.8v-1.8l3 1.8V-5h3v9.5z" />
    ) : (
      <g className="sign">
        {[0, 120, 240].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M-.9-.6Q-2.8-3.4-.4-7 2.2-3.4.9-.6z" />
        ))}
        <circle r={1.5} />
      </g>
    )}
  </g>
);

export const FossilPlant = ({ seat }: { readonly seat: number }) => <Plant fossil seat={seat} />;
export const RenewablePlant = ({ seat }: { readonly seat: number }) => <Plant fossil={false} seat={seat} />;

/** A striped drop. */
const Hazard = ({ at }: { readonly at: ScreenPoint }) => (
  <g className="hazardDrop standing" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    <path className="drop" d="M0-11q7 8.5 7 12.5a7 7 0 0 1-14 0q0-4 7-12.5z" />
    <path className="stripes" d="m-4.4 1 5.6 6.4M-2.2-3.4l7 8M.6-6.8l4.6 5.2" />
  </g>
);

/** In its building's notch, towards the middle of the hex it works on. */
const plantPoint = ({ board }: GameInfo, vertex: number, hex: number): ScreenPoint => {
  const [from, to] = [vertexPoint(board, vertex), hexPoint(board, hex)];
  return { x: from.x + (to.x - from.x) * 0.42, y: from.y + (to.y - from.y) * 0.42 };
};

export const Plants = ({ info, snapshot }: GroundProps) => {
  const { plant } = snapshot.view.powerPlants;
  const drawn = Array.from(plant, (kind, place) => {
    const vertex = Math.floor(place / 3);
    const hex = info.board.vertexHexes[place] ?? NONE;
    if (kind === NO_PLANT || hex === NONE) return null;
    const { x, y } = plantPoint(info, vertex, hex);
    return (
      <g
        key={place}
        className="standing"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        data-plant={kind}
      >
        <Plant fossil={kind === FOSSIL_PLANT} seat={snapshot.view.base.owner[vertex] ?? 0} />
      </g>
    );
  });
  return <g aria-hidden="true">{drawn}</g>;
};

const besideNumber = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: x + 29, y: y + 2 });

/** [E-63] Plants lie towards the hexes; a roof's hazard takes one of the three directions between them. */
const roofPoint = (board: GameInfo['board'], vertex: number): ScreenPoint => {
  const { x, y } = vertexPoint(board, vertex);
  const hexes = [0, 1, 2].map((i) => board.vertexHexes[vertex * 3 + i] ?? NONE).filter((hex) => hex !== NONE);
  const ways = hexes.map((hex) => hexPoint(board, hex)).map((at) => ({ x: at.x - x, y: at.y - y }));
  const upright = ways.find((way) => Math.abs(way.x) < 1);
  const above = upright ? upright.y < 0 : (ways[0]?.y ?? 0) > 0;
  return above ? { x: x + 17, y: y - 10 } : { x, y: y - 19 };
};

export const Hazards = ({ info, snapshot }: GroundProps) => {
  const { board } = info;
  const { hex, building } = snapshot.view.hazards;
  const hexes = Array.from(hex, (lies, at) => (lies ? besideNumber(hexPoint(board, at)) : null));
  const roofs = Array.from(building, (lies, at) => (lies ? roofPoint(board, at) : null));
  return (
    <g aria-hidden="true">
      {[...hexes, ...roofs].map((spot, i) => (spot === null ? null : <Hazard key={i} at={spot} />))}
    </g>
  );
};
