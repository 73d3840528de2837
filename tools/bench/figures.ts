type Unit = 'x' | 'ms' | 's' | 'MB' | 'kB' | 'fps';

/** One measured figure; the budget is that of the design's section 7. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** What stands behind the figure, such as both rates. */
  readonly detail?: string;
};

const PLACES: Readonly<Record<Unit, number>> = { x: 2, ms: 2, s: 2, MB: 0, kB: 1, fps: 0 };

export function isMet({ value, atLeast, atMost }: Figure): boolean | undefined {
  if (atLeast !== undefined) return value >= atLeast;
  if (atMost !== undefined) return value <= atMost;
  return undefined;
}

const shown = (value: number, unit: Unit): string =>
  `${value.toFixed(PLACES[unit])}${unit === 'x' ? ' x' : ` ${unit}`}`;

/** A line a figure: name, value, budget, whether it is met, and what stands behind it. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, atLeast, atMost, detail } = figure;
  const budget =
    atLeast !== undefined ? `>= ${shown(atLeast, unit)}` : atMost !== undefined ? `<= ${shown(atMost, unit)}` : '';
  const verdict = { true: 'met', false: 'MISSED', undefined: '' }[
    String(isMet(figure)) as 'true' | 'false' | 'undefined'
  ];
  return `${name.padEnd(52)} ${shown(value, unit).padStart(10)}  ${budget.padEnd(14)} ${verdict.padEnd(6)} ${detail ?? ''}`.trimEnd();
}

/** The last lines of a run. */
export function summary(figures: readonly Figure[]): string {
  const judged = figures.filter((figure) => isMet(figure) !== undefined);
  const missed = judged.filter((figure) => !isMet(figure));
  const names = missed.map((figure) => `  missed: ${figure.name}`);
  return [`${judged.length - missed.length} of ${judged.length} budgets met`, ...names].join('\n');
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
