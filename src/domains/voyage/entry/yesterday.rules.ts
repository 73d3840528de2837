import { OIL_ROWS } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';

/** The same figure in the report before, as text; nothing for what has none. */
export function figureBefore(previous: Report | null, path: string): string | null {
  if (!previous) return null;
  const [top = '', row, part, key] = path.split('.');
  const value =
    top === 'oil'
      ? oilBefore(previous, Number(row), part, key)
      : row === undefined
        ? previous[top as keyof Report]
        : null;
  return typeof value === 'string' && /^\d[\d.]*$/.test(value) ? value : null;
}

function oilBefore(previous: Report, row: number, part = '', key = ''): unknown {
  const found = previous.oil.find((one) => one.rowCode === OIL_ROWS[row]);
  if (part === 'grades') return found?.grades[key as keyof typeof found.grades];
  if (part === 'lubes') return found?.lubes[key as keyof typeof found.lubes];
  return part === 'runningHour' ? found?.runningHour : null;
}
