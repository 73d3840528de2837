import { describe, expect, test } from 'vitest';
import { int, money, ref, text } from '../../../resource/field.ts';
import { type AnyResource, defineResource } from '../../../resource/resource.ts';
import { resolveColumns } from './column-set.ts';
import { sumsIn, totalsOf } from './totals.ts';

const label = { zh: '项', en: 'Item' };
const bill: AnyResource = defineResource({
  name: 'finance.bill',
  label,
  title: 'number',
  fields: {
    number: text(label),
    amount: money(label, { unit: { field: 'currencyId' } }),
    fee: money(label, { unit: 'CNY' }),
    pieces: int(label),
    currencyId: ref('parameter.currency', label),
  },
  list: { columns: ['number', 'amount', 'fee', 'pieces'] },
});
const columns = resolveColumns(bill, undefined, ({ zh }) => zh);
const column = (name: string) => columns.find(({ key }) => key === name)!;
const rows = [
  { id: 1, version: 1, amount: '1.00', fee: '2.00', pieces: 3, currencyId: 7, labels: { currencyId: 'USD' } },
  { id: 2, version: 1, amount: '5.00', fee: null, pieces: 4, currencyId: 8, labels: { currencyId: 'EUR' } },
  { id: 3, version: 1, amount: '0.50', fee: '1.00', pieces: null, currencyId: 7, labels: { currencyId: 'USD' } },
];

describe('the totals of a list', () => {
  test('of chosen rows are one for each currency', () => {
    expect(sumsIn(rows, column('amount'), 'zh')).toEqual([
      { unit: 'USD', total: '1.5' },
      { unit: 'EUR', total: '5.00' },
    ]);
    expect(sumsIn(rows, column('fee'), 'zh')).toEqual([{ unit: 'CNY', total: '3' }]);
    expect(sumsIn(rows, column('pieces'), 'zh')).toEqual([{ unit: null, total: '7' }]);
    expect(sumsIn([], column('amount'), 'zh')).toEqual([]);
  });

  test('of everything filtered stand by column, whether they have one unit or several', () => {
    const byUnit = [
      { unit: 'USD', total: '1.00' },
      { unit: null, total: '2.00' },
    ];
    expect(totalsOf({ totals: { pieces: '7' }, totalsByUnit: { amount: byUnit } })).toEqual({
      pieces: [{ unit: null, total: '7' }],
      amount: byUnit,
    });
    expect(totalsOf(undefined)).toEqual({});
  });

  test('a column has room for the unit beside its figures where each row says its own', () => {
    const [own, fixed] = [column('amount').width!, column('fee').width!];
    expect(own).toBeGreaterThan(fixed);
  });
});
