// A grid of 1,000 rows by 40 columns with nothing around it, as a budget or a comparison has it; the bench builds it for itself.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bool, choice, computed, date, money, text } from '../../../src/kernel/resource/field.ts';
import { sum } from '../../../src/kernel/value/decimal.ts';
import type { GridColumn, GridRow } from '../../../src/kernel/web/grid/column.ts';
import { Grid } from '../../../src/kernel/web/grid/grid.tsx';
import { providePlatform } from '../../../src/kernel/web/platform.ts';
import { queryClient } from '../../../src/kernel/web/query-client.ts';
import { cssVariables } from '../../../src/kernel/web/theme/css-variables.ts';
import '../../../src/kernel/web/theme/global.css';

const ROWS = 1000;
const FIGURES = 32;
const named = (zh: string, en: string) => ({ zh, en });
const FIGURE_NAMES = Array.from({ length: FIGURES }, (_, i) => `m${i}`);

const KIND = choice(
  { A: named('甲', 'First'), B: named('乙', 'Second'), C: named('丙', 'Third') },
  named('类别', 'Kind'),
);
/** Two frozen, then in turn: a choice, figures in groups, a day, yes or no, and the sum of the row. */
const COLUMNS: readonly GridColumn[] = [
  { name: 'code', field: text(named('编码', 'Code'), { required: true }), frozen: true, width: 100 },
  { name: 'name', field: text(named('名称', 'Name')), frozen: true, width: 160 },
  { name: 'kind', field: KIND, width: 90 },
  ...FIGURE_NAMES.map((name, i) => ({
    name,
    field: money(named(`${i + 1} 月`, `Month ${i + 1}`)),
    group: `第 ${Math.floor(i / 4) + 1} 组`,
    total: true,
  })),
  { name: 'due', field: date(named('日期', 'Due')) },
  { name: 'spare', field: bool(named('备用', 'Spare')) },
  { name: 'second', field: KIND, width: 90 },
  {
    name: 'all',
    field: computed({ scale: 2 }, named('全年', 'Year')),
    from: (row) => sum(FIGURE_NAMES.map((name) => row[name] as string | null)),
    total: true,
  },
  { name: 'remark', field: text(named('备注', 'Remark')), width: 160 },
];

const row = (id: number): GridRow => ({
  id,
  code: `54${String(id).padStart(3, '0')}`,
  name: `科目 ${id}`,
  kind: ['A', 'B', 'C'][id % 3],
  ...Object.fromEntries(FIGURE_NAMES.map((name, i) => [name, `${(id * 37 + i * 11) % 90_000}.00`])),
  due: '2026-11-23',
  spare: id % 2 === 0,
  second: 'A',
});

function Page() {
  const [rows, setRows] = useState<readonly GridRow[]>(() => Array.from({ length: ROWS }, (_, i) => row(i + 1)));
  return <Grid columns={COLUMNS} rows={rows} label="1000 x 40" height={840} onChange={(next) => setRows(next)} />;
}

const style = document.createElement('style');
style.textContent = cssVariables();
document.head.append(style);
providePlatform({
  dictionaries: async () => ({}),
  askWhoIsThere: async () => undefined,
});
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={queryClient}>
    <Page />
  </QueryClientProvider>,
);
