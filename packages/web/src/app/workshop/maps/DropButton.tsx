import { SureButton } from '../../../ui/SureButton.js';
import { w } from './words/index.js';

interface Props {
  /** What would be gone. */
  readonly of: 'map' | 'draft';
  readonly onSure: () => void;
}

/** Deletes a map of this browser, or one in the making, at the second press. */
export const DropButton = ({ of, onSure }: Props) => (
  <SureButton sure={w.drop_sure()} about={of === 'map' ? w.drop_map() : w.drop_draft()} onSure={onSure} />
);
