/** What can be taken along: a link with the whole tree, a file, the position, and a game of one's own. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { m } from '../../i18n/words/index.js';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { OpenProblem, Snapshot } from '../../session/types.js';
import { playersFor } from '../../table/end/againBy.js';
import { saveFile } from '../../ui/files.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { seatName } from '../../ui/words.js';
import css from './analysis.module.css';
import { ShareButton, SharedLink, useSharing } from './Sharing.js';
import { addressOfDraft, linkTo } from './source.js';
import { t } from './words/index.js';

interface Props {
  readonly session: AnalysisSession;
  readonly snapshot: Snapshot;
}

const PlayOn = ({ session, snapshot }: Props) => {
  const { info } = session;
  const [, navigate] = useLocation();
  const [as, setAs] = useState(snapshot.seat < info.seats ? snapshot.seat : 0);
  const [problem, setProblem] = useState<OpenProblem>();
  const begin = async (): Promise<void> => {
    const address = await session.playOn(playersFor(info.setup.players, as));
    if (address.ok) navigate(address.value);
    else setProblem(address.error);
  };
  if (session.tree.winners !== null) return null;
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
      <button type="button" className="button" data-play-on onClick={() => void begin()}>
        {t.play_on()}
      </button>
      <TroubleAlert head={m.begin_failed()} problem={problem} />
    </div>
  );
};

const addressOfMap = (text: string): string => `/workshop?position=${encodeURIComponent(text)}`;

const Files = ({ session }: Props) => {
  const sharing = useSharing({ text: () => session.studyText(), linkTo });
  const [, navigate] = useLocation();
  const name = `landnam-${session.info.setup.game.replaceAll('/', '-')}`;
  const save = async (): Promise<void> => {
    const text = await session.studyText();
    if (text !== null) saveFile(`${name}.study.json`, text);
  };
  const copy = async (): Promise<void> => {
    const text = await session.position();
    if (text !== null) await navigator.clipboard.writeText(text).catch(() => saveFile(`${name}.txt`, text));
  };
  const take = async (addressOf: (text: string) => string | Promise<string>): Promise<void> => {
    const text = await session.position();
    if (text !== null) navigate(await addressOf(text));
  };
  return (
    <>
      <div className={css['files']}>
        <ShareButton {...sharing} />
        <button type="button" className="button quiet" data-save onClick={() => void save()}>
          {t.save()}
        </button>
        <button type="button" className="button quiet" data-position onClick={() => void copy()}>
          {t.position()}
        </button>
        <button type="button" className="button quiet" data-edit onClick={() => void take(addressOfDraft)}>
          {t.edit()}
        </button>
        <button type="button" className="button quiet" data-map onClick={() => void take(addressOfMap)}>
          {t.map()}
        </button>
        <Link className="button quiet" href="/analysis">
          {t.again()}
        </Link>
      </div>
      <SharedLink {...sharing} />
    </>
  );
};

export const TakeAlong = (props: Props) => (
  <section className={css['part']} aria-label={t.take_along()} data-part="take-along">
    <h2>{t.take_along()}</h2>
    <PlayOn key={props.snapshot.seat} {...props} />
    <Files key={props.session.tree.at} {...props} />
  </section>
);
