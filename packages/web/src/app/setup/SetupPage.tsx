/** A new game: who plays, on which board, by which house rules; the board is shown before it is played on. */
import { type SyntheticEvent, useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import { newSeed } from '../../session/seed.js';
import { type GameSetup, helpOf } from '../../session/types.js';
import { Trouble } from '../../ui/Trouble.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { fitOptions } from './fitOptions.js';
import { againstBots, levelOf, levelText, oneDevice } from './presets.js';
import { PlayersForm } from './PlayersForm.js';
import { OptionsForm } from './OptionsForm.js';
import { PreviewBoard } from './PreviewBoard.js';
import { useSettings } from '../../session/settings.js';
import css from '../start/start.module.css';
import { HelpFields } from './HelpFields.js';
import { TimerField } from './TimerField.js';
import { useBegin } from './useBegin.js';
import { type Shown, usePreview } from './usePreview.js';

const Title = ({ game }: { readonly game: string }) => (
  <>
    <h1>
      {m.setup_title()} · {games[game]?.name() ?? game}
    </h1>
    <p className={css['about']}>
      {games[game]?.about()}{' '}
      <Link className="button quiet" href="/new">
        {m.games_other()}
      </Link>
    </p>
  </>
);

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
    <button type="button" className="button" onClick={onFresh}>
      {m.setup_fresh()}
    </button>
    <button type="submit" form={form} className="button primary big">
      {m.setup_begin()}
      <small data-level>{level}</small>
    </button>
  </section>
);

interface HouseProps {
  readonly shown: Shown;
  readonly setup: GameSetup;
  readonly onChange: (part: Partial<GameSetup>) => void;
}

const House = ({ shown, setup, onChange }: HouseProps) => (
  <OptionsForm
    specs={shown.options}
    entries={shown.feature.options}
    options={setup.options}
    onChange={(options) => onChange({ options })}
  >
    <TimerField value={setup.turnSeconds ?? 0} onChange={(turnSeconds) => onChange({ turnSeconds })} />
    <HelpFields help={helpOf(setup)} onChange={(help) => onChange({ help })} />
  </OptionsForm>
);

export const SetupPage = ({ game }: { readonly game: string }) => {
  const people = Number(new URLSearchParams(useSearch()).get('people') ?? 0);
  const [setup, setSetup] = useState<GameSetup>(() => ({
    ...(people > 1 ? oneDevice(people) : againstBots(useSettings.getState())),
    game,
  }));
  const [begin, problem] = useBegin();
  const form = useId();
  const shown = usePreview(setup);
  const change = (part: Partial<GameSetup>): void => setSetup({ ...setup, ...part });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    remember(setup.players);
    void begin(setup);
  };
  return (
    <>
      <Header game={game} />
      <main className={css['setup']} id="content" data-waiting={shown === undefined || undefined}>
        <Title game={game} />
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
          {problem && (
            <div role="alert">
              <Trouble head={m.begin_failed()} problem={problem} />
            </div>
          )}
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
