/** A new game: who plays, on which board, by which house rules; the board is shown before it is played on. */
import { type SyntheticEvent, useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { entryOf, games, ruledBy } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import type { Feature } from '../../moves/feature.js';
import { newSeed } from '../../session/seed.js';
import { type GameInfo, type GameSetup, helpOf } from '../../session/types.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { fitOptions } from './fitOptions.js';
import { s } from './words/index.js';
import { againstBots, BOTS, firstOr, levelOf, levelText, oneDevice, seatedAs } from './presets.js';
import { PlayersForm } from './PlayersForm.js';
import { OptionsForm } from './OptionsForm.js';
import { PreviewBoard } from './PreviewBoard.js';
import { useSettings } from '../../session/settings.js';
import css from '../start/start.module.css';
import { HelpFields } from './HelpFields.js';
import { TimerField } from './TimerField.js';
import { useBegin } from './useBegin.js';
import { useFitting } from './useFitting.js';
import { type Shown, usePreview } from './usePreview.js';

/** More have no room at any table. */
const MOST = 8;

/** `?people=3`: as many at one device; `?level=easy`: against bots of this level; `?players=5`: so many in all. */
const playersAsked = (asked: URLSearchParams): GameSetup => {
  const people = Number(asked.get('people') ?? 0);
  if (people > 1) return oneDevice(people);
  const usual = useSettings.getState();
  const level = BOTS.find((bot) => bot === asked.get('level')) ?? usual.level;
  const setup = againstBots({ ...usual, level });
  const count = Number(asked.get('players') ?? 0);
  return count > 1 && count <= MOST ? { ...setup, players: seatedAs(setup.players, count) } : setup;
};

const madeBy = ({ author, licence }: NonNullable<GameInfo['own']>): string =>
  [author && s.by({ author }), licence].filter(Boolean).join(' · ');

interface TitleProps {
  readonly game: string;
  readonly info: GameInfo | undefined;
}

const Title = ({ game, info }: TitleProps) => {
  const entry = games[game] ?? (info && entryOf(info));
  return (
    <>
      <h1>
        {m.setup_title()}
        {entry && ` · ${entry.name()}`}
      </h1>
      <p className={css['about']}>
        {entry?.about()} {info?.own && <small>{madeBy(info.own)} </small>}
        <Link className="button quiet" href="/new">
          {m.games_other()}
        </Link>
      </p>
    </>
  );
};

/** The next table begins with the same name, colour and level. */
const remember = (players: GameSetup['players']): void => {
  const { set, level } = useSettings.getState();
  const own = players.filter(({ kind }) => kind === 'person');
  if (own.length === 1) set({ name: own[0]?.name ?? '', colour: own[0]?.colour ?? null });
  set({ level: levelOf(players) ?? level });
};

interface BesideProps {
  readonly shown: Shown | undefined;
  readonly form: string;
  /** Of the bots. */
  readonly level: string;
  readonly onFresh: () => void;
}

/** The board as it would be dealt, another one, and the beginning. */
const Beside = ({ shown, form, level, onFresh }: BesideProps) => (
  <section className={css['preview']} aria-label={m.setup_preview()}>
    {shown ? <PreviewBoard {...shown} /> : <div />}
    {shown?.varies && (
      <button type="button" className="button" onClick={onFresh}>
        {m.setup_fresh()}
      </button>
    )}
    <button type="submit" form={form} className="button primary big">
      {m.setup_begin()}
      <small data-level>{level}</small>
    </button>
  </section>
);

/** Nothing of somebody's own map was printed. */
const entriesOf = ({ info, feature, options }: Shown): Feature['options'] => {
  const fixing = info.own ? options.filter(({ drawn }) => drawn !== undefined) : [];
  const drawn = fixing.flatMap(({ name, drawn: choice = '' }) => {
    const entry = feature.options[name];
    return entry ? [[name, { ...entry, choices: { ...entry.choices, [choice]: s.as_drawn } }] as const] : [];
  });
  return { ...feature.options, ...Object.fromEntries(drawn) };
};

interface HouseProps {
  readonly shown: Shown;
  readonly setup: GameSetup;
  readonly onChange: (part: Partial<GameSetup>) => void;
}

const House = ({ shown, setup, onChange }: HouseProps) => (
  <OptionsForm
    specs={shown.options}
    entries={entriesOf(shown)}
    options={setup.options}
    onChange={(options) => onChange({ options })}
  >
    <TimerField value={setup.turnSeconds ?? 0} onChange={(turnSeconds) => onChange({ turnSeconds })} />
    <HelpFields help={helpOf(setup)} onChange={(help) => onChange({ help })} />
  </OptionsForm>
);

export const SetupPage = ({ game }: { readonly game: string }) => {
  const asked = new URLSearchParams(useSearch());
  const [setup, setSetup] = useState(() => firstOr({ ...playersAsked(asked), game }));
  const [begin, problem] = useBegin();
  const form = useId();
  const shown = usePreview(setup);
  const isMissing = useFitting(game, setSetup);
  const change = (part: Partial<GameSetup>): void => setSetup({ ...setup, ...part });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    remember(setup.players);
    void begin(setup);
  };
  return (
    <>
      <Header game={shown ? ruledBy(shown.info) : game} />
      <main
        className={css['setup']}
        id="content"
        data-waiting={(shown === undefined && !isMissing) || undefined}
      >
        <Title game={game} info={shown?.info} />
        <form id={form} onSubmit={submit}>
          <PlayersForm
            players={setup.players}
            counts={shown?.players ?? [2, 3, 4]}
            learned={shown?.learned ?? true}
            onChange={(players) =>
              change({ players, options: fitOptions(setup.options, shown?.options ?? [], players.length) })
            }
          />
          {shown && <House shown={shown} setup={setup} onChange={change} />}
          {isMissing && <TroubleAlert head={m.begin_failed()} problem={{ code: 'noSuchGame', line: game }} />}
          <TroubleAlert head={m.begin_failed()} problem={problem} />
        </form>
        <Beside
          shown={shown}
          form={form}
          level={levelText(setup.players)}
          onFresh={() => change({ seed: newSeed() })}
        />
      </main>
      <Footer />
    </>
  );
};
