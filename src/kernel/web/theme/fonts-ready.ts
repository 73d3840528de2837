/** Longest wait for the font: a chart in the fallback font is better than none. */
const PATIENCE_MS = 1500;

let pending: Promise<unknown> | undefined;

/** Settles when Inter is there. What draws text on a canvas keeps the font of its first drawing (ui.md section 9, 3). */
export function fontsReady(): Promise<unknown> {
  pending ??= Promise.race([
    Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 12px 'Inter Variable'`))),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]).catch(() => undefined);
  return pending;
}
