import { expect, test } from 'vitest';
import type { Figure, ReportAnswer } from '../../report/answer.ts';
import { chosenOf } from '../../report/choice.ts';
import { defineReport } from '../../report/report.ts';
import { choice, date, money } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { drawablesOf, drawReport } from './draw-report.ts';

const sale = defineResource({
  name: 'shop.sale',
  label: { zh: '销售', en: 'Sale' },
  title: 'kind',
  fields: {
    kind: choice({ OIL: { zh: '油料', en: 'Oil' }, GEAR: { zh: '索具', en: 'Gear' } }, { zh: '类别', en: 'Kind' }),
    soldOn: date({ zh: '销售日期', en: 'Sold on' }),
    currency: choice({ CNY: { zh: 'CNY', en: 'CNY' }, USD: { zh: 'USD', en: 'USD' } }, { zh: '币种', en: 'Currency' }),
    amount: money({ zh: '金额', en: 'Amount' }, { unit: { field: 'currency' } }),
  },
});
const report = defineReport({
  name: 'shop.sales',
  label: { zh: '销售报表', en: 'Sales report' },
  view: sale,
  dimensions: ['kind', 'soldOn'],
  measures: { amount: { of: 'sum', field: 'amount' } },
  shown: { rows: ['kind'], figures: ['amount'] },
});
const chosen = chosenOf(sale, { rows: ['kind'], across: 'soldOn.month', figures: ['amount'] });
const cny = (value: string): Figure => ({ unit: 'CNY', key: 'CNY', value });
const usd = (value: string): Figure => ({ unit: 'USD', key: 'USD', value });
const answer: ReportAnswer = {
  across: [
    { value: '2026-01', label: '2026-01' },
    { value: '2026-02', label: '2026-02' },
  ],
  about: '',
  counted: 3,
  lines: [
    {
      members: [{ value: 'OIL', label: '油料' }],
      figures: [[[cny('1.00')]], [[usd('9.00')]], [[cny('1.00'), usd('9.00')]]],
    },
    { members: [{ value: 'GEAR', label: '索具' }], figures: [[[]], [[cny('2.00')]], [[cny('2.00')]]] },
    { members: [], figures: [[[cny('1.00')]], [[cny('2.00'), usd('9.00')]], [[cny('3.00'), usd('9.00')]]] },
  ],
};
const drawables = drawablesOf(chosen, answer);

test('money of each currency is drawn by itself', () => {
  expect(drawables.map(({ unit }) => unit)).toEqual(['CNY', 'USD']);
});

test('time runs along the axis, whichever way it stands in the table', () => {
  const { figures } = drawReport({ report, chosen, answer, drawn: drawables[0]!, kind: 'bar', lang: 'zh' });
  expect(figures.columns.slice(1)).toEqual(['油料 (CNY)', '索具 (CNY)']);
  expect(figures.rows).toEqual([
    ['2026-01', '1.00', '—'],
    ['2026-02', '—', '2.00'],
  ]);
});

test('a pie has the outermost groups for its parts, and none for what is not there', () => {
  const { option, figures } = drawReport({ report, chosen, answer, drawn: drawables[1]!, kind: 'pie', lang: 'zh' });
  expect(option.series).toMatchObject([{ data: [{ name: '油料', value: 9 }] }]);
  expect(figures.rows).toEqual([
    ['油料', '9.00'],
    ['索具', '—'],
  ]);
});

test('a month in which nothing was sold stands between two in which something was', () => {
  const months = chosenOf(sale, { rows: ['soldOn.month'], figures: ['amount'] });
  const sold = (value: string, figure: Figure) => ({ members: [{ value, label: value }], figures: [[[figure]]] });
  const sparse: ReportAnswer = {
    ...answer,
    across: [],
    lines: [sold('2026-03', cny('3.00')), sold('2026-01', cny('1.00')), { members: [], figures: [[[cny('4.00')]]] }],
  };
  const { figures } = drawReport({
    report,
    chosen: months,
    answer: sparse,
    drawn: drawables[0]!,
    kind: 'line',
    lang: 'zh',
  });
  expect(figures.rows).toEqual([
    ['2026-01', '1.00'],
    ['2026-02', '—'],
    ['2026-03', '3.00'],
  ]);
});

test('so does one that stands between two that go across', () => {
  const across = answer.across.map((member) =>
    member.value === '2026-02' ? { value: '2026-03', label: '2026-03' } : member,
  );
  const given = { report, chosen, answer: { ...answer, across }, drawn: drawables[0]!, lang: 'zh' as const };
  expect(drawReport({ ...given, kind: 'line' }).figures.rows).toEqual([
    ['2026-01', '1.00', '—'],
    ['2026-02', '—', '—'],
    ['2026-03', '—', '2.00'],
  ]);
});
