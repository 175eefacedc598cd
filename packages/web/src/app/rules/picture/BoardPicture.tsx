/** A part of the board as the table draws it, with ticks, crosses and digits. */
import { boardBox, INSET_POINTS, placePoint, type ScreenPoint } from '../../../board/geometry.js';
import { Scene } from '../../../board/BoardView.js';
import { grownBy, SignContext } from '../../../board/grown.js';
import { Sea, SeaDefs } from '../../../board/Sea.js';
import '../../../board/board.css';
import { useFeature } from '../../../moves/context.js';
import type { PictureProps, RulePicture } from '../../../moves/rulebook.js';
import { NONE } from '../../../session/none.js';
import { useWords } from '../../../ui/words.js';
import { cutOf } from './cut.js';
import { type PictureMark, marksOf } from './marks.js';
import css from './picture.module.css';
import { spokenPicture } from './spoken.js';

const TICK = 'M-4.5 0.5L-1.5 3.8L4.8-3.6';
const CROSS = 'M-4-4L4 4M4-4L-4 4';

const Plate = ({ label }: { readonly label: string }) => (
  <>
    <rect
      className={css['plate']}
      x={-6 - label.length * 3}
      y={-9}
      width={12 + label.length * 6}
      height={18}
      rx={9}
    />
    <text y={4.4}>{label}</text>
  </>
);

const Badge = ({ kind, label = '' }: PictureMark) => {
  if (kind === 'label') return <Plate label={label} />;
  return (
    <>
      <circle className={css[kind]} r={9.5} />
      <path d={kind === 'may' ? TICK : CROSS} />
    </>
  );
};

const Ring = ({ place }: PictureMark) =>
  place.kind === 'hex' ? (
    <polygon className={css['ring']} points={INSET_POINTS} />
  ) : (
    <circle className={css['ring']} r={20} />
  );

/** Clear of numbers and of what stands there. */
const asideOf = ({ snapshot }: PictureProps, { kind, place }: PictureMark): ScreenPoint => {
  if (kind === 'ring') return { x: 0, y: 0 };
  if (place.kind === 'hex') return { x: 0, y: 28 };
  const stands = place.kind === 'vertex' && snapshot.view.base.owner[place.at] !== NONE;
  return stands ? { x: 15, y: -15 } : { x: 0, y: 0 };
};

/** On a whole board marks are as large as on a part of it. */
const sizeOf = ({ place }: PictureMark, unit: number): string =>
  ((place.kind === 'edge' ? 0.78 : 1) * Math.max(1, unit * 0.9)).toFixed(2);

const Marks = (props: PictureProps & { readonly marks: readonly PictureMark[]; readonly unit: number }) => (
  <g className={css['marks']} aria-hidden="true">
    {props.marks.map((mark, i) => {
      const [{ x, y }, aside] = [placePoint(props.info.board, mark.place), asideOf(props, mark)];
      return (
        <g
          key={i}
          transform={`translate(${(x + aside.x).toFixed(1)} ${(y + aside.y).toFixed(1)}) scale(${sizeOf(mark, props.unit)})`}
          data-mark={mark.kind}
        >
          {mark.kind === 'ring' ? <Ring {...mark} /> : <Badge {...mark} />}
        </g>
      );
    })}
  </g>
);

/** Pixels across, about: signs on a large board grow as they do at a table. */
const SEEN = 420;
const NOTHING = { turned: false, targets: [], active: null, setActive: () => {} } as const;

export const BoardPicture = ({
  info,
  snapshot,
  picture,
}: PictureProps & { readonly picture: RulePicture }) => {
  const { reaches } = useFeature();
  const words = useWords(info, snapshot);
  const whole = boardBox(
    info.board,
    reaches.flatMap((reach) => reach(info)),
  );
  const cut = cutOf(info.board, picture, whole);
  const [marks, unit] = [marksOf(picture), cut.width / SEEN];
  return (
    <svg
      className={css['picture']}
      viewBox={`${cut.x.toFixed(1)} ${cut.y.toFixed(1)} ${cut.width.toFixed(1)} ${cut.height.toFixed(1)}`}
      style={{ ['--unit' as string]: unit.toFixed(3), ['--sign' as string]: grownBy(unit).toFixed(3) }}
      role="img"
      aria-label={spokenPicture(words, marks, cut)}
    >
      <SeaDefs />
      <Sea box={cut} />
      <SignContext value={grownBy(unit)}>
        <Scene info={info} snapshot={snapshot} {...NOTHING} />
      </SignContext>
      <Marks info={info} snapshot={snapshot} marks={marks} unit={unit} />
    </svg>
  );
};
