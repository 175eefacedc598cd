/** Moves as a tree: what was played first from a place is its line, anything else a branch. */
import { fail, ok, type Result } from '@landnam/engine';

export interface MoveNode {
  readonly id: number;
  /** An action with its seat; empty for the root. */
  readonly line: string;
  readonly parent: MoveNode | null;
  /** The line first, then branches. */
  readonly children: MoveNode[];
}

export const ROOT = 0;
export const MOST_MOVES = 20_000;
const LONGEST_LINE = 400;

const makeRoot = (): MoveNode => ({ id: ROOT, line: '', parent: null, children: [] });

export class MoveTree {
  readonly root = makeRoot();
  private readonly nodes = new Map<number, MoveNode>([[ROOT, this.root]]);
  private next = ROOT + 1;

  get size(): number {
    return this.nodes.size - 1;
  }

  find(id: number): MoveNode | undefined {
    return this.nodes.get(id);
  }

  /** The same move from the same place is the same node. */
  add(parent: MoveNode, line: string): MoveNode {
    const known = parent.children.find((child) => child.line === line);
    if (known !== undefined) return known;
    const node: MoveNode = { id: this.next++, line, parent, children: [] };
    this.nodes.set(node.id, node);
    parent.children.push(node);
    return node;
  }

  /** With all that follows from it. */
  remove({ id, parent }: MoveNode): void {
    const place = parent?.children.findIndex((child) => child.id === id) ?? -1;
    if (parent === null || place < 0) return;
    const [gone] = parent.children.splice(place, 1);
    const waiting = [gone];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      this.nodes.delete(node.id);
      waiting.push(...node.children);
    }
  }

  /** Makes a branch the line. */
  promote(node: MoveNode): void {
    const siblings = node.parent?.children ?? [];
    const place = siblings.indexOf(node);
    if (place > 0) siblings.unshift(...siblings.splice(place, 1));
  }

  /** From the first move to this one. */
  pathTo(node: MoveNode): readonly MoveNode[] {
    const path: MoveNode[] = [];
    for (let at: MoveNode | null = node; at?.parent; at = at.parent) path.push(at);
    return path.toReversed();
  }

  /** In the order in which they are written. */
  inOrder(): readonly MoveNode[] {
    const order: MoveNode[] = [];
    this.walk((node) => void order.push(node));
    return order;
  }

  private walk(visit: (node: MoveNode) => void): void {
    const waiting: (() => void)[] = [];
    const follow = (from: MoveNode): void => {
      const [line, ...branches] = from.children;
      if (line === undefined) return;
      visit(line);
      waiting.push(() => follow(line));
      for (const branch of branches.toReversed())
        waiting.push(() => {
          visit(branch);
          follow(branch);
        });
    };
    waiting.push(() => follow(this.root));
    for (let go = waiting.pop(); go !== undefined; go = waiting.pop()) go();
  }
}

/** What comes after a move, without the move itself. */
interface Writing {
  readonly from: MoveNode;
  readonly close: string;
}

/** `a; b (c; d) e`: a branch stands in brackets behind the move that it replaces. */
export const writeMoves = ({ root }: MoveTree): string => {
  const parts: string[] = [];
  const waiting: Writing[] = [{ from: root, close: '' }];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const [line, ...branches] = now.from.children;
    if (line === undefined) {
      parts.push(now.close);
      continue;
    }
    parts.push(line.line);
    waiting.push({ from: line, close: now.close });
    for (const branch of branches.toReversed()) waiting.push({ from: bracketed(branch), close: ')' });
  }
  return tidy(parts.filter((part) => part !== '').join('; '));
};

const OPENS = '( ';

/** Its move is written with the bracket that opens before it. */
const bracketed = (branch: MoveNode): MoveNode => ({
  ...makeRoot(),
  children: [{ ...branch, line: `${OPENS}${branch.line}` }],
});

const tidy = (text: string): string =>
  text.replaceAll(`; ${OPENS}`, ' (').replaceAll('; )', ')').replaceAll('); ', ') ');

type Reading = Result<MoveNode, string>;

/** Where a mark leads: a move is added, a bracket goes back or returns. */
const readMark = (tree: MoveTree, at: MoveNode, returns: MoveNode[], mark: string): Reading => {
  if (mark === '(') {
    if (at.parent === null) return fail('a bracket opens before the first move');
    returns.push(at);
    return ok(at.parent);
  }
  if (mark === ')') {
    const back = returns.pop();
    return back === undefined ? fail('a bracket closes that was never opened') : ok(back);
  }
  if (mark.length > LONGEST_LINE) return fail('a move is too long');
  return tree.size >= MOST_MOVES ? fail(`there are more than ${MOST_MOVES} moves`) : ok(tree.add(at, mark));
};

export const readMoves = (text: string): Result<MoveTree, string> => {
  const tree = new MoveTree();
  const returns: MoveNode[] = [];
  let at = tree.root;
  for (const mark of text.split(/([()])|;/).map((part) => part?.trim() ?? '')) {
    const read = mark === '' ? ok(at) : readMark(tree, at, returns, mark);
    if (!read.ok) return fail(`moves: ${read.error}`);
    at = read.value;
  }
  return returns.length === 0 ? ok(tree) : fail('moves: a bracket is never closed');
};
