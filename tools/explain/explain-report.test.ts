import { expect, test } from 'vitest';
import { orderReport } from '../../src/domains/purchasing/reports/order.report.ts';
import { explainReport } from './explain-report.ts';

test('an explained report tells its groups, figures, units, calls and permissions', () => {
  const told = explainReport(orderReport);
  for (const line of [
    /^purchasing\.orders {2}订单报表 \/ Order report$/m,
    /^ {2}orderDate\.quarter +订货日期（按季度） \/ Ordered on \(quarter\)$/m,
    /^ {2}amount +金额 \/ Amount +sum {2}amount {2}each currencyId by itself$/m,
    /^ {2}late +逾期行数 \/ Late lines +count {2}late {2}where \{"late":\["true"\]\}$/m,
    /^ {2}lateShare .+ ratio {2}late \/ lines {2}%$/m,
    /^ {2}GET {2}\/api\/purchasing\/reports\/orders\/export +purchasing:orderedLine:export$/m,
  ])
    expect(told).toMatch(line);
});
