import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineFlow, nextState } from '../../flow/flow.ts';
import { decimal, ref, serial, state, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import type { Module } from '../module.ts';
import { crudEndpoints } from './endpoints.ts';
import { patchLines } from './line-records.ts';
import { recordsOf } from './records.ts';

const flow = defineFlow({
  states: { OPEN: { zh: '未到', en: 'Open', tone: 'amber' }, CAME: { zh: '已到', en: 'Came', tone: 'green' } },
  initial: 'OPEN',
  transitions: { receive: { label: { zh: '收货', en: 'Receive' }, from: ['OPEN'], to: 'CAME' } },
});
const quay = defineResource({
  name: 'sample.quay',
  label: { zh: '码头', en: 'Quay' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  scope: { quay: 'id' },
});
const orderLine = defineResource({
  name: 'sample.orderLine',
  label: { zh: '订单明细', en: 'Order line' },
  title: 'goods',
  fields: {
    goods: text({ zh: '货名', en: 'Goods' }, { required: true }),
    quantity: decimal({ zh: '数量', en: 'Quantity' }, 2),
    status: state(flow),
  },
});
const order = defineResource({
  name: 'sample.order',
  label: { zh: '订单', en: 'Order' },
  title: 'number',
  fields: {
    number: serial('PO-{0000}', { zh: '单号', en: 'Number' }),
    quayId: ref('sample.quay', { zh: '码头', en: 'Quay' }, { required: true }),
    lines: lines(orderLine, { zh: '明细', en: 'Lines' }),
  },
  scope: { quay: 'quayId' },
});
const receipt = defineResource({
  name: 'sample.receipt',
  label: { zh: '收货单', en: 'Receipt' },
  title: 'word',
  fields: {
    word: text({ zh: '摘要', en: 'Word' }, { required: true }),
    lineId: ref('sample.orderLine', { zh: '订单明细', en: 'Order line' }, { required: true }),
  },
  list: { columns: ['word', 'lineId'], filters: ['lineId'] },
  scope: 'all',
});
const kinds = [quay, order, receipt];
const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: kinds,
  endpoints: kinds.flatMap((kind) => crudEndpoints(kind)),
};

type Line = Record<string, unknown> & { id: number };
type Row = Record<string, unknown> & { id: number; version: number; lines: Line[]; labels: Record<string, string> };
let t: TestServer;
let one: Send;
let mine: number;
let other: number;
let made: Row;
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample] });
  const quays = [];
  for (const name of ['一号', '二号']) quays.push((await t.as()<Row>('POST', '/api/sample/quays', { name })).body.id);
  [mine, other] = quays as [number, number];
  const permissions = new Set(['sample:order:list', 'sample:order:edit', 'sample:receipt:list', 'sample:receipt:add']);
  one = t.as({ permissions, scope: { quay: [mine] } });
});
afterAll(() => t.close());
beforeEach(async () => {
  const goods = [
    { goods: '缆绳', quantity: '2' },
    { goods: '油漆', quantity: '5' },
  ];
  made = (await t.as()<Row>('POST', '/api/sample/orders', { quayId: mine, lines: goods })).body;
});

const receive = (line: Line, send: Send = one) =>
  send<Row>('POST', '/api/sample/receipts', { word: '到货', lineId: line.id });

describe('a line', () => {
  test('is referred to by the number of its record, its own, and its name', async () => {
    const { body } = await receive(made.lines[1]!);
    expect(body.labels.lineId).toBe(`${made.number} #2 油漆`);
    const { body: options } = await one<{ id: number; label: string }[]>(
      'GET',
      '/api/sample/order-lines/options?q=油漆',
    );
    expect(options.map(({ id }) => id)).toContain(made.lines[1]!.id);
  });

  test('is seen and chosen by whoever sees what it belongs to', async () => {
    const goods = [{ goods: '别家的', quantity: '1' }];
    const hidden = (await t.as()<Row>('POST', '/api/sample/orders', { quayId: other, lines: goods })).body;
    const { body: options } = await one<unknown[]>('GET', '/api/sample/order-lines/options?q=别家');
    expect(options).toEqual([]);
    const refused = await receive(hidden.lines[0]!);
    expect(refused.status).toBe(400);
    expect((await receive(hidden.lines[0]!, t.as())).status).toBe(200);
    const stranger = t.as({ permissions: new Set(['sample:receipt:list']), scope: { quay: 'all' } });
    expect((await stranger('GET', '/api/sample/order-lines/options')).status).toBe(403);
  });

  test('that is referred to cannot be taken away, nor can its record', async () => {
    await receive(made.lines[0]!);
    const without = await one<{ message: string }>('PUT', '/api/sample/orders', { ...made, lines: [made.lines[1]] });
    expect([without.status, without.body.message]).toEqual([409, '仍有 1 条“收货单”引用此订单明细，不能删除']);
    expect((await t.as()('DELETE', `/api/sample/orders/${made.id}`)).status).toBe(409);
    const rest = await one<Row>('PUT', '/api/sample/orders', { ...made, lines: [made.lines[0]] });
    expect(rest.status).toBe(200);
  });

  test('goes through the states of its own, and a save of the record leaves them', async () => {
    const [first, second] = made.lines;
    expect(first!.status).toBe('OPEN');
    const { row, changes } = await t.db.transaction(async (db) => {
      const ctx = { ...t.ctx(), db };
      const { lines: held } = await recordsOf(order).held(ctx, made.id);
      const status = nextState(flow, 'receive', held[1]!.status);
      return patchLines(order, ctx, { id: made.id, field: 'lines' }, new Map([[second!.id, { status }]]), {
        action: 'receive',
        version: made.version,
      });
    });
    expect(changes.map(({ field }) => field)).toEqual(['lines']);
    expect(row.version).toBe(2);
    const now = (await one<Row>('GET', `/api/sample/orders/${made.id}`)).body;
    expect(now.lines.map(({ status }) => status)).toEqual(['OPEN', 'CAME']);
    const lines = now.lines.map(({ status: _status, ...line }) => ({ ...line, status: 'OPEN', quantity: '9' }));
    const saved = await one<Row>('PUT', '/api/sample/orders', { ...now, lines });
    expect(saved.body.lines.map(({ status, quantity }) => [status, quantity])).toEqual([
      ['OPEN', '9.00'],
      ['CAME', '9.00'],
    ]);
    const { body: history } = await one<{ action: string; changes: unknown[] }[]>(
      'GET',
      `/api/sample/orders/${made.id}/history`,
    );
    expect(history[1]).toMatchObject({
      action: 'receive',
      changes: [{ field: 'lines.status', line: { id: second!.id, no: 2 }, old: 'OPEN', new: 'CAME' }],
    });
  });

  test('is not written over a version that somebody has changed since, nor where it is not', async () => {
    const write = (id: number, version: number) =>
      t.db.transaction((db) =>
        patchLines(order, { ...t.ctx(), db }, { id: made.id, field: 'lines' }, new Map([[id, { quantity: '1' }]]), {
          action: 'edit',
          version,
        }),
      );
    await expect(write(made.lines[0]!.id, 7)).rejects.toMatchObject({ code: 'STALE' });
    await expect(write(999_999, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
