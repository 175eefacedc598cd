/** Takes back the viewer's last step at this device; where that cannot be, it says why. Over the network there is none. */
import { m } from '../../i18n/words/index.js';
import { useOpenTable } from '../../moves/context.js';
import type { PanelProps } from '../../moves/feature.js';
import type { BackTold } from '../../session/types.js';
import css from './TakeBack.module.css';

const WHY: Readonly<Record<Extract<BackTold, { why: string }>['why'], () => string>> = {
  nothing: m.back_nothing,
  others: m.back_others,
  chance: m.back_chance,
  shown: m.back_shown,
  over: m.back_over,
};

const Arrow = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9.500 4 3 10.500 9.500 17v-4.200h4a4.100 4.100 0 0 1 0 8.200H8v2.500h5.500a6.600 6.600 0 0 0 0-13.200h-4z" />
  </svg>
);

export const TakeBack = ({ session, snapshot }: PanelProps) => {
  const { store } = useOpenTable();
  const { back, over } = snapshot;
  if (session.takeBack === undefined || back === null || over !== null) return null;
  const why = 'why' in back ? WHY[back.why]() : undefined;
  const press = async (): Promise<void> => {
    const { settle, note } = store.getState();
    settle();
    const done = 'to' in back && (await session.takeBack?.(back.to)) === true;
    if (!done) note({ about: why ?? m.back_others(), pinned: true });
  };
  return (
    <button
      type="button"
      className={css['back']}
      aria-disabled={why !== undefined}
      aria-label={why === undefined ? m.back() : `${m.back()}. ${why}`}
      title={why ?? m.back()}
      data-back
      onClick={() => void press()}
    >
      <Arrow />
    </button>
  );
};
