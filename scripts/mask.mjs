// A small scanner over TypeScript text: blanks what is not code and keeps every position.

const REGEX_MAY_FOLLOW = /(?:^|[=(,:;[!&|?{}+\-*%<>~^]|\breturn|\bcase|\btypeof)\s*$/;

const blank = (text) => text.replace(/[^\n]/g, ' ');

function endOfQuoted(text, start) {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfTemplate(text, start) {
  let at = start + 1;
  while (at < text.length && text[at] !== '`') {
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2);
    else at += text[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

function endOfHole(text, start) {
  let at = start;
  for (let depth = 1; at < text.length; ) {
    const char = text[at];
    if (char === '{') depth++;
    if (char === '}' && --depth === 0) return at + 1;
    at = '\'"`'.includes(char) ? endOfLiteral(text, at) : at + 1;
  }
  return at;
}

const endOfLiteral = (text, at) => (text[at] === '`' ? endOfTemplate(text, at) : endOfQuoted(text, at));

function endOfRegex(text, start) {
  let inClass = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at + 1;
  }
  return start + 1;
}

function endOfComment(text, start) {
  const [mark, skip] = text[start + 1] === '/' ? ['\n', 0] : ['*/', 2];
  const end = text.indexOf(mark, start + 2);
  return end < 0 ? text.length : end + skip;
}

function endOfNonCode(text, at, codeBefore) {
  if ('\'"`'.includes(text[at])) return endOfLiteral(text, at);
  if (text[at] !== '/') return at;
  if (text[at + 1] === '/' || text[at + 1] === '*') return endOfComment(text, at);
  return REGEX_MAY_FOLLOW.test(codeBefore.slice(-40)) ? endOfRegex(text, at) : at;
}

// Quotes stay as marks, so that an import's specifier can be found again in the original text.
function masked(piece) {
  if (piece[0] === '/') return blank(piece);
  return piece[0] + blank(piece.slice(1, -1)) + piece.slice(-1);
}

/** The text with comments, strings and regular expressions blanked, character for character. */
export function maskText(text) {
  let code = '';
  for (let at = 0; at < text.length; ) {
    const end = Math.min(endOfNonCode(text, at, code), text.length);
    code += end > at ? masked(text.slice(at, end)) : text[at];
    at = Math.max(end, at + 1);
  }
  return code;
}
