import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };
type Refusal = { code: string; errors?: { field: string }[] };

let company: Company;
let admin: Send;
let root: Row;
beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
  root = await unitOf('type=PARENT_COMPANY');
}, 180_000);
afterAll(() => company.close());

const unitOf = async (query: string): Promise<Row> =>
  (await admin<Page>('GET', `/api/system/organizations?${query}&size=1`)).body.content[0]!;
const today = (): string =>
  daysFrom(1 / 3)
    .toISOString()
    .slice(0, 10);
const inDays = (n: number): string =>
  daysFrom(n + 1 / 3)
    .toISOString()
    .slice(0, 10);

async function made(name: string, parentId = root.id): Promise<Row> {
  const { body, status } = await admin<Row>('POST', '/api/system/organizations', { name, type: 'DEPT', parentId });
  expect(status).toBe(200);
  return body;
}

const ask = (organizationId: number, newParentId: number, effectiveDate = today()) =>
  admin<Row & Refusal>('POST', '/api/system/organization-changes', {
    organizationId,
    newParentId,
    effectiveDate,
    reason: '职能合并',
  });

/** Submitted and agreed to by everybody who is asked. */
async function approved(change: Row): Promise<void> {
  const document = { resource: 'identity.organizationChange', recordId: change.id, version: change.version };
  expect((await admin('POST', '/api/approval/runs', document)).status).toBe(200);
  for (const username of ['hr', 'gm']) {
    const send = await company.signIn(username);
    const inbox = await send<Page>('GET', '/api/approval/inbox?tab=todo&page=0&size=50');
    const task = inbox.body.content.find((one) => String(one.title ?? '').includes(String(change.changeNo)));
    if (!task) continue;
    const body = { act: 'approve', taskId: task.taskId, opinion: '同意' };
    expect((await send('POST', `/api/approval/runs/${task.id}/act`, body)).status).toBe(200);
  }
}
const parentOf = async (unit: Row) => (await admin<Row>('GET', `/api/system/organizations/${unit.id}`)).body.parentId;

test('a unit changes its parent by an approved request, and not by its form', async () => {
  const [unit, target] = [await made('调度室'), await made('营运中心')];
  const form = { id: unit.id, version: unit.version, parentId: target.id };
  const direct = await admin<Refusal>('PUT', '/api/system/organizations', form);
  expect([direct.body.code, direct.body.errors?.[0]?.field]).toEqual(['RULE', 'parentId']);
  const change = (await ask(unit.id, target.id)).body;
  expect(change).toMatchObject({ fromParentId: root.id, status: 'USE', executedAt: null });
  expect(await parentOf(unit)).toBe(root.id);
  await approved(change);
  expect(await parentOf(unit)).toBe(target.id);
  const after = await admin<Row>('GET', `/api/system/organization-changes/${change.id}`);
  expect(after.body).toMatchObject({ status: 'APPROVE', executedAt: expect.any(String) });
});

test('one dated later waits for its day; one that has become impossible then is told and left', async () => {
  const [unit, target] = [await made('培训室'), await made('培训中心')];
  const change = (await ask(unit.id, target.id, inDays(3))).body;
  await approved(change);
  await company.runSchedule('system.organizationChange');
  expect(await parentOf(unit)).toBe(root.id);
  await company.db.query(`update identity_organization_change set effective_date = $1 where id = $2`, [
    today(),
    change.id,
  ]);
  await company.db.query(`update identity_organization set status = 'STOP' where id = $1`, [target.id]);
  await company.runSchedule('system.organizationChange');
  await company.runSchedule('system.organizationChange');
  expect(await parentOf(unit)).toBe(root.id);
  const told = await company.db.query<{ n: number }>(
    `select count(*)::int as n from communication_message where kind = 'system.organizationChange' and record_id = $1`,
    [change.id],
  );
  expect(told[0]!.n).toBe(1);
  await company.db.query(`update identity_organization set status = 'USE' where id = $1`, [target.id]);
  await company.runSchedule('system.organizationChange');
  expect(await parentOf(unit)).toBe(target.id);
});

