import { expect, test } from 'vitest';
import { Chance } from '@landnam/bots';
import { MoveTree, readMoves, writeMoves } from './moveTree.js';

const pathsOf = (tree: MoveTree): readonly string[] =>
  tree.inOrder().map((node) =>
    tree
      .pathTo(node)
      .map(({ line }) => line)
      .join(' '),
  );

test('a branch stands in brackets behind the move that it replaces', () => {
  const tree = new MoveTree();
  const a = tree.add(tree.root, 'p0 a');
  const b = tree.add(a, 'p0 b');
  tree.add(b, 'p0 c');
  const other = tree.add(a, 'p0 d');
  tree.add(other, '* e');
  tree.add(other, '* f');
  expect(writeMoves(tree)).toBe('p0 a; p0 b (p0 d; * e (* f)) p0 c');
});

test('whatever tree is written is read again with the same numbers', () => {
  const { below } = new Chance('trees');
  for (let run = 0; run < 300; run++) {
    const tree = new MoveTree();
    const nodes = [tree.root];
    for (let i = below(40); i > 0; i--)
      nodes.push(tree.add(nodes[below(nodes.length)], `p0 move ${below(5)}`));
    if (nodes.length > 2 && below(3) === 0) tree.remove(nodes[1 + below(nodes.length - 1)]);
    const read = readMoves(writeMoves(tree));
    if (!read.ok) throw new Error(read.error);
    expect(pathsOf(read.value)).toEqual(pathsOf(tree));
    expect(read.value.inOrder().map(({ id }) => id)).toEqual(tree.inOrder().map((_, i) => i + 1));
    expect(writeMoves(read.value)).toBe(writeMoves(tree));
  }
});

test('the same move is the same node, a branch can become the line, and what is removed is gone', () => {
  const tree = new MoveTree();
  const [a, b] = [tree.add(tree.root, 'a'), tree.add(tree.root, 'b')];
  expect(tree.add(tree.root, 'a')).toBe(a);
  tree.add(b, 'c');
  tree.promote(b);
  expect(writeMoves(tree)).toBe('b (a) c');
  tree.remove(b);
  expect(tree.find(b.id)).toBeUndefined();
  expect(tree.size).toBe(1);
  expect(writeMoves(tree)).toBe('a');
});

test('brackets that do not match are refused, and deep ones do no harm', () => {
  expect(readMoves('(a)')).toEqual({ ok: false, error: 'moves: a bracket opens before the first move' });
  expect(readMoves('a)')).toEqual({ ok: false, error: 'moves: a bracket closes that was never opened' });
  expect(readMoves('a (b')).toEqual({ ok: false, error: 'moves: a bracket is never closed' });
  const deep = `${'a; b ('.repeat(5000)}a${')'.repeat(5000)}`;
  expect(readMoves(deep).ok).toBe(true);
  const branch = Array.from({ length: 4000 }, (_, i) => `m${i}`).join(' (');
  const nested = readMoves(`${branch}${')'.repeat(3999)}`);
  expect(nested.ok && writeMoves(nested.value).length).toBeGreaterThan(10_000);
  expect(readMoves(Array.from({ length: 20_001 }, (_, i) => `m${i}`).join(';')).ok).toBe(false);
});
