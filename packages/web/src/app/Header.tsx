import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { m } from '../i18n/words/index.js';
import { RulesIcon } from '../ui/HeaderIcons.js';
import { SettingsDialog } from './settings/SettingsDialog.js';

const Ship = () => (
  <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden="true" className="logo">
    <path d="M15 3h2v17h-2z" />
    <path d="M6 6h20q-3 6 0 12H6q3-6 0-12z" opacity=".55" />
    <path d="M2 18q1 9 9 10h10q8-1 9-10-4 5-14 5T2 18z" />
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
