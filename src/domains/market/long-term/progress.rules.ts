import {
  type Decimal,
  div,
  gt,
  isPositive,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { ProgressLamp } from './long-term.text.ts';

export type Period = { readonly month?: string | null; readonly qty?: MaybeDecimal };

/** How a long-term contract stands against its months (market 5.3). */
export type Progress = {
  readonly doneQty: Decimal;
  /** In % of the whole. */
  readonly donePct: Decimal | null;
  readonly expectedQty: Decimal;
  /** Below zero where more was carried than expected. */
  readonly behindQty: Decimal;
  /** In % of what was expected; nothing is below zero. */
  readonly behindPct: Decimal;
  /** A month, over the months that are left; null when none is, never below zero. */
  readonly requiredQty: Decimal | null;
  readonly lamp: ProgressLamp;
};

type Asked = {
  readonly totalQty: MaybeDecimal;
  readonly doneQty: MaybeDecimal;
  readonly periods: readonly Period[];
  /** `yyyy-MM-dd`; a month counts as elapsed once it has ended. */
  readonly today: string;
};

/** Beyond these shares of what was expected the lamp is amber, then red. */
export const AMBER = '0.05';
export const RED = '0.10';

export function progressOf({ totalQty, doneQty, periods, today }: Asked): Progress {
  const month = today.slice(0, 7);
  const elapsed = periods.filter((one) => one.month && one.month < month);
  const expected = orZero(sum(elapsed.map(({ qty }) => qty)));
  const done = orZero(doneQty);
  const behind = sub(expected, done);
  const left = periods.length - elapsed.length;
  const share = isPositive(behind) ? orZero(div(behind, expected)) : '0';
  const open = sub(orZero(totalQty), done);
  return {
    doneQty: round(done, 3),
    donePct: round(mul(div(done, totalQty), '100'), 3),
    expectedQty: round(expected, 3),
    behindQty: round(behind, 3),
    behindPct: round(mul(share, '100'), 2),
    requiredQty: left > 0 ? round(isPositive(open) ? div(open, String(left)) : '0', 3) : null,
    lamp: gt(share, RED) ? 'RED' : gt(share, AMBER) ? 'AMBER' : 'GREEN',
  };
}
