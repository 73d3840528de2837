import type { ApprovalNode, ApprovalTree, Branch } from '../../../kernel/flow/approval-tree.ts';
import type { Spot } from './edit-tree.rules.ts';

/** Sizes in pixels of the drawing at full scale. */
export const NODE = { width: 208, height: 64 } as const;
export const HEAD = { width: 176, height: 50 } as const;
const DOT = { width: 12, height: 12 } as const;
const PILL = { width: 96, height: 32 } as const;
const GAP = { down: 44, across: 32 } as const;

/** What is drawn as one box: a node, the head of a branch, where branches meet again, start and finish. */
export type Box = {
  readonly id: string;
  readonly what: 'start' | 'finish' | 'node' | 'branch' | 'join';
  readonly node?: ApprovalNode;
  readonly branch?: Branch;
  /** The condition or parallel that a branch's head belongs to. */
  readonly owner?: ApprovalNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** A line down from one box to the next; a node may be put in at `spot`. */
export type Line = { readonly id: string; readonly from: string; readonly to: string; readonly spot?: Spot };
export type Drawing = { readonly boxes: readonly Box[]; readonly lines: readonly Line[]; readonly width: number };

type Pen = { boxes: Box[]; lines: Line[] };

const holds = (node: ApprovalNode) => node.kind === 'condition' || node.kind === 'parallel';

function widthOf(nodes: readonly ApprovalNode[]): number {
  return Math.max(NODE.width, ...nodes.map((node) => (holds(node) ? widthOfBranches(node.branches) : NODE.width)));
}

function widthOfBranches(branches: readonly Branch[]): number {
  const each = branches.map(({ nodes }) => widthOf(nodes));
  return each.reduce((sum, width) => sum + width, 0) + GAP.across * Math.max(0, each.length - 1);
}

/** Places a whole tree from top to bottom, branches side by side, around the middle line. Every box has a place of its own. */
export function layoutTree(tree: ApprovalTree): Drawing {
  const pen: Pen = { boxes: [], lines: [] };
  const width = widthOf(tree.nodes);
  const middle = width / 2;
  pen.boxes.push({ id: 'start', what: 'start', x: middle - PILL.width / 2, y: 0, ...PILL });
  const end = placeList(pen, tree.nodes, { branch: null, middle, top: PILL.height, above: 'start' });
  if (end.open) {
    pen.boxes.push({ id: 'finish', what: 'finish', x: middle - PILL.width / 2, y: end.bottom + GAP.down, ...PILL });
    pen.lines.push(lineTo('finish', end.above, { branch: null, index: tree.nodes.length }));
  }
  return { ...pen, width };
}

const lineTo = (to: string, from: string, spot?: Spot): Line => ({ id: `${from}>${to}`, from, to, spot });

type Place = { branch: string | null; middle: number; top: number; above: string };
/** Where a list ends: the box to go on from, and whether anything comes behind it. */
type End = { bottom: number; above: string; open: boolean };

function placeList(pen: Pen, nodes: readonly ApprovalNode[], { branch, middle, top, above }: Place): End {
  let end: End = { bottom: top, above, open: true };
  for (const [index, node] of nodes.entries()) {
    const y = end.bottom + GAP.down;
    pen.boxes.push({ id: node.id, what: 'node', node, x: middle - NODE.width / 2, y, ...NODE });
    pen.lines.push(lineTo(node.id, end.above, { branch, index }));
    end = { bottom: y + NODE.height, above: node.id, open: node.kind !== 'end' };
    if (holds(node)) end = placeBranches(pen, node, middle, end.bottom);
  }
  return end;
}

function placeBranches(
  pen: Pen,
  owner: Extract<ApprovalNode, { branches: readonly Branch[] }>,
  middle: number,
  top: number,
): End {
  let left = middle - widthOfBranches(owner.branches) / 2;
  const ends: { end: End; spot: Spot }[] = [];
  for (const branch of owner.branches) {
    const width = widthOf(branch.nodes);
    const centre = left + width / 2;
    const y = top + GAP.down;
    pen.boxes.push({ id: branch.id, what: 'branch', branch, owner, x: centre - HEAD.width / 2, y, ...HEAD });
    pen.lines.push(lineTo(branch.id, owner.id));
    const place = { branch: branch.id, middle: centre, top: y + HEAD.height, above: branch.id };
    const spot = { branch: branch.id, index: branch.nodes.length };
    ends.push({ end: placeList(pen, branch.nodes, place), spot });
    left += width + GAP.across;
  }
  const bottom = Math.max(top, ...ends.map(({ end }) => end.bottom));
  const open = ends.filter(({ end }) => end.open);
  if (open.length === 0) return { bottom, above: owner.id, open: false };
  const id = `${owner.id}-join`;
  pen.boxes.push({ id, what: 'join', owner, x: middle - DOT.width / 2, y: bottom + GAP.down, ...DOT });
  for (const { end, spot } of open) pen.lines.push(lineTo(id, end.above, spot));
  return { bottom: bottom + GAP.down + DOT.height, above: id, open: true };
}
