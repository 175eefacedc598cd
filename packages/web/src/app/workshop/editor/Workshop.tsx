/** The workshop's own addresses: its front, and a map in the making. */
import { EditorPage } from './EditorPage.js';
import { WorkshopPage } from './WorkshopPage.js';

const EDIT = /^edit\/([\w-]+)$/;

export const Workshop = ({ path }: { readonly path: string }) => {
  const [, id] = EDIT.exec(path) ?? [];
  return id === undefined ? <WorkshopPage /> : <EditorPage key={id} id={id} />;
};
