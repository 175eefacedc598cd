// Which groups of the state a source touches, however it reaches them. Works on text whose strings and comments are blanked.

/** `s.tribe`, `state.tribe`, and the same on anything else the file declares to be a State. */
const MEMBER = (states) => new RegExp(`\\b(?:${states.join('|')})[?!]?\\.(\\w+)`, 'g');

/** The end of `{ tribe } = s` and of `{ tribe }: State`. */
const TAKEN_APART = (states) =>
  new RegExp(`\\}\\s*(?:=\\s*(?:${states.join('|')})\\b(?!\\s*[.?!([])|:\\s*State\\b)`, 'g');

/** The second parameter of a rule's function: its type is known without being written. */
const SECOND_PARAMETER = /\(\s*(?:_?g|game)(?:\s*:\s*Game)?\s*,\s*\{/g;

const statesIn = (code) => [
  ...new Set(['s', 'state', ...[...code.matchAll(/\b(\w+)\??\s*:\s*State\b/g)].map((match) => match[1])]),
];

/** Where the brace at `at` has its partner, searching forwards from `{` or backwards from `}`. */
function partnerOf(code, at) {
  const step = code[at] === '{' ? 1 : -1;
  let depth = 0;
  for (let i = at; i >= 0 && i < code.length; i += step) {
    if (code[i] === '{') depth += step;
    if (code[i] === '}') depth -= step;
    if (depth === 0) return i;
  }
  return at;
}

/** The outer names of `{ tribe: { gift }, base }`, each with its place. */
function namesIn(code, start, end) {
  const names = [];
  let depth = 0;
  let fresh = true;
  for (let i = start + 1; i < end; i++) {
    const [word] = depth === 0 && fresh ? (/^\w+/.exec(code.slice(i, end)) ?? []) : [];
    if (word) names.push({ group: word, index: i });
    if (word) fresh = false;
    if ('{[('.includes(code[i])) depth++;
    if ('}])'.includes(code[i])) depth--;
    if (code[i] === ',' && depth === 0) fresh = true;
  }
  return names;
}

function takenApart(code, states) {
  const fromStates = [...code.matchAll(TAKEN_APART(states))].map(({ index }) => [
    partnerOf(code, index),
    index,
  ]);
  const fromParameters = [...code.matchAll(SECOND_PARAMETER)].map((match) => {
    const start = match.index + match[0].length - 1;
    return [start, partnerOf(code, start)];
  });
  // a second parameter that is declared as a State is found twice
  const patterns = new Map([...fromStates, ...fromParameters]);
  return [...patterns].flatMap(([start, end]) => namesIn(code, start, end));
}

/** Every name that may be a group of the state, with its place; the caller knows which are. */
export function groupsTouched(code) {
  const states = statesIn(code);
  const members = [...code.matchAll(MEMBER(states))].map((match) => ({
    group: match[1],
    index: match.index,
  }));
  return [...members, ...takenApart(code, states)];
}
