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

export type Period = { readonly month?: string | null; readonly qty?: MaybeDecimal };

/** How a long-term contract stands against its months (market 5.3). */
export type Progress = {
  /** In % of the whole. */
  readonly donePct: Decimal | null;
  readonly expectedQty: Decimal;
  /** Below zero where more was carried than expected. */
  readonly behindQty: Decimal;
  /** A month, over the months that are left; null when none is. */
  readonly requiredQty: Decimal | null;
  readonly lamp: 'GREEN' | 'AMBER' | 'RED';
};

type Asked = {
  readonly totalQty: MaybeDecimal;
  readonly doneQty: MaybeDecimal;
  readonly periods: readonly Period[];
  /** `yyyy-MM-dd`; a month counts as elapsed once it has ended. */
  readonly today: string;
};

/** Beyond these shares of what was expected the lamp is amber, then red. */
const AMBER = '0.05';
const RED = '0.10';

export function progressOf({ totalQty, doneQty, periods, today }: Asked): Progress {
  const month = today.slice(0, 7);
  const elapsed = periods.filter((one) => one.month && one.month < month);
  const expected = orZero(sum(elapsed.map(({ qty }) => qty)));
  const done = orZero(doneQty);
  const behind = sub(expected, done);
  const left = periods.length - elapsed.length;
  const share = isPositive(behind) ? div(behind, expected) : '0';
  return {
    donePct: round(mul(div(done, totalQty), '100'), 3),
    expectedQty: round(expected, 3),
    behindQty: round(behind, 3),
    requiredQty: left > 0 ? round(div(sub(totalQty, done), String(left)), 3) : null,
    lamp: gt(share, RED) ? 'RED' : gt(share, AMBER) ? 'AMBER' : 'GREEN',
  };
}
