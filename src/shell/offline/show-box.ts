let open: (() => void) | undefined;

/** Opens the box of drafts and unsent, from wherever something says that it lies there. */
export const showBox = (): void => open?.();

/** What opens it while it stands in the bar; answers how to let it go. */
export function boxOpensBy(way: () => void): () => void {
  open = way;
  return () => {
    if (open === way) open = undefined;
  };
}
