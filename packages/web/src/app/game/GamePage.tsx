/** Opens a saved game and keeps it open while the page is shown. */
import { useCallback } from 'react';
import { openSession } from '../../session/saved.js';
import { PACES, useSettings } from '../../session/settings.js';
import { coloursOf } from '../../ui/colours.js';
import { Painted } from '../../ui/Painted.js';
import { Header } from '../Header.js';
import { Loading } from '../Loading.js';
import { CannotOpen } from './CannotOpen.js';
import { GameFrame } from './GameFrame.js';
import { useOpened } from './useOpened.js';

export const GamePage = ({ id }: { readonly id: string }) => {
  const open = useCallback(() => openSession(id, PACES[useSettings.getState().pace]), [id]);
  const result = useOpened(open);
  if (result?.ok)
    return (
      <Painted colours={coloursOf(result.value.session.info.setup.players)}>
        <GameFrame key={id} {...result.value} />
      </Painted>
    );
  return (
    <>
      <Header />
      {result === undefined ? <Loading /> : <CannotOpen id={id} problem={result.error} />}
    </>
  );
};
