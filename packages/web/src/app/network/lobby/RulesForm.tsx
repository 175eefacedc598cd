/** What a host chooses: the game and its seats up front, the rest behind "More choices". */
import type { HelpOfTable, Pace, RulesOfTable } from '@landnam/protocol';
import { useId } from 'react';
import { games } from '../../../features/index.js';
import { m } from '../../../i18n/words/index.js';
import { fitOptions } from '../../setup/fitOptions.js';
import { BOTS, haveLearners } from '../../setup/presets.js';
import { HelpFields } from '../../setup/HelpFields.js';
import { OptionsForm } from '../../setup/OptionsForm.js';
import type { Shown } from '../../setup/usePreview.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { useChosen } from '../chosen/useChosen.js';
import { botTitle, PACE_NAMES } from '../names.js';
import css from '../network.module.css';
import { paceAbout } from './paces.js';
import { fitSeats, OPEN_SEAT } from './usualRules.js';
import { isOwnGame } from '../../../session/network/ownGame.js';
import { useGameName } from '../useGameName.js';
import { useOwnMaps } from './useOwnMaps.js';
import { n } from '../words/index.js';

interface Props {
  readonly rules: RulesOfTable;
  readonly onChange: (rules: RulesOfTable) => void;
}
interface Helped {
  /** Undefined where the server knows of none. */
  readonly help: HelpOfTable | undefined;
  readonly onHelp: (help: HelpOfTable) => void;
}

/** Those of this browser, and the one that is chosen though it is not. */
const OwnOptions = ({ game }: { readonly game: string }) => {
  const maps = useOwnMaps();
  const name = useGameName(game);
  const isStranger = isOwnGame(game) && !maps.some((map) => map.game === game);
  return (
    <>
      {maps.map((map) => (
        <option key={map.game} value={map.game}>
          {n.own_map()} · {map.name}
        </option>
      ))}
      {isStranger && (
        <option value={game}>
          {n.own_map()} · {name}
        </option>
      )}
    </>
  );
};

const GameField = ({ rules, onChange }: Props) => {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{n.game()}</label>
      <select
        id={id}
        value={rules.game}
        onChange={({ target }) => onChange({ ...rules, game: target.value, options: {} })}
      >
        {Object.entries(games).map(([game, { name, family }]) => (
          <option key={game} value={game}>
            {[family?.(), name()].filter(Boolean).join(' · ')}
          </option>
        ))}
        <OwnOptions game={rules.game} />
      </select>
    </div>
  );
};

const SeatFields = ({ rules, onChange, counts }: Props & { readonly counts: readonly number[] }) => {
  const put = (seats: readonly string[]): void => onChange({ ...rules, seats: [...seats] });
  return (
    <fieldset className={css['seatFields']}>
      <legend>{n.seats()}</legend>
      {rules.seats.map((seat, i) => (
        <div key={i}>
          <SeatBadge seat={i} size={28} />
          <select
            value={seat}
            aria-label={n.seat_of({ number: i + 1 })}
            onChange={({ target }) => put(rules.seats.map((each, j) => (i === j ? target.value : each)))}
          >
            <option value={OPEN_SEAT}>{n.seat_open()}</option>
            {BOTS.map((bot) => (
              <option key={bot} value={bot}>
                {botTitle(bot)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button quiet"
            disabled={rules.seats.length <= Math.min(...counts)}
            aria-label={n.seat_less({ number: i + 1 })}
            onClick={() => put(rules.seats.filter((_, j) => i !== j))}
          >
            ×
          </button>
        </div>
      ))}
      {rules.seats.length < Math.max(...counts) && (
        <button type="button" className="button" onClick={() => put([...rules.seats, OPEN_SEAT])}>
          {n.seat_add()}
        </button>
      )}
    </fieldset>
  );
};

const Choice = <T extends string>(props: {
  readonly legend: string;
  readonly value: T;
  readonly choices: Readonly<Record<T, () => string>>;
  readonly about?: string;
  readonly onChange: (value: T) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{props.legend}</legend>
      {(Object.keys(props.choices) as T[]).map((id) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={props.value === id}
            onChange={() => props.onChange(id)}
          />
          <span>{props.choices[id]()}</span>
        </label>
      ))}
      {props.about !== undefined && <small>{props.about}</small>}
    </fieldset>
  );
};

const SWITCHES = { chat: n.with_chat, takeSeats: n.take_seats, secretLog: n.secret_log } as const;

const Switches = ({ rules, onChange }: Props) =>
  (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).map((key) => (
    <label key={key} className="check">
      <input
        type="checkbox"
        checked={rules[key]}
        onChange={({ target }) => onChange({ ...rules, [key]: target.checked })}
      />
      <span>{SWITCHES[key]()}</span>
    </label>
  ));

const DelayField = ({ rules, onChange }: Props) => (
  <label className="check">
    <input
      type="number"
      min={0}
      max={600}
      step={10}
      value={rules.delay}
      onChange={({ target }) =>
        onChange({ ...rules, delay: Math.min(600, Math.max(0, Math.trunc(target.valueAsNumber) || 0)) })
      }
    />
    <span>{n.delay()}</span>
  </label>
);

const More = ({
  rules,
  onChange,
  shown,
  help,
  onHelp,
}: Props & Helped & { readonly shown: Shown | undefined }) => (
  <details className={css['more']}>
    <summary>{n.more_choices()}</summary>
    <Choice<Pace>
      legend={n.pace()}
      value={rules.pace}
      choices={PACE_NAMES}
      about={paceAbout(rules.pace)}
      onChange={(pace) => onChange({ ...rules, pace })}
    />
    <Choice<RulesOfTable['visibility']>
      legend={n.who_comes()}
      value={rules.visibility}
      choices={{ link: n.by_link, public: n.public }}
      about={rules.visibility === 'public' ? n.public_about() : ''}
      onChange={(visibility) => onChange({ ...rules, visibility })}
    />
    <Switches rules={rules} onChange={onChange} />
    <DelayField rules={rules} onChange={onChange} />
    <OptionsForm
      specs={shown?.options ?? []}
      entries={shown?.feature.options ?? {}}
      options={rules.options}
      onChange={(options) => onChange({ ...rules, options: { ...options } })}
    >
      {help && <HelpFields help={help} onChange={onHelp} />}
    </OptionsForm>
  </details>
);

const SEATED = [3, 4];

export const RulesForm = ({ rules, onChange, ...helped }: Props & Helped) => {
  const known = useChosen(rules);
  const counts = known?.players ?? SEATED;
  const change = (next: RulesOfTable): void => {
    const fitting = fitSeats(next.seats, counts);
    const chosen = fitOptions(next.options, known?.options ?? [], fitting.length);
    onChange({ ...next, seats: fitting, options: chosen });
  };
  return (
    <>
      <GameField rules={rules} onChange={onChange} />
      <SeatFields rules={rules} counts={counts} onChange={change} />
      {known?.learned === false && haveLearners(rules.seats) && <p role="status">{m.bots_unlearned()}</p>}
      <More rules={rules} shown={known} onChange={change} {...helped} />
    </>
  );
};
