import { expect, test } from 'vitest';
import type { Paper, PaperBlock, PaperTable } from '../../paper/paper.ts';
import { drawFeet, factRows, layOut } from './layout.ts';
import { FOOT, MARGIN, type Mark, type Sheet } from './sheet.ts';

const face = { widthOf: (sign: string) => (sign >= '\u2e80' ? 1 : 0.5), has: (sign: string) => sign !== '𠮷' };
const paper = (blocks: readonly PaperBlock[], more: Partial<Paper> = {}): Paper => ({
  language: 'both',
  title: { zh: '采购订单', en: 'Purchase order' },
  blocks,
  ...more,
});
const texts = (sheet: Sheet | undefined): Extract<Mark, { kind: 'text' }>[] =>
  (sheet?.marks ?? []).filter((mark) => mark.kind === 'text');
const said = (sheet: Sheet | undefined): string[] => texts(sheet).map(({ text }) => text);
const table = (n: number, more: Partial<PaperTable> = {}): PaperTable => ({
  kind: 'table',
  columns: [
    { head: '#' },
    { head: { zh: '名称', en: 'Name' } },
    { head: { zh: '数量', en: 'Quantity' }, align: 'right' },
  ],
  rows: Array.from({ length: n }, (_, i) => [String(i + 1), `件 ${i + 1}`, `${i}.00`]),
  ...more,
});

/** Everything stands between the margins, and above the foot. */
function expectInside(sheets: readonly Sheet[]): void {
  for (const sheet of sheets)
    for (const { x, y, text, size } of texts(sheet)) {
      const width = [...text].reduce((sum, sign) => sum + face.widthOf(sign) * size, 0);
      expect(x, text).toBeGreaterThanOrEqual(MARGIN - 0.01);
      expect(x + width, text).toBeLessThanOrEqual(sheet.width - MARGIN + 0.01);
      expect(y + size, text).toBeLessThanOrEqual(sheet.height - MARGIN - FOOT + 0.01);
    }
}

test('a paper in both languages says its title so, with company, number and code', () => {
  const [sheet] = layOut(
    paper([], { company: { zh: '海岳', en: 'Haiyue' }, number: 'PO-1', link: 'https://a/1' }),
    face,
  );
  expect(said(sheet)).toEqual(['海岳 / Haiyue', '采购订单 / Purchase order', 'PO-1']);
  expect(sheet!.marks.find((mark) => mark.kind === 'code')).toMatchObject({ content: 'https://a/1' });
});

test('a long table stands on several sheets with its head on each, every row once, and nothing outside the margins', () => {
  const sheets = layOut(paper([table(200)]), face);
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) expect(said(sheet).filter((text) => text.endsWith('Quantity'))).toHaveLength(1);
  const rows = sheets.flatMap(said).filter((text) => text.startsWith('件'));
  expect(rows).toEqual(Array.from({ length: 200 }, (_, i) => `件 ${i + 1}`));
  expectInside(sheets);
});

test('the totals never stand alone on a sheet', () => {
  for (let n = 30; n < 60; n += 1) {
    const sheets = layOut(paper([table(n, { totals: ['', '合计', '99.00'] })]), face);
    const last = said(sheets.at(-1));
    expect(last).toContain('合计');
    expect(last).toContain(`件 ${n}`);
  }
});

test('a cell that is longer than a page is carried on, whole', () => {
  const long = Array.from({ length: 300 }, (_, i) => `第${i}行`).join('\n');
  const sheets = layOut(
    paper([
      table(0, {
        rows: [
          ['1', long, '2.00'],
          ['2', '短', '3.00'],
        ],
      }),
    ]),
    face,
  );
  const lines = sheets.flatMap(said).filter((text) => text.startsWith('第'));
  expect(lines).toEqual(long.split('\n'));
  expect(said(sheets.at(-1))).toContain('短');
  expectInside(sheets);
});

test('figures stand at the right of their column, words wrap instead of being cut', () => {
  const row = ['1', `${'很长的名称'.repeat(40)} ${'A'.repeat(200)}`, '1,234.50'];
  const sheets = layOut(paper([table(0, { rows: [row] })]), face);
  const all = sheets.flatMap(texts);
  const figure = all.find(({ text }) => text === '1,234.50')!;
  const head = all.find(({ text }) => text.endsWith('Quantity'))!;
  expect(figure.x + 8 * 0.5 * figure.size).toBeCloseTo(
    head.x + [...head.text].reduce((sum, sign) => sum + face.widthOf(sign), 0) * head.size,
  );
  const { x } = all.find(({ text }) => text.endsWith('Name'))!;
  const name = all
    .filter((mark) => mark.x === x)
    .map(({ text }) => text)
    .join('');
  expect(name.replaceAll(' ', '')).toContain(row[1]!.replaceAll(' ', ''));
  expectInside(sheets);
});

