import { useState } from 'react';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';

type Design = {
  readonly past: readonly ApprovalTree[];
  readonly tree: ApprovalTree;
  readonly future: readonly ApprovalTree[];
};

/** Changes of the same thing within this time are undone together: a name is not taken back letter by letter. */
const TOGETHER_MS = 800;
const STEPS = 100;

/** The tree that is being drawn, with what was before and after. */
export function useDesign(begun: ApprovalTree) {
  const [design, setDesign] = useState<Design>({ past: [], tree: begun, future: [] });
  const [last, setLast] = useState({ what: '', at: 0 });
  const change = (tree: ApprovalTree, what = '') => {
    const now = performance.now();
    const together = what !== '' && what === last.what && now - last.at < TOGETHER_MS;
    setLast({ what, at: now });
    setDesign((one) => ({ past: together ? one.past : [...one.past, one.tree].slice(-STEPS), tree, future: [] }));
  };
  const undo = () =>
    setDesign((one) => {
      const before = one.past.at(-1);
      return before ? { past: one.past.slice(0, -1), tree: before, future: [one.tree, ...one.future] } : one;
    });
  const redo = () =>
    setDesign((one) => {
      const [after, ...future] = one.future;
      return after ? { past: [...one.past, one.tree], tree: after, future } : one;
    });
  const restart = (tree: ApprovalTree) => setDesign({ past: [], tree, future: [] });
  return {
    tree: design.tree,
    change,
    restart,
    undo: design.past.length > 0 ? undo : undefined,
    redo: design.future.length > 0 ? redo : undefined,
  };
}
