/** The last safety net: an error while the page is rendered. */
import { Component, type ReactNode } from 'react';
import { m } from '../i18n/words/index.js';
import { exportRaw } from '../ui/files.js';
import { Technical } from '../ui/Trouble.js';

const gameId = (): string | undefined => /^\/game\/([^/]+)/.exec(location.pathname)?.[1];

const Broken = ({ line }: { readonly line: string }) => {
  const id = gameId();
  return (
    <main className="sheet" id="content">
      <div role="alert" className="trouble">
        <h1>{m.error_title()}</h1>
        <p>{m.error_about()}</p>
        <Technical line={line} />
      </div>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {m.error_reload()}
        </button>
        {id !== undefined && (
          <button type="button" className="button" onClick={() => void exportRaw(id)}>
            {m.game_export()}
          </button>
        )}
        <a className="button" href="/">
          {m.over_home()}
        </a>
      </div>
    </main>
  );
};

export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly line: string | null }
> {
  override state: { readonly line: string | null } = { line: null };

  static getDerivedStateFromError(error: unknown): { line: string } {
    return { line: String(error) };
  }

  override render(): ReactNode {
    return this.state.line === null ? this.props.children : <Broken line={this.state.line} />;
  }
}
