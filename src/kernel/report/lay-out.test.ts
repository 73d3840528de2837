import { describe, expect, test } from 'vitest';
import { choice, date, money } from '../resource/field.ts';
import { defineResource } from '../resource/resource.ts';
import type { Figure, ReportAnswer } from './answer.ts';
import { cellFilters } from './cell-filters.ts';
import { chosenOf, readChoice, writeChoice } from './choice.ts';
import { figuresAt, layOut } from './lay-out.ts';
import { defineReport } from './report.ts';
import { reportPaper } from './report-paper.ts';

const sale = defineResource({
  name: 'shop.sale',
  label: { zh: '销售', en: 'Sale' },
  title: 'kind',
  fields: {
    kind: choice({ OIL: { zh: '油料', en: 'Oil' }, GEAR: { zh: '索具', en: 'Gear' } }, { zh: '类别', en: 'Kind' }),
    area: choice({ N: { zh: '北', en: 'North' }, S: { zh: '南', en: 'South' } }, { zh: '地区', en: 'Area' }),
    soldOn: date({ zh: '销售日期', en: 'Sold on' }),
    currency: choice({ CNY: { zh: 'CNY', en: 'CNY' }, USD: { zh: 'USD', en: 'USD' } }, { zh: '币种', en: 'Currency' }),
    amount: money({ zh: '金额', en: 'Amount' }, { unit: { field: 'currency' } }),
  },
});
const report = defineReport({
  name: 'shop.sales',
  label: { zh: '销售报表', en: 'Sales report' },
  view: sale,
  dimensions: ['kind', 'area', 'soldOn', 'currency'],
  measures: {
    sales: { of: 'count', label: { zh: '笔数', en: 'Sales' } },
    oil: { of: 'count', when: { kind: ['OIL'] }, label: { zh: '油料笔数', en: 'Sales of oil' } },
    amount: { of: 'sum', field: 'amount' },
  },
  shown: { rows: ['kind', 'area'], figures: ['amount'] },
});

const kind = { value: 'OIL', label: '油料' };
const gear = { value: 'GEAR', label: '索具' };
const north = { value: 'N', label: '北' };
const south = { value: 'S', label: '南' };
const cny = (value: string): Figure => ({ unit: 'CNY', key: 'CNY', value });
const usd = (value: string): Figure => ({ unit: 'USD', key: 'USD', value });
const line = (members: ReportAnswer['lines'][number]['members'], figures: Figure[]) => ({
  members,
  figures: [[figures]],
});
const answer: ReportAnswer = {
  across: [],
  about: '',
  counted: 4,
  lines: [
    line([kind, north], [cny('1.00')]),
    line([kind, south], [cny('2.00'), usd('3.00')]),
    line([kind], [cny('3.00'), usd('3.00')]),
    line([gear, south], [usd('4.00')]),
    line([gear], [usd('4.00')]),
    line([], [cny('3.00'), usd('7.00')]),
  ],
};
const chosen = chosenOf(sale, readChoice(report, {}));
const given = { report, chosen, answer, lang: 'zh' as const };

describe('a report as a table', () => {
  test('says a group once, and a subtotal only where it adds something up', () => {
    expect(layOut(given).lines.map(({ words, kind: of }) => [of, ...words])).toEqual([
      ['line', '油料', '北'],
      ['line', '', '南'],
      ['subtotal', '油料 小计', ''],
      ['line', '索具', '南'],
      ['total', '合计', ''],
    ]);
  });

  test('has one column for money on the screen, and one for each currency where figures are numbers', () => {
    expect(layOut(given).columns.map(({ head }) => head)).toEqual(['金额']);
    const apart = layOut(given, { apart: true });
    expect(apart.columns.map(({ head, group }) => [group, head])).toEqual([
      ['金额', '金额 CNY'],
      ['金额', '金额 USD'],
    ]);
    expect(apart.columns.map((column) => figuresAt(apart.lines.at(-1)!, column).map(({ value }) => value))).toEqual([
      ['3.00'],
      ['7.00'],
    ]);
  });

  test('is the same on paper, its total last', () => {
    const table = reportPaper(given).blocks.find(({ kind: of }) => of === 'table');
    expect(table).toMatchObject({ totals: ['合计', '', '3.00 CNY\n7.00 USD'] });
  });
});

describe('a choice', () => {
  test('is read from the words that were written of it', () => {
    for (const choice_ of [
      { rows: [], figures: ['sales'] },
      { rows: ['kind'], across: 'soldOn.month', figures: ['sales', 'amount'], rank: 'sales', chart: 'pie' as const },
      { rows: ['kind', 'area'], figures: ['amount'] },
    ])
      expect(readChoice(report, writeChoice(report, choice_))).toEqual(choice_);
  });

  test('that is the declared one has no words', () => {
    expect(writeChoice(report, readChoice(report, {}))).toEqual({});
  });
});

test('a figure opens its rows within the filters that hold', () => {
  const months = chosenOf(sale, { rows: ['soldOn.month'], figures: ['oil'] });
  const cell = { members: [{ value: '2026-10', label: '2026-10' }], measure: 'oil' };
  expect(cellFilters(report, months, { soldOnFrom: ['2026-10-15'], area: ['N'] }, cell)).toEqual({
    area: ['N'],
    soldOnFrom: ['2026-10-15'],
    soldOnTo: ['2026-10-31'],
    kind: ['OIL'],
  });
  expect(cellFilters(report, chosen, {}, { members: [gear], measure: 'amount', figure: usd('4.00') })).toEqual({
    kind: ['GEAR'],
    currency: ['USD'],
  });
});