test('a grouped head stands over its columns alone', () => {
  const [sheet] = layOut(
    paper([
      {
        kind: 'table',
        columns: [
          { head: '名称' },
          { head: '单价', group: '甲' },
          { head: '金额', group: '甲' },
          { head: '单价', group: '乙' },
        ],
        rows: [['螺栓', '1', '2', '3']],
      },
    ]),
    face,
  );
  const at = (text: string) => texts(sheet).filter((mark) => mark.text === text);
  const [group] = at('甲');
  const [price, otherPrice] = at('单价');
  const [amount] = at('金额');
  expect(group!.y).toBeLessThan(price!.y);
  expect(group!.x).toBeGreaterThan(price!.x);
  expect(group!.x).toBeLessThan(amount!.x + 20);
  expect(otherPrice!.y).toBe(price!.y);
  expect(at('名称')).toHaveLength(1);
});

test('facts stand in rows of so many, a wide one alone', () => {
  const fact = (label: string, wide = false) => ({ label, value: '', wide });
  const rows = factRows([fact('a'), fact('b'), fact('c'), fact('d'), fact('e', true), fact('f')], 3);
  expect(rows.map((row) => row.map(({ label }) => label).join(''))).toEqual(['abc', 'd', 'e', 'f']);
});

test('a value longer than a sheet goes on, a heading never stands alone at the foot', () => {
  const value = Array.from({ length: 150 }, (_, i) => `字${i}`).join('\n');
  const long = layOut(paper([{ kind: 'facts', facts: [{ label: '备注', value, wide: true }] }]), face);
  expect(long.flatMap(said).filter((text) => text.startsWith('字'))).toHaveLength(150);
  expectInside(long);
  for (let n = 40; n < 70; n += 1) {
    const lines = Array.from({ length: n }, () => 'x').join('\n');
    const sheets = layOut(
      paper([
        { kind: 'paragraph', text: lines },
        { kind: 'heading', text: '明细' },
        { kind: 'paragraph', text: 'y' },
      ]),
      face,
    );
    const holding = sheets.find((sheet) => said(sheet).includes('明细'));
    expect(said(holding)).toContain('y');
  }
});

test('a heading stands on the sheet on which its table begins', () => {
  for (let n = 40; n < 70; n += 1) {
    const lines = Array.from({ length: n }, () => 'x').join('\n');
    const grouped = table(1).columns.map((column) => ({ ...column, group: '甲' }));
    const sheets = layOut(
      paper([{ kind: 'paragraph', text: lines }, { kind: 'heading', text: '明细' }, table(3, { columns: grouped })]),
      face,
    );
    expect(said(sheets.find((sheet) => said(sheet).includes('明细')))).toContain('件 1');
  }
});

test('a page break may turn the paper; signatures are kept together with who signed when', () => {
  const sheets = layOut(
    paper([
      { kind: 'page', across: true },
      {
        kind: 'signatures',
        signatures: [{ place: { zh: '船长', en: 'Master' }, name: '王海', at: '2026-11-21' }, { place: '日期' }],
      },
    ]),
    face,
  );
  expect(sheets.map(({ width, height }) => width > height)).toEqual([false, true]);
  expect(said(sheets[1])).toEqual(['船长 / Master', '王海', '2026-11-21', '日期']);
});

test('a name with a sign that the font lacks says so', () => {
  const text = said(layOut(paper([{ kind: 'paragraph', text: '张𠮷' }], { language: 'en' }), face)[0]);
  expect(text).toContain('张〓');
  expect(text.at(-1)).toContain('U+20BB7');
});

test('every foot says document, hash and page of pages', () => {
  const sheets = layOut(paper([table(80)]), face);
  drawFeet(sheets, face, { number: 'PO-1', hash: 'SHA-256 1a2b', printed: '打印' });
  expect(sheets.map((sheet) => said(sheet).slice(-2))).toEqual(
    sheets.map((_, i) => ['PO-1   SHA-256 1a2b   打印', `${i + 1} / ${sheets.length}`]),
  );
});
