/** Acts that can be taken back; a step tells what one act changed, before and after. */
export type Step<S> = { readonly before: S; readonly after: S };
export type Past<S> = { readonly done: readonly Step<S>[]; readonly undone: readonly Step<S>[] };

/** Acts that are remembered; older ones are forgotten. */
const MOST = 200;

export const noPast = <S>(): Past<S> => ({ done: [], undone: [] });

export function remember<S>(past: Past<S>, step: Step<S>): Past<S> {
  return { done: [...past.done, step].slice(-MOST), undone: [] };
}

/** The step to take back, and the past without it. */
export function undo<S>(past: Past<S>): { past: Past<S>; step: Step<S> | undefined } {
  const step = past.done.at(-1);
  if (!step) return { past, step };
  return { past: { done: past.done.slice(0, -1), undone: [...past.undone, step] }, step };
}

export function redo<S>(past: Past<S>): { past: Past<S>; step: Step<S> | undefined } {
  const step = past.undone.at(-1);
  if (!step) return { past, step };
  return { past: { done: [...past.done, step], undone: past.undone.slice(0, -1) }, step };
}