test('a second request for the unit, the same place, a place below itself and a past day are refused', async () => {
  const [unit, target] = [await made('档案室'), await made('行政中心')];
  expect((await ask(unit.id, root.id)).body.errors?.[0]?.field).toBe('newParentId');
  expect((await ask(unit.id, unit.id)).body.errors?.[0]?.field).toBe('newParentId');
  const past = await ask(unit.id, target.id, '2020-01-01');
  expect(past.status).toBe(200);
  const document = { resource: 'identity.organizationChange', recordId: past.body.id, version: past.body.version };
  const refused = await admin<Refusal>('POST', '/api/approval/runs', document);
  expect(refused.body.code).toBe('RULE');
  expect((await ask(unit.id, target.id)).body.errors?.[0]?.field).toBe('organizationId');
});

test('who may not change the organization asks for no move', async () => {
  const ops = await company.signIn('ops');
  const body = { organizationId: 2, newParentId: 3, effectiveDate: today(), reason: '合并' };
  expect((await ops('POST', '/api/system/organization-changes', body)).status).toBe(403);
});

test('a unit with people, units in use or a ship cannot be disabled; an empty one can', async () => {
  for (const query of ['code=FIN', 'name=海岳上海', 'type=SHIP&status=USE']) {
    const unit = await unitOf(query);
    const form = { id: unit.id, version: unit.version, status: 'STOP' };
    const answer = await admin<Refusal>('PUT', '/api/system/organizations', form);
    expect([query, answer.body.code]).toEqual([query, 'CONFLICT']);
  }
  const empty = await made('空部门');
  const stop = { id: empty.id, version: empty.version, status: 'STOP' };
  expect((await admin('PUT', '/api/system/organizations', stop)).status).toBe(200);
  expect((await admin('PUT', '/api/system/organizations', stop)).status).toBe(409);
});

test('a ship’s unit is not made in the tree, and two units of one name do not stand side by side', async () => {
  const draft = { name: '幽灵船', type: 'SHIP', parentId: root.id };
  expect((await admin<Refusal>('POST', '/api/system/organizations', draft)).body.errors?.[0]?.field).toBe('type');
  const twice = { name: '航运部', type: 'DEPT', parentId: root.id };
  expect((await admin<Refusal>('POST', '/api/system/organizations', twice)).body.errors?.[0]?.field).toBe('name');
});

test('the headcount of a company holds those of its departments', async () => {
  const counts = (await admin<Record<string, number>>('GET', '/api/system/organizations/headcounts')).body;
  const [shanghai, finance] = [await unitOf('name=海岳上海'), await unitOf('code=SH-FIN')];
  expect(counts[shanghai.id]).toBeGreaterThan(counts[finance.id]!);
  const [all] = await company.db.query<{ people: number }>(
    `select count(*)::int as people from identity_user
     where deleted_at is null and coalesce(enabled, true) and organization_id is not null`,
  );
  expect(counts[root.id]).toBe(all!.people);
});

test('what the HR manager asks for goes straight to the general manager', async () => {
  const [unit, target] = [await made('薪酬室'), await made('人事中心')];
  const hr = await company.signIn('hr');
  const body = { organizationId: unit.id, newParentId: target.id, effectiveDate: today(), reason: '归口管理' };
  const { body: change } = await hr<Row>('POST', '/api/system/organization-changes', body);
  const document = { resource: 'identity.organizationChange', recordId: change.id, version: change.version };
  expect((await hr('POST', '/api/approval/runs', document)).status).toBe(200);
  const gm = await company.signIn('gm');
  const inbox = await gm<Page>('GET', '/api/approval/inbox?tab=todo&page=0&size=50');
  expect(inbox.body.content.map((one) => String(one.title))).toContainEqual(
    expect.stringContaining(String(change.changeNo)),
  );
});
