/** Steps that can be taken back; a step is what one act changed, by path, before and after. */
type Step = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};
type Past = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const NO_PAST: Past = { done: [], undone: [] };
const MOST = 200;

export function remember(past: Past, step: Step): Past {
  return { done: [...past.done, step].slice(-MOST), undone: [] };
}

/** The step to take back, and the past without it. */
export function undo(past: Past): { past: Past; step: Step | undefined } {
  const step = past.done.at(-1);
  if (!step) return { past, step };
  return { past: { done: past.done.slice(0, -1), undone: [...past.undone, step] }, step };
}

export function redo(past: Past): { past: Past; step: Step | undefined } {
  const step = past.undone.at(-1);
  if (!step) return { past, step };
  return { past: { done: [...past.done, step], undone: past.undone.slice(0, -1) }, step };
}
