import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let shipId: number;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    await parameterModule.seed!(ctx);
  });
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    shipId = (await sampleVoyage(ctx, 'XA')).shipId;
    await firstNoon(ctx, shipId);
    await sampleVoyage(ctx, 'XB');
  });
});
afterAll(() => t.close());

async function sheetOf(send: Send, query: string, lang = 'zh'): Promise<unknown[][]> {
  const { status, raw } = await send('GET', `/api/voyage/board/export?${query}`, undefined, {
    'accept-language': lang,
  });
  expect(status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw as unknown as Parameters<typeof book.xlsx.load>[0]);
  const sheet = book.worksheets[0]!;
  return Array.from({ length: sheet.rowCount }, (_, i) => (sheet.getRow(i + 1).values as unknown[]).slice(1));
}

test('the sheet holds the columns that the board shows, figures as figures and times by the clock that its head names', async () => {
  const [head, first] = await sheetOf(t.as(), 'columns=ship&columns=next&columns=last');
  expect(head).toEqual([
    '船舶',
    '航次',
    '下一港 / 所在港',
    '剩余里程（nm）',
    '预抵（当地时间）',
    '最近报告',
    '报告时间（船时）',
    '未确认报告',
  ]);
  expect(first?.slice(0, 2)).toEqual(['样船XA', 'XA-26001']);
  expect(first?.[3]).toBe(1586);
  expect(first?.slice(5)).toEqual(['正午报', new Date('2026-03-05T12:00:00.000Z'), 1]);
});

test('in English, and only the ships that the board is filtered to', async () => {
  const rows = await sheetOf(t.as(), 'columns=ship&columns=status&word=XA-26', 'en');
  expect(rows).toEqual([
    ['Ship', 'Voyage', 'Status'],
    ['SAMPLE XA', 'XA-26001', 'Sailing'],
  ]);
});

test("only the user's own ships are exported, and by nobody without the permission", async () => {
  const may = new Set(['voyage:report:list', 'voyage:report:export']);
  const rows = await sheetOf(t.as({ permissions: may, scope: { vessel: [shipId] } }), 'columns=ship');
  expect(rows).toHaveLength(2);
  const may2 = t.as({ permissions: new Set(['voyage:report:list']), scope: { vessel: 'all' } });
  expect((await may2('GET', '/api/voyage/board/export')).status).toBe(403);
});
