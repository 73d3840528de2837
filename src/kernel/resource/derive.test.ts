import { describe, expect, test } from 'vitest';
import { broughtBy, following } from './derive.ts';
import { date, decimal, int, ref, text } from './field.ts';
import { defineResource, lines } from './resource.ts';
import { validate } from './validate.ts';

const line = defineResource({
  name: 'sample.dueLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    goodId: ref('sample.good', { zh: '物品', en: 'Good' }, { brings: { price: 'lastPrice' } }),
    price: decimal({ zh: '单价', en: 'Price' }, 2),
    packs: int({ zh: '包', en: 'Packs' }),
    pieces: int({ zh: '件', en: 'Pieces' }),
  },
  derive: ({ packs }, changed) => (changed.has('packs') && packs != null ? { pieces: packs * 12 } : undefined),
});
const due = defineResource({
  name: 'sample.due',
  label: { zh: '账单', en: 'Bill' },
  title: 'word',
  fields: {
    word: text({ zh: '摘要', en: 'Word' }, { required: true }),
    days: int({ zh: '账期', en: 'Days' }),
    billedOn: date({ zh: '开票日', en: 'Billed on' }),
    dueOn: date({ zh: '到期日', en: 'Due on' }, { required: true }),
    lines: lines(line, { zh: '明细', en: 'Lines' }),
  },
  derive: ({ billedOn, days }, changed) =>
    billedOn && days != null && (changed.has('billedOn') || changed.has('days'))
      ? { dueOn: new Date(Date.parse(`${billedOn}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) }
      : undefined,
});

const bill = { word: 'x', days: 30, billedOn: '2026-02-01', dueOn: null, lines: [] };

describe('what follows from other fields', () => {
  test('is written beside what was changed', () => {
    expect(following(due, bill, ['days'])).toEqual({ dueOn: '2026-03-03' });
    expect(following(due, bill, ['word'])).toEqual({});
  });

  test('is written in the line whose cell was changed', () => {
    const values = { ...bill, lines: [{ packs: 1 }, { packs: 3 }] };
    expect(following(due, values, ['lines.1.packs'])).toEqual({ 'lines.1.pieces': 36 });
    expect(following(due, values, ['lines.5.packs', 'lines'])).toEqual({});
  });

  test('fills on the server what the caller left empty, and stays as it was given', () => {
    expect(validate(due, bill).values.dueOn).toBe('2026-03-03');
    expect(validate(due, { ...bill, dueOn: '2026-02-20' }).values.dueOn).toBe('2026-02-20');
    expect(validate(due, { ...bill, days: null }).errors.map(({ field }) => field)).toEqual(['dueOn']);
    expect(validate(due, { ...bill, lines: [{ packs: 2 }] }).values.lines).toMatchObject([{ pieces: 24 }]);
  });

  test('a chosen record brings its fields into its own row', () => {
    const field = line.fields.goodId;
    expect(broughtBy(field, 'lines.2.goodId', { brings: { lastPrice: '4.20' } })).toEqual({ 'lines.2.price': '4.20' });
    expect(broughtBy(field, 'goodId', { brings: {} })).toEqual({ price: null });
    expect(broughtBy(field, 'goodId', undefined)).toEqual({});
  });
});
