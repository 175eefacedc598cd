const IMPORT = /(?:\bfrom|\bimport|\bmodule)\s*\(?\s*(['"])/g;

export const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Every specifier in a source, with its line; `code` is the text without strings and comments. */
export function importsOf(text, code) {
  return [...code.matchAll(IMPORT)].map((match) => {
    const start = match.index + match[0].length;
    return { line: lineAt(text, match.index), specifier: text.slice(start, text.indexOf(match[1], start)) };
  });
}
