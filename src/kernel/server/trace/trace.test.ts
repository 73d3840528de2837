import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesDocument } from '../../resource/document.ts';
import { computed, int, ref, serial, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import type { TracedKind } from '../../trace.calls.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { recordsOf } from '../crud/records.ts';
import { traceEndpoints } from './endpoints.ts';

const ship = ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true });
const note = text({ zh: '说明', en: 'Note' }, { max: 50 });
const scope = { vessel: 'vesselId' } as const;
const vessel = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const asked = defineResource({
  name: 'trial.asked',
  label: { zh: '申请', en: 'Application' },
  title: 'no',
  fields: { no: serial('PR-{yy}{0000}', { zh: '单号', en: 'Number' }), vesselId: ship, note },
  scope,
});
/** A need stands between application and order: it is no document itself. */
const need = defineResource({
  name: 'trial.need',
  label: { zh: '需求', en: 'Need' },
  title: 'note',
  fields: { vesselId: ship, askedId: ref('trial.asked', { zh: '申请', en: 'Application' }), note },
  scope,
});
const orderLine = defineResource({
  name: 'trial.orderLine',
  label: { zh: '明细', en: 'Line' },
  fields: { needId: ref('trial.need', { zh: '需求', en: 'Need' }) },
});
const order = defineResource({
  name: 'trial.order',
  label: { zh: '订单', en: 'Order' },
  title: 'no',
  fields: {
    no: serial('PO-{yy}{0000}', { zh: '单号', en: 'Number' }),
    vesselId: ship,
    lines: lines(orderLine, { zh: '明细', en: 'Lines' }),
  },
  scope,
});
/** Is of whichever document its row says. */
const receipt = defineResource({
  name: 'trial.receipt',
  label: { zh: '收货单', en: 'Receipt' },
  title: 'no',
  fields: {
    no: serial('GR-{yy}{0000}', { zh: '单号', en: 'Number' }),
    vesselId: ship,
    source: computed('text', { zh: '来源类型', en: 'Kind' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    sourceNo: namesDocument(text({ zh: '来源单据', en: 'Document' }), { kind: 'source', id: 'sourceId' }),
  },
  scope,
});

const kinds = [vessel, asked, need, order, receipt];
let server: TestServer;
let as: Send;
let ids: { asked: number; need: number; order: number; receipt: number };
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: vessel.label,
        resources: kinds,
        endpoints: [...kinds.flatMap((kind) => crudEndpoints(kind)), ...traceEndpoints],
      },
    ],
  });
  as = server.as();
  for (const name of ['海宁', '海平']) await as('POST', '/api/trial/ships', { name });
  const ctx = server.ctx();
  const of = (vesselId: number) => ({ vesselId });
  const first = await recordsOf(asked).create(ctx, of(1));
  const wanted = await recordsOf(need).create(ctx, { ...of(1), askedId: first.id, note: '缆绳' });
  const made = await recordsOf(order).create(ctx, { ...of(2), lines: [{ needId: wanted.id }, { needId: wanted.id }] });
  const named = { source: order.name, sourceId: made.id };
  const came = await recordsOf(receipt).create(ctx, { ...of(1), sourceNo: made.no }, named);
  ids = { asked: first.id, need: wanted.id, order: made.id, receipt: came.id };
});
afterAll(() => server.close());

type Trace = { up: TracedKind[]; down: TracedKind[] };
const trace = async (kind: string, id: number, by: Send = as) =>
  (await by<Trace>('GET', `/api/traces/trial.${kind}/${id}`)).body;
const told = (found: readonly TracedKind[]) =>
  found.map(({ resource, records, count }) => [resource, count, ...records.map(({ id }) => id)]);

test('an order leads back through its lines and the need to the application, and on to what names it', async () => {
  const { up, down } = await trace('order', ids.order);
  expect(told(up)).toEqual([['trial.asked', 1, ids.asked]]);
  expect(told(down)).toEqual([['trial.receipt', 1, ids.receipt]]);
  expect(up[0]?.records[0]?.name).toMatch(/^PR-\d{6}$/);
});

test('the same ways are told from their other ends', async () => {
  expect(told((await trace('asked', ids.asked)).down)).toEqual([['trial.order', 1, ids.order]]);
  expect(told((await trace('receipt', ids.receipt)).up)).toEqual([['trial.order', 1, ids.order]]);
  const between = await trace('need', ids.need);
  expect([told(between.up), told(between.down)]).toEqual([
    [['trial.asked', 1, ids.asked]],
    [['trial.order', 1, ids.order]],
  ]);
});

test('what the reader may not list, or lies on another ship, is not told; nor is a record that he may not see', async () => {
  const own = server.as({ scope: { vessel: [1] } });
  expect((await trace('asked', ids.asked, own)).down).toEqual([]);
  expect((await own('GET', `/api/traces/trial.order/${ids.order}`)).status).toBe(404);
  const reader = server.as({ permissions: new Set(['trial:order:list']), scope: { vessel: 'all' } });
  expect(await trace('order', ids.order, reader)).toEqual({ up: [], down: [] });
  expect((await reader('GET', `/api/traces/trial.asked/${ids.asked}`)).status).toBe(403);
});

test('of what is no kind of record, or not there, nothing is told', async () => {
  expect((await as('GET', '/api/traces/trial.none/1')).status).toBe(404);
  expect((await as('GET', '/api/traces/trial.order/999999')).status).toBe(404);
});

test('a list that shows the number knows what it names', async () => {
  const { body } = await as<{ content: Record<string, unknown>[] }>('GET', '/api/trial/receipts');
  expect(body.content[0]).toMatchObject({ source: 'trial.order', sourceId: ids.order });
});
