/** `/learn`: which lessons there are; `/learn/GAME/STEP`: one of them. */
import { LearnPage } from './LearnPage.js';
import { LessonPage } from './LessonPage.js';

export const Learning = ({ path }: { readonly path: string | undefined }) =>
  path ? <LessonPage path={path} /> : <LearnPage />;
