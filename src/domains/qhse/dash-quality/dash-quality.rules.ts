import { type Decimal, div, round } from '../../../kernel/value/decimal.ts';
import { sameDayAfter } from '../quality.rules.ts';

const MONTHS = 12;

export type Period = { readonly beginDate: string; readonly endDate: string };

/** The twelve months up to today, unless days are given; both days count. */
export function periodOf(
  asked: { beginDate?: string | undefined; endDate?: string | undefined },
  today: string,
): Period {
  const endDate = asked.endDate ?? today;
  return { beginDate: asked.beginDate ?? sameDayAfter(endDate, -MONTHS), endDate };
}

/** Defects of a kind of inspection over its inspections, rounded to two decimals. */
export function averageOf({ defects, held }: { readonly defects: number; readonly held: number }): number {
  const average: Decimal | null = held > 0 ? round(div(String(defects), String(held)), 2) : null;
  return Number(average ?? 0);
}
