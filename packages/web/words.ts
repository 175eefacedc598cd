/** One language at a time: how the build bundles the texts, and how the page requests its own before any script is there. */
import { build, type Plugin, type Rolldown } from 'vite';

export const WORDS = /web\/src\/(.+\/)?(words|names|rules|pictures)\/(en|de|fr)\.ts$/;
const LATER =
  /features\/(?!base)([^/]+)|(?:app|table|base)\/(?:\w+\/)?(network|hint|rules|lessons|end|lookback|replay|review|deeds|counts|counted|coach|analysis|training|workshop)(?:\/|$)/;
/** What a game's rule pages say, wherever it stands in its folder. */
const OF_RULES = /^features\/(?:.+\/)?rules\//;
/** Base's stand with the page of lessons, as the first that is offered. */
const OF_LESSON = /^features\/(?!base\/)([^/]+)\/lessons\//;

/** One file for the texts needed for a first game, one for each part that comes later. */
export const wordsChunk = (id: string): string | null => {
  const [, folder = '', kind, locale] = WORDS.exec(id) ?? [];
  if (locale === undefined) return null;
  const [, game, part = game] = LATER.exec(folder) ?? [];
  if (kind === 'rules' || kind === 'pictures' || OF_RULES.test(folder))
    return `rules-${game ?? 'base'}-${locale}`;
  if (OF_LESSON.test(folder)) return `words-lessons-${game}-${locale}`;
  return kind === 'names' || part === undefined ? `words-${locale}` : `words-${part}-${locale}`;
};

/** Their addresses, by language. */
const filesOf = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.keys(bundle).flatMap((file) => {
      const [, locale] = /^assets\/words-(\w\w)-[^/]+\.js$/.exec(file) ?? [];
      return locale ? [[locale, `/${file}`] as const] : [];
    }),
  );

const scriptFor = async (root: string, files: Record<string, string>): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { WORDS_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/i18n/ahead.ts', output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat() as Rolldown.RolldownOutput[];
  if (first === undefined) throw new Error('nothing asks for the words ahead of the page');
  return first.output[0].code.trim();
};

/** Before the style sheets, which a script after them would wait for. */
export const askAhead = (root: string): Plugin => ({
  name: 'landnam-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const script = await scriptFor(root, filesOf(bundle));
      return html.replace('</title>', () => `</title>\n    <script>${script}</script>`);
    },
  },
});
