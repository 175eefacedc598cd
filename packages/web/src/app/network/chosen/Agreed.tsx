/** What will be played, in words: the game, what is changed of its rules, and how the table is run. */
import type { OptionSpec } from '@landnam/engine';
import type { HelpOfTable, RulesOfTable } from '@landnam/protocol';
import { entryOf, games } from '../../../features/index.js';
import { m } from '../../../i18n/words/index.js';
import type { OptionEntry } from '../../../moves/feature.js';
import type { Shown } from '../../setup/usePreview.js';
import { paceText } from '../lobby/paces.js';
import { useGameName } from '../useGameName.js';
import { n } from '../words/index.js';
import css from './chosen.module.css';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly about?: string | undefined;
}

type Value = OptionSpec['default'];

const valueText = (entry: OptionEntry | undefined, value: Value): string | undefined => {
  if (value === true) return undefined;
  return value === false ? m.motion_off() : (entry?.choices?.[String(value)]?.() ?? String(value));
};

/** How long a game is belongs to it; everything else only where it is not as usual. */
const isTold = ({ name, default: usual }: OptionSpec, value: Value): boolean =>
  name === 'pointsToWin' || value !== usual;

const optionLines = (rules: RulesOfTable, { options, feature }: Shown): readonly Line[] =>
  options.flatMap((spec) => {
    const [value, entry] = [rules.options[spec.name] ?? spec.default, feature.options[spec.name]];
    if (!isTold(spec, value)) return [];
    const name = [entry?.name() ?? spec.name, valueText(entry, value)].filter(Boolean).join(': ');
    return [{ key: spec.name, name, about: spec.name === 'pointsToWin' ? undefined : entry?.about() }];
  });

const tableLines = (rules: RulesOfTable): readonly Line[] => [
  {
    key: 'pace',
    name: `${n.pace()}: ${paceText(rules.pace)}`,
    about: rules.pace === 'none' ? undefined : n.pace_about(),
  },
  ...(rules.visibility === 'public' ? [{ key: 'public', name: n.public_about() }] : []),
  ...(rules.takeSeats ? [{ key: 'takeSeats', name: n.take_seats() }] : []),
  ...(rules.secretLog ? [{ key: 'secretLog', name: n.secret_log() }] : []),
  ...(rules.delay > 0 ? [{ key: 'delay', name: `${n.delay()}: ${rules.delay}` }] : []),
];

/** Whoever says ready agrees to it. */
const helpLines = ({ hints = false, hands = false }: Partial<HelpOfTable> = {}): readonly Line[] => [
  ...(hints ? [{ key: 'hints', name: m.help_hints(), about: m.help_hints_about() }] : []),
  ...(hands ? [{ key: 'hands', name: m.help_hands(), about: m.help_hands_about() }] : []),
];

const Lines = ({ lines }: { readonly lines: readonly Line[] }) =>
  lines.map(({ key, name, about }) => (
    <li key={key} data-agreed={key}>
      {name}
      {about !== undefined && <small>{about}</small>}
    </li>
  ));

/** A map of one's own may lie as it is drawn. */
const isDealtLater = ({ options }: RulesOfTable, shown: Shown | undefined): boolean =>
  shown?.info.own === undefined ||
  shown.options.some(
    ({ name, default: usual, drawn }) =>
      (drawn !== undefined || name === 'setUp') && (options[name] ?? usual) !== drawn,
  );

interface Props {
  readonly rules: RulesOfTable;
  readonly help?: HelpOfTable | undefined;
  readonly shown: Shown | undefined;
}

export const Agreed = ({ rules, help, shown }: Props) => {
  const options = shown ? optionLines(rules, shown) : [];
  const entry = games[rules.game] ?? (shown && entryOf(shown.info));
  const own = shown?.info.own;
  return (
    <section className={css['agreed']} aria-label={n.agreed()}>
      <h2>{useGameName(rules.game)}</h2>
      <p>{entry?.about()}</p>
      {own && <small>{[own.author, own.licence].filter(Boolean).join(' · ')}</small>}
      <ul>
        <Lines lines={options} />
        {options.every(({ key }) => key === 'pointsToWin') && (
          <li data-agreed="usual">{own ? n.usual_own() : n.usual()}</li>
        )}
        <Lines lines={tableLines(rules)} />
        <Lines lines={helpLines(help)} />
      </ul>
      {isDealtLater(rules, shown) && <small>{n.dealt_later()}</small>}
    </section>
  );
};
