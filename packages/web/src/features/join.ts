/** What is there keeps its place; an entry with the same id takes it. */
export const joinLists = (first: readonly unknown[], second: readonly unknown[]): unknown[] => {
  const idOf = (entry: unknown): unknown => (entry as { id?: string }).id ?? entry;
  const ids = second.map(idOf);
  const kept = first.map((entry) => second[ids.indexOf(idOf(entry))] ?? entry);
  return [...kept, ...second.filter((entry) => !kept.includes(entry))];
};
