import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../value/decimal.ts';
import { choice, computed, decimal, money, quantity, ref, text } from './field.ts';
import { fixedUnit, sumByUnit, unitField, unitIn } from './unit.ts';

const label = { zh: '值', en: 'Value' };
const invoice = {
  currencyId: ref('sample.currency', label),
  amount: money(label, { unit: { field: 'currencyId' } }),
  count: quantity(label, { unit: { field: 'pack' } }),
  pack: choice({ BOX: { zh: '箱', en: 'box' }, DRUM: { zh: '桶', en: 'drum' } }, label),
  weight: decimal(label, 3, { unit: 't' }),
};
const line = {
  price: money(label, { unit: { record: 'currencyId' } }),
  worth: computed({ scale: 2, unit: { record: 'currencyId' } }, label),
  quantity: quantity(label, { unit: { field: 'unit' } }),
  unit: text(label),
};
const row = { currencyId: 3, amount: '12.00', count: '2', pack: 'DRUM', labels: { currencyId: 'USD' } };

describe('the unit of a figure', () => {
  test.each([
    ['a reference by its name', invoice.amount, 'zh', { key: '3', word: 'USD' }],
    ['a choice in the language of the reader', invoice.count, 'en', { key: 'DRUM', word: 'drum' }],
    ['the same for all rows', invoice.weight, 'zh', { key: 't', word: 't' }],
    ['none of a field without', money(label), 'zh', undefined],
  ] as const)('%s', (_, field, lang, wanted) => {
    expect(unitIn(field, { fields: invoice, row }, lang)).toEqual(wanted);
  });

  test('of a line is said by the line, or by the record to which it belongs', () => {
    const own = { fields: line, row: { price: '1.00', quantity: '5', unit: 'kg' } };
    const record = { fields: invoice, row };
    expect(unitIn(line.quantity, own, 'zh', record)).toEqual({ key: 'kg', word: 'kg' });
    expect(unitIn(line.price, own, 'zh', record)).toEqual({ key: '3', word: 'USD' });
    expect(unitIn(line.worth, own, 'zh', record)).toEqual({ key: '3', word: 'USD' });
    expect(unitIn(line.price, own, 'zh')).toBeUndefined();
  });

  test('is unknown where nobody chose it, and told by its number where no name came with the row', () => {
    expect(
      unitIn(invoice.amount, { fields: invoice, row: { amount: '1.00', currencyId: null } }, 'zh'),
    ).toBeUndefined();
    expect(unitIn(invoice.amount, { fields: invoice, row: { currencyId: 7 } }, 'zh')).toEqual({ key: '7', word: '#7' });
  });

  test('stands in a head only where it is the same in all rows', () => {
    expect([fixedUnit(invoice.weight), fixedUnit(invoice.amount)]).toEqual(['t', undefined]);
    expect([unitField(invoice.amount), unitField(line.price), unitField(invoice.weight)]).toEqual([
      'currencyId',
      undefined,
      undefined,
    ]);
  });
});

describe('sums', () => {
  const usd = { key: '3', word: 'USD' };
  const cny = { key: '1', word: 'CNY' };

  test('are one for each unit; what has none is a sum of its own, and unknown figures count nowhere', () => {
    const figures = [
      { value: '0.10', unit: usd },
      { value: '100.00', unit: cny },
      { value: '0.20', unit: usd },
      { value: '5.00' },
      { value: null, unit: cny },
      { value: '', unit: { key: '9', word: 'JPY' } },
    ];
    expect(sumByUnit(figures)).toEqual([
      { unit: 'USD', total: '0.3' },
      { unit: 'CNY', total: '100.00' },
      { unit: null, total: '5.00' },
    ]);
    expect(sumByUnit([])).toEqual([]);
  });

  test('two units of one name stay apart', () => {
    expect(
      sumByUnit([
        { value: '1', unit: { key: '4', word: 'ton' } },
        { value: '2', unit: { key: '5', word: 'ton' } },
      ]),
    ).toEqual([
      { unit: 'ton', total: '1' },
      { unit: 'ton', total: '2' },
    ]);
  });

  test('of each unit are the sum of its figures alone, in whatever order they come', () => {
    const figure = fc.record({
      value: fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))),
      unit: fc.constantFrom(usd, cny, undefined),
    });
    fc.assert(
      fc.property(fc.array(figure), (figures) => {
        for (const unit of [usd, cny, undefined]) {
          const found = sumByUnit(figures).find((one) => one.unit === (unit?.word ?? null))?.total ?? null;
          const wanted = sum(figures.filter((one) => one.unit === unit).map(({ value }) => value));
          expect(found === null ? null : Number(found)).toBe(wanted === null ? null : Number(wanted));
        }
      }),
    );
  });
});
