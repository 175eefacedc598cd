/** The board of a table that has not begun, as chance might deal it. */
import type { RulesOfTable } from '@landnam/protocol';
import { useMemo } from 'react';
import { botPlayer, person } from '../../setup/presets.js';
import { type Shown, usePreview } from '../../setup/usePreview.js';

/** Absent until it is known, also after another game was chosen. */
export const useChosen = ({ game, options, seats }: RulesOfTable): Shown | undefined => {
  const setup = useMemo(
    () => ({
      game,
      options,
      seed: 'lobby',
      players: seats.map((_, i) => (i === 0 ? person() : botPlayer(i))),
    }),
    [game, options, seats],
  );
  const shown = usePreview(setup);
  return shown?.info.setup.game === game ? shown : undefined;
};
