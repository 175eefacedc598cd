/** A preview board, drawn by the feature of its own game. */
import { BoardView } from '../../board/BoardView.js';
import { FeatureContext } from '../../moves/context.js';
import type { Shown } from './usePreview.js';

type Props = Pick<Shown, 'info' | 'snapshot' | 'feature'> & { readonly still?: boolean };

export const PreviewBoard = ({ info, snapshot, feature, still = false }: Props) => (
  <FeatureContext value={feature}>
    <BoardView info={info} snapshot={snapshot} still={still} />
  </FeatureContext>
);
