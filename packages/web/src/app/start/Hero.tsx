/** The waiting island: what the first button starts. */
import { m } from '../../i18n/words/index.js';
import type { GameSetup } from '../../session/types.js';
import { PreviewBoard } from '../setup/PreviewBoard.js';
import css from './start.module.css';
import { usePreview } from '../setup/usePreview.js';

export const Hero = ({ setup }: { readonly setup: GameSetup }) => {
  const shown = usePreview(setup);
  return (
    <>
      <div className={css['hero']}>
        <h1>{m.app_name()}</h1>
        <p>{m.app_tagline()}</p>
      </div>
      <div className={css['island']}>{shown && <PreviewBoard {...shown} still />}</div>
    </>
  );
};
