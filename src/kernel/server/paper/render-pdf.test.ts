import { expect, test } from 'vitest';
import type { Paper } from '../../paper/paper.ts';
import { pdfPages } from '../../testing/pdf-text.ts';
import { stallMeter } from '../../testing/stall.ts';
import { renderPdf } from './render-pdf.ts';

const order: Paper = {
  language: 'both',
  company: { zh: '海岳航运集团', en: 'Haiyue Shipping' },
  title: { zh: '采购订单', en: 'Purchase order' },
  number: 'PO-2026-001',
  link: 'https://fairway.example/fairway/open/purchasing.order/1',
  blocks: [
    { kind: 'facts', facts: [{ label: { zh: '供应商', en: 'Supplier' }, value: '上海𠮷海物资' }] },
    {
      kind: 'table',
      columns: [
        { head: '#' },
        { head: { zh: '名称', en: 'Name' } },
        { head: { zh: '数量', en: 'Quantity' }, align: 'right' },
      ],
      rows: [['1', { zh: '滑油滤芯', en: 'Lubricating oil filter' }, '12.00']],
    },
  ],
};
const made = (paper: Paper) =>
  renderPdf({ paper, printed: '打印人：王海  2026-11-21 12:00 (+8)', at: '2026-11-21T04:00:00Z' });
/** Others wait so long at most. */
const BOUND_MS = 50;
const ROWS = 8_000;

test('a paper reads in Chinese and English, whole, with its number, hash and pages at its foot', async () => {
  const { content, hash } = await made(order);
  const [page, ...more] = pdfPages(content);
  expect(more).toEqual([]);
  expect(page).toEqual([
    '海岳航运集团 / Haiyue Shipping',
    '采购订单 / Purchase order',
    'PO-2026-001',
    '供应商 / Supplier',
    '上海〓海物资',
    '#',
    '名称 / Name',
    '数量 / Quantity',
    '1',
    '滑油滤芯 / Lubricating oil filter',
    '12.00',
    expect.stringContaining('U+20BB7'),
    `PO-2026-001   SHA-256 ${hash.slice(0, 16).match(/.{4}/g)!.join(' ')}   打印人：王海  2026-11-21 12:00 (+8)`,
    '1 / 1',
  ]);
});

test('the hash is that of what the paper says: the same words give the same one, another figure another', async () => {
  const hashes = await Promise.all([
    made(order),
    made({ ...order, link: 'http://other.example/' }),
    made({ ...order, number: 'PO-2026-002' }),
  ]);
  expect(hashes[1].hash).toBe(hashes[0].hash);
  expect(hashes[2].hash).not.toBe(hashes[0].hash);
});

test('hundreds of pages are made while others are answered, with heads on each and every row once', async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => [
    '滑油滤芯',
    `GSN-${n}`,
    `${n}.00`,
    'PCS',
    '1,234.50',
    'CNY',
    '2026-11-21',
    '备件',
  ]);
  const columns = Array.from({ length: 8 }, (_, i) => ({ head: { zh: `列${i}`, en: `Column ${i}` } }));
  const meter = stallMeter();
  const { content } = await made({ language: 'zh', title: '长表', blocks: [{ kind: 'table', columns, rows }] });
  const stall = meter.worstMs();
  meter.stop();
  const pages = pdfPages(content);
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.every((page) => page.filter((line) => line === '列0').length === 1)).toBe(true);
  expect(pages.flat().filter((line) => line.startsWith('GSN-'))).toEqual(rows.map(([, code]) => code));
  expect(pages.at(-1)!.at(-1)).toBe(`${pages.length} / ${pages.length}`);
  expect(Math.round(stall)).toBeLessThan(BOUND_MS);
}, 120_000);

test('a paper that cannot be made is a failure of its own call, and the next one is made', async () => {
  const broken = { ...order, blocks: [{ kind: 'facts', facts: 'none' }] };
  await expect(renderPdf(JSON.parse(JSON.stringify({ paper: broken, printed: '', at: '' })))).rejects.toThrow();
  expect(pdfPages((await made(order)).content)).toHaveLength(1);
});
