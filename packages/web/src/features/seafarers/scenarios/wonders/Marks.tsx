/** Marked corners: an arch for the strait, a battlement for the desert, a cross for those only closed at the start. */
import { vertexPoint } from '../../../../board/geometry.js';
import type { GroundProps } from '../../../../moves/feature.js';
import { NONE } from '../../../../session/none.js';
import { type CornerMark, marksOf } from './state.js';

const SHAPES: Readonly<Record<CornerMark, string>> = {
  strait: 'M-8 6V2Q-8-7 0-7 8-7 8 2V6H4V2Q4-3 0-3-4-3-4 2V6z',
  desert: 'M-8 6V-6h4v3h2v-3h4v3h2v-3h4V6z',
  closed: 'M-6-4-4-6 0-2 4-6 6-4 2 0 6 4 4 6 0 2-4 6-6 4-2 0z',
};

export const Marks = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {[...marksOf(info)].map(([vertex, mark]) => {
      // [S-801] open once the opening is over
      if (mark === 'closed' && snapshot.view.core.active[0] !== NONE) return null;
      const { x, y } = vertexPoint(info.board, vertex);
      return (
        <g
          key={vertex}
          className={`wondermark ${mark}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <g className="upright">
            <circle r={11.5} />
            <path d={SHAPES[mark]} />
          </g>
        </g>
      );
    })}
  </g>
);
