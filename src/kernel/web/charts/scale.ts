/** Axis end and step such that `steps` equal steps reach over `most`. Both numbers are round: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
export function roundScale(most: number, steps: number): { max: number; interval: number } {
  if (!(most > 0)) return { max: steps, interval: 1 };
  const raw = most / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((f) => f * power >= raw * (1 - 1e-9)) ?? 10;
  // Powers below one bring binary tails (0.1 * 3); twelve digits cut them.
  const interval = Number((factor * power).toPrecision(12));
  return { max: Number((interval * steps).toPrecision(12)), interval };
}
