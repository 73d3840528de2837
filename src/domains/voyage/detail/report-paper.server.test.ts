import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { Paper, PaperTable, Words } from '../../../kernel/paper/paper.ts';
import { paperEndpoints } from '../../../kernel/server/paper/endpoints.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let shipId: number;
let id: number;

beforeAll(async () => {
  t = await testServer({
    modules,
    endpoints: paperEndpoints,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  const office = t.as();
  await office('POST', '/api/organization', {
    name: '样板集团',
    nameEn: 'Model Group',
    code: 'ROOT',
    type: 'PARENT_COMPANY',
  });
  ({ shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, 'MD')));
  const { first } = await sampleNoons(t.ctx({ now }), shipId);
  id = (await office<{ row: { id: number } }>('POST', '/api/voyage/reports', first)).body.row.id;
}, 60_000);
afterAll(() => t.close());

const headings = ({ blocks }: Paper): Words[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

test('a report on paper has its blocks upright with the places to sign, and the oil grid across behind them', async () => {
  const { body } = await t.as()<Paper>('GET', `/api/papers/voyage.report/${id}?language=both`);
  expect(body).toMatchObject({ company: { zh: '样板集团', en: 'Model Group' }, number: 'MD2026-00001' });
  expect(headings(body).slice(0, 3)).toMatchObject([{ zh: '报告与船位' }, { zh: '航线' }, { zh: '吃水' }]);
  const turn = body.blocks.findIndex((block) => block.kind === 'page');
  expect(body.blocks[turn]).toEqual({ kind: 'page', across: true });
  expect(body.blocks[turn - 1]).toMatchObject({
    kind: 'signatures',
    signatures: [
      { place: { zh: '船长' } },
      { place: { zh: '日期' } },
      { place: { zh: '轮机长' } },
      { place: { zh: '日期' } },
    ],
  });
  const grid = body.blocks.slice(turn).find((block): block is PaperTable => block.kind === 'table')!;
  expect(grid.columns[2]).toMatchObject({ group: { zh: '燃料 t', en: 'Fuels t' }, align: 'right' });
  expect(grid.rows.map(([row]) => (typeof row === 'object' ? row.zh : row))).toContain('本次存量');
});

test('it bears the mark of what is not confirmed until it is', async () => {
  const asked = () => t.as()<Paper>('GET', `/api/papers/voyage.report/${id}`);
  expect((await asked()).body.mark).toBeDefined();
  await t.db.query("update voyage_report set confirmed = 'CONFIRMED' where id = $1", [id]);
  expect((await asked()).body.mark).toBeUndefined();
});

test('another ship’s report is refused, as a paper and as a PDF', async () => {
  const stranger = t.as({
    roles: ['MASTER'],
    permissions: new Set(['voyage:report:list']),
    scope: { vessel: [shipId + 1] },
  });
  for (const more of ['', '/pdf'])
    expect((await stranger('GET', `/api/papers/voyage.report/${id}${more}`)).status).toBe(404);
});
