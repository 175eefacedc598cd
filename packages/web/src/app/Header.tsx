import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { m } from '../i18n/words/index.js';
import { RulesIcon } from '../ui/HeaderIcons.js';
import { SettingsDialog } from './settings/SettingsDialog.js';

const Ship = () => (
  <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden="true" className="logo">
    <path d="M15 2h2v20h-2zM10 5.2q2-.3 4-.4v11.8l-4.5.3q1-6 .5-11.7zM22 5.2q-2-.3-4-.4v11.8l4.5.3q-1-6-.5-11.7z" />
    <path d="M6.5 6Q16 4 25.5 6q-1.8 5.5.5 11.5-10-1.5-20 0 2.3-6 .5-11.5z" opacity=".5" />
    <path d="M3 18.2q-1.8-.2-1.8-2.5 2.3.3 2.8 2.3 2 3.8 9 3.8h6q7 0 9-3.8.5-2 2.8-2.3 0 2.3-1.8 2.5-.5 6.8-9 8.3h-8q-8.5-1.5-9-8.3zM2 30q2-2.4 4.7-1.2 2.3 1 4.6 0t4.7 0 4.7 0 4.6 0T30 30q-2.4 1.6-4.7.6-2.3-1-4.6 0t-4.7 0-4.7 0-4.6 0T2 30z" />
  </svg>
);

interface Props {
  /** The game whose rules are a click away; without it all of them. */
  readonly game?: string;
  /** Shows them without leaving what is on the screen. */
  readonly onRules?: () => void;
  readonly children?: ReactNode;
}

const RulesLink = ({ game, onRules }: Props) => {
  const inside = (
    <>
      <RulesIcon />
      <span>{m.nav_rules()}</span>
    </>
  );
  return onRules ? (
    <button type="button" className="button quiet" data-rules onClick={onRules}>
      {inside}
    </button>
  ) : (
    <Link href={game === undefined ? '/rules' : `/rules/${game}`} className="button quiet">
      {inside}
    </Link>
  );
};

export const Header = ({ game, onRules, children }: Props) => (
  <header className="header">
    <a className="skip" href="#content">
      {m.skip_to_content()}
    </a>
    <Link href="/" className="brand">
      <Ship />
      <span>{m.app_name()}</span>
    </Link>
    <span className="spacer" />
    {children}
    <RulesLink {...(game && { game })} {...(onRules && { onRules })} />
    <SettingsDialog />
  </header>
);
