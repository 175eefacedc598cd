import { sealOf } from '../../../session/network/seals.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import { saveFile } from '../../../ui/files.js';
import { n } from '../words/index.js';

const saveSeal = async ({ id }: TableLine): Promise<void> => {
  const seal = await sealOf(id);
  if (seal !== undefined) saveFile(`landnam-${id}.seal.json`, JSON.stringify(seal));
};

/** For checking it elsewhere: `landnam verify … --seal`. */
export const SaveSeal = ({ line }: { readonly line: TableLine }) => (
  <button type="button" className="button quiet" data-save-seal onClick={() => void saveSeal(line)}>
    {n.seal_save()}
  </button>
);
