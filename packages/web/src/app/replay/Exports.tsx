/** What can be taken along from a moment: the position, the board as a picture, a link, and a game of one's own. */
import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { m } from '../../i18n/words/index.js';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { OpenProblem } from '../../session/types.js';
import { playersFor } from '../../table/end/againBy.js';
import { saveBlob } from '../../ui/files.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { seatName } from '../../ui/words.js';
import { isFile } from './OpenedRoom.js';
import { drawBoard, pixelsOf } from './picture.js';
import css from './replay.module.css';
import { t } from './words/index.js';

interface Props {
  readonly lookback: Lookback;
  readonly address: string;
  readonly ply: number;
  readonly seat: number;
  readonly board: RefObject<HTMLElement | null>;
}

const PlayOn = ({ lookback, ply, seat }: Props) => {
  const { info, isOver, plies } = lookback.outline;
  const [, navigate] = useLocation();
  const [as, setAs] = useState(seat < info.seats ? seat : 0);
  const [problem, setProblem] = useState<OpenProblem>();
  const begin = async (): Promise<void> => {
    const address = await lookback.playOn(ply, playersFor(info.setup.players, as));
    if (address.ok) navigate(address.value);
    else setProblem(address.error);
  };
  if (isOver && ply === plies) return null;
  return (
    <div className={css['playOn']}>
      <label>
        {t.play_as()}
        <select value={as} onChange={(event) => setAs(Number(event.target.value))}>
          {info.setup.players.map((_, each) => (
            <option key={each} value={each}>
              {seatName(info, each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button primary" onClick={() => void begin()}>
        {t.play_on()}
      </button>
      <TroubleAlert head={m.begin_failed()} problem={problem} />
    </div>
  );
};

const CopyLink = ({ address, ply, seat }: Props) => {
  const [copied, setCopied] = useState('');
  const link = `${location.origin}/replay/${address}?at=${ply}&seat=${seat}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      // not every browser lets a page write there: the address itself is the link
      () => setCopied(''),
    );
  };
  return (
    <button type="button" className="button quiet" onClick={copy}>
      {copied === link ? t.link_copied() : t.link()}
    </button>
  );
};

const nameOf = ({ lookback: { outline }, ply }: Props): string =>
  `landnam-${outline.info.setup.game.replaceAll('/', '-')}-${ply}`;

const Files = (props: Props) => {
  const { lookback, ply, board } = props;
  const name = nameOf(props);
  const drawn = () => drawBoard(board.current!.querySelector('svg')!);
  const position = async (): Promise<void> =>
    saveBlob(`${name}.txt`, new Blob([await lookback.position(ply)], { type: 'text/plain' }));
  const picture = (): void => saveBlob(`${name}.svg`, new Blob([drawn().text], { type: 'image/svg+xml' }));
  const pixels = async (): Promise<void> => {
    const blob = await pixelsOf(drawn());
    if (blob !== null) saveBlob(`${name}.png`, blob);
  };
  return (
    <>
      <button type="button" className="button quiet" onClick={() => void position()}>
        {t.export_position()}
      </button>
      <button type="button" className="button quiet" onClick={picture}>
        SVG
      </button>
      <button type="button" className="button quiet" onClick={() => void pixels()}>
        PNG
      </button>
    </>
  );
};

export const Exports = (props: Props) => (
  <section className={css['exports']} aria-label={t.take_along()}>
    <PlayOn {...props} />
    <div className={css['files']}>
      {!isFile(props.address) && <CopyLink {...props} />}
      <Files {...props} />
      {props.lookback.outline.isOpen && (
        <Link className="button quiet" href={`/analysis/${props.address}?at=${props.ply}`} data-analyse>
          {t.analyse()}
        </Link>
      )}
      {props.lookback.outline.isOpen && (
        <Link className="button quiet" href={`/review/${props.address}?seat=${props.seat}`}>
          {t.review()}
        </Link>
      )}
    </div>
  </section>
);
