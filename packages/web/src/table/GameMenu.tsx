import { m } from '../paraglide/messages.js';
import { ExportIcon } from '../ui/HeaderIcons.js';
import type { GameSession } from '../session/types.js';

const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const GameMenu = ({ session }: { readonly session: GameSession }) => {
  const download = async (): Promise<void> =>
    saveFile(`landnam-${session.info.setup.game}-${session.info.id}.log`, await session.exportLog());
  return (
    <button type="button" className="button quiet" onClick={() => void download()}>
      <ExportIcon />
      <span>{m.game_export()}</span>
    </button>
  );
};
