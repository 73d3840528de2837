import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleNoons, sampleVoyage } from '../domains/voyage/testing/voyage-fixture.demo.ts';
import { actOn } from '../kernel/testing/act-on.ts';
import type { Answer, Send } from '../kernel/testing/server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };

let company: Company;
let office: Send;
beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 180_000);
afterAll(() => company.close());

const statuses = (answers: readonly Answer<unknown>[]): number[] => answers.map((answer) => answer.status).toSorted();
const at = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const historyOf = async (path: string, action: string): Promise<number> =>
  (await office<{ action: string }[]>('GET', `${path}/history`)).body.filter((line) => line.action === action).length;

async function port(): Promise<Row> {
  const country = (await office<Page>('GET', '/api/parameter/countries?code2=CN&size=1')).body.content[0]!;
  const draft = { name: '试港', nameEn: 'Trial port', countryId: country.id };
  return (await office<Row>('POST', '/api/parameter/ports', draft)).body;
}

/** A report at sea that waits for confirmation. */
async function report(code: string): Promise<Row> {
  const ctx = company.ctx({ now: new Date('2026-03-06T03:30:00.000Z') });
  const { shipId } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, code));
  const { first } = await sampleNoons(ctx, shipId);
  return (await office<{ row: Row }>('POST', '/api/voyage/reports', first)).body.row;
}

test('ten who save the same record at once: one is kept, nine see it', async () => {
  const { id, version } = await port();
  const answers = await at(10, (i) =>
    office<{ data?: { current: Row } }>('PUT', '/api/parameter/ports', { id, version, remark: `第 ${i} 人` }),
  );
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
  const kept = (await office<Row>('GET', `/api/parameter/ports/${id}`)).body;
  expect(kept.version).toBe(version + 1);
  for (const { status, body } of answers) if (status === 409) expect(body.data?.current.remark).toBe(kept.remark);
  expect(await historyOf(`/api/parameter/ports/${id}`, 'edit')).toBe(1);
});

test('a save without the version, or with another, changes nothing', async () => {
  const { id, version } = await port();
  for (const wrong of [undefined, null, 0, version + 1, -1, 'x', '1e0', true, 1.5, [version]]) {
    const { status } = await office('PUT', '/api/parameter/ports', { id, version: wrong, remark: '迟' });
    expect([wrong, status >= 400 && status < 500]).toEqual([wrong, true]);
  }
  const after = (await office<Row>('GET', `/api/parameter/ports/${id}`)).body;
  expect([after.version, after.remark]).toEqual([version, null]);
});

test('ten who create the same unique record at once make one', async () => {
  const answers = await at(10, () =>
    office<{ errors?: { field: string }[] }>('POST', '/api/system/jobs', { name: '试岗', code: 'TRIAL' }),
  );
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
  for (const { status, body } of answers)
    if (status === 409) expect(body.errors?.map((e) => e.field)).toEqual(['code']);
});

test('one create sent ten times with one key makes one record, and all ten get it', async () => {
  const send = company.as();
  const key = { 'idempotency-key': 'concurrency-create-1' };
  const answers = await at(10, () => send<Row>('POST', '/api/system/jobs', { name: '重岗', code: 'AGAIN' }, key));
  expect(statuses(answers)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const other = await send('POST', '/api/system/jobs', { name: '另岗', code: 'OTHER' }, key);
  expect(other.status).toBe(409);
  // A key belongs to its user, and a refused create leaves it free.
  expect((await office('POST', '/api/system/jobs', { name: '他岗', code: 'HIS' }, key)).status).toBe(200);
  const second = { 'idempotency-key': 'concurrency-create-2' };
  expect((await send('POST', '/api/system/jobs', { code: 'LATER' }, second)).status).toBe(400);
  expect((await send('POST', '/api/system/jobs', { name: '后岗', code: 'LATER' }, second)).status).toBe(200);
});

test('two who confirm one report at once confirm it once', async () => {
  const { id, version } = await report('XA');
  const answers = await at(2, () => office('POST', `/api/voyage/reports/${id}/confirm`, { version }));
  expect(statuses(answers)).toEqual([200, 409]);
  expect(await historyOf(`/api/voyage/reports/${id}`, 'confirm')).toBe(1);
});

test('confirmed, returned, changed and deleted at once, a report is left in one of these states', async () => {
  const { id, version, ...row } = await report('XB');
  const path = `/api/voyage/reports/${id}`;
  const answers = await Promise.all([
    office('POST', `${path}/confirm`, { version }),
    office('POST', `${path}/return`, { version, reason: '船位有误' }),
    office('PUT', '/api/voyage/reports', { ...row, id, version, windForce: '5' }),
    office('DELETE', `${path}?version=${version}`),
  ]);
  expect(answers.filter((answer) => answer.status < 300)).toHaveLength(1);
  for (const { status } of answers) expect([200, 204, 404, 409]).toContain(status);
});

test('two who open a voyage of one ship at once open one', async () => {
  const [ship] = (await office<Page>('GET', '/api/system/vessels?status=ACTIVE&sort=id&size=1')).body.content;
  const current = (await office<Row>('GET', `/api/voyage/voyages/current?shipId=${ship!.id}`)).body;
  if (current.id) await actOn(office, `/api/voyage/voyages/${current.id}/close`);
  await at(2, () => office('POST', '/api/voyage/voyages/open', { shipId: ship!.id }));
  const [open] = await company.db.query<{ n: number }>(
    "select count(*)::int as n from voyage_voyage where ship_name = $1 and voyage_status = 'OPEN' and deleted_at is null",
    [ship!.id],
  );
  expect(open!.n).toBe(1);
});

test('records that refer to each other are changed at once without waiting for each other in a ring', async () => {
  const unit = (await office<Page>('GET', '/api/system/organizations?code=FIN&size=1')).body.content[0]!;
  const person = (await office<Page>('GET', '/api/system/users?username=finance&size=1')).body.content[0]!;
  for (let round = 0; round < 8; round += 1) {
    const [u, p] = await Promise.all([
      office<Row>('GET', `/api/system/organizations/${unit.id}`),
      office<Row>('GET', `/api/system/users/${person.id}`),
    ]);
    const answers = await Promise.all([
      office('PUT', '/api/system/organizations', {
        id: unit.id,
        version: u.body.version,
        leaderId: person.id,
        remark: `${round}`,
      }),
      office('PUT', '/api/system/users', {
        id: person.id,
        version: p.body.version,
        organizationId: unit.id,
        phone: `021-${round}`,
      }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
  }
});

test('a record is not deleted while another that names it is being made', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { body: unit } = await office<Row>('POST', '/api/system/organizations', {
      name: `临时部 ${round}`,
      code: `TMP${round}`,
      type: 'DEPT',
      parentId: 1,
    });
    const [made, gone] = await Promise.all([
      office<Row>('POST', '/api/system/users', { username: `temp${round}`, name: '临时', organizationId: unit.id }),
      office('DELETE', `/api/system/organizations/${unit.id}`),
    ]);
    expect([`${made.status} ${gone.status}`]).toEqual([expect.stringMatching(/^(200 409|400 200)$/)]);
  }
});
