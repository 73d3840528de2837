import exceljs from 'exceljs';
import { expect, test } from 'vitest';
import { type LayoutSheet, writeLayout } from './layout.ts';

const comparison: LayoutSheet = {
  name: '比价',
  title: '询价比较表',
  about: 'RFQ-2026-001 · 2026-11-21',
  across: true,
  totalLabel: '合计',
  columns: [
    { head: '品名', width: 20 },
    { head: '单价', group: '甲公司', width: 12, format: '#,##0.00' },
    { head: '金额', group: '甲公司', width: 12, format: '#,##0.00', total: true },
    { head: '单价', group: '乙公司', width: 12, format: '#,##0.00' },
    { head: '金额', group: '乙公司', width: 12, format: '#,##0.00', total: true },
    { head: '备注', width: 20 },
  ],
  rows: [
    ['滑油滤芯', { value: 10.5, mark: 'good' }, 21, 11, 22, null],
    ['密封圈', 3, 9, { value: 2.5, mark: 'good' }, 7.5, '交货期长'],
  ],
};
const terms: LayoutSheet = { name: '条款', title: '商务条款', columns: [{ head: '项目', width: 20 }], rows: [] };

async function read(sheets: readonly LayoutSheet[]): Promise<exceljs.Workbook> {
  const book = new exceljs.Workbook();
  const bytes = await writeLayout(sheets);
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  return book;
}

test('a comparison has its title, merged heads over each supplier, and two sheets', async () => {
  const book = await read([comparison, terms]);
  expect(book.worksheets.map(({ name }) => name)).toEqual(['比价', '条款']);
  const [sheet] = book.worksheets;
  expect([sheet!.getCell('A1').value, sheet!.getCell('A2').value]).toEqual(['询价比较表', 'RFQ-2026-001 · 2026-11-21']);
  expect(sheet!.model.merges.toSorted()).toEqual(['A1:F1', 'A2:F2', 'A3:A4', 'B3:C3', 'D3:E3', 'F3:F4']);
  expect(['A3', 'B3', 'D3', 'B4', 'C4', 'F3'].map((at) => sheet!.getCell(at).value)).toEqual([
    '品名',
    '甲公司',
    '乙公司',
    '单价',
    '金额',
    '备注',
  ]);
});

test('sums are formulas over the rows with the sum beside them, and keep the format of their column', async () => {
  const sheet = (await read([comparison])).worksheets[0]!;
  expect([sheet.getCell('A7').value, sheet.getCell('B7').value]).toEqual(['合计', null]);
  expect(sheet.getCell('C7').value).toMatchObject({ formula: 'SUM(C5:C6)', result: 30 });
  expect(sheet.getCell('E7').value).toMatchObject({ formula: 'SUM(E5:E6)', result: 29.5 });
  expect([sheet.getCell('C5').numFmt, sheet.getCell('C7').numFmt]).toEqual(['#,##0.00', '#,##0.00']);
});

test('a cell with a formula is told its row, and shows its value until a program calculates', async () => {
  const rows = [[2, { value: 4, formula: (row: number) => `A${row}*2` }]];
  const columns = [
    { head: '数量', width: 10 },
    { head: '金额', width: 10 },
  ];
  const sheet = (await read([{ name: '时间表', title: '时间表', columns, rows }])).worksheets[0]!;
  expect(sheet.getCell('B3').value).toMatchObject({ formula: 'A3*2', result: 4 });
});

test('marks are colours, heads stay in sight, and the paper lies across and holds the width', async () => {
  const sheet = (await read([comparison])).worksheets[0]!;
  const fillOf = (at: string) => (sheet.getCell(at).fill as exceljs.FillPattern | undefined)?.fgColor?.argb;
  expect([fillOf('B5'), fillOf('D6'), fillOf('D5')]).toEqual(['FFDDF3E4', 'FFDDF3E4', undefined]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
  expect(sheet.pageSetup).toMatchObject({
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '3:4',
  });
});

test('a sheet without rows has no sums, and one that is too large is refused', async () => {
  const sheet = (await read([{ ...comparison, rows: [] }])).worksheets[0]!;
  expect(sheet.getCell('C5').value).toBeNull();
  const rows = Array.from({ length: 4_000 }, () => ['x', 1, 2, 3, 4, 5]);
  await expect(writeLayout([{ ...comparison, rows }])).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
