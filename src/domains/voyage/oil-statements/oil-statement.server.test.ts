import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { sum } from '../../../kernel/value/decimal.ts';

type Line = Record<'opening' | 'received' | 'total' | 'adjusted' | 'closing', string>;
type Row = {
  id: number;
  version: number;
  period: string;
  statementStatus: string;
  masterName: string | null;
  lines: Line[];
};
type Refused = { code: string; message: string };

const PATH = '/api/voyage/oil-statements';

let company: Company;
let chief: Send;
let master: Send;
let clerk: Send;
let draft: { shipName: number; kind: string; voyageId: number };

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  master = await company.signIn('master.pioneer');
  clerk = await company.signIn('fuel');
  const [voyage] = await company.db.query<{ id: number; shipName: number }>(
    `select v.id, v.ship_name as "shipName" from voyage_voyage v join fleet_vessel s on s.id = v.ship_name
     where s.name_en = 'HAI YUE PIONEER' and v.voyage_status = 'CLOSED' order by v.start_time desc limit 1`,
  );
  draft = { shipName: voyage!.shipName, kind: 'VOYAGE', voyageId: voyage!.id };
}, 900_000);
afterAll(() => company.close());

const act = (name: string, { id, version }: Row, by: Send, more: object = {}) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...more });

test('a statement is signed by the chief engineer, then by the master, and confirmed by the fuel clerk', async () => {
  const made = await chief<Row & Refused>('POST', PATH, draft);
  expect([made.status, made.body.message, made.body.statementStatus]).toEqual([200, undefined, 'DRAFT']);
  expect(made.body.lines.length).toBeGreaterThan(0);
  for (const { opening, received, total, adjusted, closing } of made.body.lines)
    expect(Number(sum([opening, received, adjusted, `-${total}`, `-${closing}`]))).toBeCloseTo(0, 3);
  expect((await chief<Refused>('POST', PATH, draft)).body.code).toBe('DUPLICATE');
  expect((await act('sign-master', made.body, master)).body.code).toBe('WRONG_STATE');
  expect((await act('sign-chief', made.body, master)).status).toBe(403);
  const signed = await act('sign-chief', made.body, chief);
  expect([signed.status, signed.body.statementStatus]).toEqual([200, 'CHIEF']);
  const both = await act('sign-master', signed.body, master);
  expect(both.body.masterName).not.toBeNull();
  const returned = await act('return', both.body, clerk, { reason: '滑油存量与轮机日志不符' });
  expect([returned.body.statementStatus, returned.body.masterName]).toEqual(['DRAFT', null]);
  const again = await act('sign-master', (await act('sign-chief', returned.body, chief)).body, master);
  expect((await act('confirm', again.body, chief)).status).toBe(403);
  expect((await act('confirm', again.body, clerk)).body.statementStatus).toBe('CONFIRMED');
});

test('the present month is not signed for before it has ended', async () => {
  const month = company.ctx().now.toISOString().slice(0, 7);
  const made = await chief<Row>('POST', PATH, { shipName: draft.shipName, kind: 'MONTH', month });
  expect((await act('sign-chief', made.body, chief)).body.message).toContain('尚未结束');
});
