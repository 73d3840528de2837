/** Milliseconds after which what may wait does not wait any longer. */
const AT_LAST = 2000;

/** Answers once the browser has nothing more urgent to do: for what nobody looks at while the first page is drawn. */
export function rested(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_LAST });
    else setTimeout(resolve, AT_LAST);
  });
}
