import { lineAt } from './imports.mjs';

/** One word, one meaning: a name that two exported types share, with the reason why it may. */
const SHARED = {};

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:interface|type|class) ([A-Z]\w*)\b(?!\s*\})/gm;

/** `export type { X }` only re-exports; what counts is the declaration. */
function declaredIn({ path, text, code }) {
  return [...code.matchAll(EXPORTED)].map((match) => ({
    name: match[1],
    path,
    line: lineAt(text, match.index),
  }));
}

/** Merged interfaces of the engine's registry are declared again inside `declare module`, which is not at the beginning of a line. */
export function typeNameProblems(sources, shared = SHARED) {
  const first = new Map();
  return sources.flatMap(declaredIn).flatMap(({ name, path, line }) => {
    const before = first.get(name);
    if (before === undefined) first.set(name, path);
    if (before === undefined || before === path || Object.hasOwn(shared, name)) return [];
    return [
      {
        path,
        line,
        message: `the type ${name} is another one than that of ${before}: one word, one meaning`,
      },
    ];
  });
}
