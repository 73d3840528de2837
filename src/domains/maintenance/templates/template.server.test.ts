import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { Copied } from './template.calls.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Found = { content: Row[]; totalElements: number };
type Refused = { code: string; errors?: { field: string }[] };

const TEMPLATES = '/api/maintenance/equipment-templates';
const NODES = '/api/maintenance/template-nodes';
const JOBS = '/api/maintenance/template-jobs';
const EQUIPMENT = '/api/maintenance/equipments';
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let all: Send;
let ships: readonly number[];
let number = 0;

beforeAll(async () => {
  company = await companyServer();
  all = company.as();
  const { body } = await all<Found>('GET', '/api/system/vessels?size=10&sort=id,asc');
  ships = body.content.map(({ id }) => id);
}, 180_000);
afterAll(() => company.close());

async function made(path: string, body: object): Promise<Row> {
  const saved = await all<Row & Refused>('POST', path, body);
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  return saved.body;
}
const act = ({ id }: Row, name: string, body: object, by: Send = all) =>
  by<Row & Refused & { ships: Copied }>('POST', `${TEMPLATES}/${id}/${name}`, body);
const now = async (path: string, { id }: Row) => (await all<Row>('GET', `${path}/${id}`)).body;
const nodeOf = (template: Row, code: string, over: object = {}) =>
  made(NODES, {
    templateId: template.id,
    nodeType: 'EQUIPMENT',
    code,
    name: `设备 ${code}`,
    nameEn: `Equipment ${code}`,
    department: 'ENGINE',
    ...over,
  });

/** A template of a system, two machines and a job, released. */
async function template() {
  number += 1;
  const row = await made(TEMPLATES, { code: `T-${number}`, name: '试验模板', nameEn: 'Test template' });
  const top = await nodeOf(row, `9.${number}`, { nodeType: 'SYSTEM', department: null });
  const first = await nodeOf(row, `9.${number}.01`, { parentId: top.id });
  const second = await nodeOf(row, `9.${number}.02`, { parentId: top.id });
  const job = await made(JOBS, {
    templateId: row.id,
    nodeId: first.id,
    code: `9.${number}.01-01`,
    name: '检查',
    nameEn: 'Inspect',
    jobType: 'INSPECT',
    level: 'C',
    intervalMonths: 1,
    leadDays: 7,
    windowDays: 0,
  });
  const released = await act(row, 'release', { version: (await now(TEMPLATES, row)).version });
  expect(released.body).toMatchObject({ templateStatus: 'RELEASED', revision: 1 });
  return { row, first, second, job };
}

const copy = async (row: Row, shipIds: readonly number[], preview: boolean): Promise<Copied> => {
  const { status, body } = await act(row, 'copy', { shipIds, jobs: true, preview });
  expect(status).toBe(200);
  return body.ships;
};
const aboard = async (shipId: number, code: unknown): Promise<Row> =>
  (await all<Found>('GET', `${EQUIPMENT}?shipId=${shipId}&q=${code}`)).body.content.find((one) => one.code === code)!;

describe('a template', () => {
  test('stands still once it is released, until it is revised', async () => {
    const { row, first } = await template();
    const refused = await all<Refused>('PUT', NODES, { ...(await now(NODES, first)), name: '改名' });
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    const revised = await act(row, 'revise', { version: (await now(TEMPLATES, row)).version });
    expect(revised.body).toMatchObject({ templateStatus: 'DRAFT', revision: 2 });
    expect((await all('PUT', NODES, { ...(await now(NODES, first)), name: '改名' })).status).toBe(200);
    const early = await act(row, 'copy', { shipIds: [ships[0]], jobs: false, preview: true });
    expect(early.body.code).toBe('RULE');
  });

  test('has jobs at machines alone, and no tolerance at critical ones', async () => {
    const { row, first, job } = await template();
    await act(row, 'revise', { version: (await now(TEMPLATES, row)).version });
    const group = await all<Refused>('PUT', NODES, { ...(await now(NODES, first)), nodeType: 'SYSTEM' });
    expect([group.status, fields(group.body)]).toEqual([400, ['nodeType']]);
    expect((await all('PUT', JOBS, { ...(await now(JOBS, job)), windowDays: 3 })).status).toBe(200);
    const critical = await all<Refused>('PUT', NODES, { ...(await now(NODES, first)), keyFlag: true });
    expect([critical.status, fields(critical.body)]).toEqual([400, ['keyFlag']]);
  });

  test('is not released empty, and keeps its equipment apart from another one’s', async () => {
    const empty = await made(TEMPLATES, { code: 'T-EMPTY', name: '空模板', nameEn: 'Empty' });
    expect((await act(empty, 'release', { version: empty.version })).body.code).toBe('RULE');
    const { first } = await template();
    const refused = await all<Refused>('POST', NODES, {
      templateId: empty.id,
      parentId: first.id,
      nodeType: 'COMPONENT',
      code: '9.9.9',
      name: '部件',
      nameEn: 'Part',
      department: 'ENGINE',
    });
    expect([refused.status, fields(refused.body)]).toEqual([400, ['parentId']]);
  });
});

describe('a copy to sister ships', () => {
  test('does what its preview says, with the jobs, and nothing the second time', async () => {
    const { row, first } = await template();
    const told = await copy(row, ships.slice(0, 2), true);
    const counts = { added: 3, updated: 0, kept: [], removed: [] };
    const jobs = { added: 1, updated: 0, kept: [], removed: [] };
    expect(told).toMatchObject(ships.slice(0, 2).map((shipId) => ({ shipId, ...counts, jobs })));
    expect(await aboard(ships[0]!, first.code)).toBeUndefined();
    expect(await copy(row, ships.slice(0, 2), false)).toEqual(told);
    const machine = await aboard(ships[0]!, first.code);
    expect(machine).toMatchObject({ name: first.name, department: 'ENGINE', useStatus: 'IN_USE' });
    const found = await all<Found>('GET', `/api/maintenance/jobs?equipmentId=${machine.id}`);
    expect(found.body.content).toMatchObject([{ lastDoneDate: null, nextDueDate: expect.any(String) }]);
    const again = await copy(row, ships.slice(0, 2), false);
    expect(again).toMatchObject(again.map(() => ({ ...counts, added: 0, jobs: { ...jobs, added: 0 } })));
  });

  test('follows a revision where nobody changed it on the ship, and lists what is gone', async () => {
    const { row, first, second, job } = await template();
    await copy(row, [ships[0]!], false);
    const local = await all<Row>('GET', `${EQUIPMENT}/${(await aboard(ships[0]!, first.code)).id}`);
    expect((await all('PUT', EQUIPMENT, { ...local.body, name: '本船改名' })).status).toBe(200);

    await act(row, 'revise', { version: (await now(TEMPLATES, row)).version });
    await all('PUT', NODES, { ...(await now(NODES, first)), name: '新名', model: 'X-2' });
    const gone = await now(NODES, second);
    expect((await all('DELETE', `${NODES}/${gone.id}?version=${gone.version}`)).status).toBe(204);
    await all('PUT', JOBS, { ...(await now(JOBS, job)), intervalMonths: 3 });
    await act(row, 'release', { version: (await now(TEMPLATES, row)).version });

    const [told] = await copy(row, [ships[0]!], true);
    expect(told).toMatchObject({
      added: 0,
      updated: 1,
      kept: [`${first.code} 本船改名`],
      removed: [`${second.code} ${second.name}`],
      jobs: { added: 0, updated: 1 },
    });
    expect(await copy(row, [ships[0]!], false)).toEqual([told]);
    expect(await aboard(ships[0]!, first.code)).toMatchObject({ name: '本船改名', model: 'X-2' });
    expect(await aboard(ships[0]!, second.code)).toMatchObject({ name: second.name });
  });

  test('is refused, in the preview too, where the ship gave a code of the template to another machine', async () => {
    const { row, first } = await template();
    await copy(row, [ships[0]!], false);
    const local = (await all<Row>('GET', `${EQUIPMENT}/${(await aboard(ships[0]!, first.code)).id}`)).body;
    const code = `${String(first.code)}9`;
    expect((await all('PUT', EQUIPMENT, { ...local, code })).status).toBe(200);
    await act(row, 'revise', { version: (await now(TEMPLATES, row)).version });
    await nodeOf(row, code);
    await act(row, 'release', { version: (await now(TEMPLATES, row)).version });
    for (const preview of [true, false]) {
      const refused = await act(row, 'copy', { shipIds: [ships[0]], jobs: false, preview });
      expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    }
  });

  test('asked for twice at once is made once', async () => {
    const { row, first } = await template();
    const both = await Promise.all([copy(row, [ships[0]!], false), copy(row, [ships[0]!], false)]);
    expect(both.map(([told]) => told?.added).toSorted()).toEqual([0, 3]);
    const found = await all<Found>('GET', `${EQUIPMENT}?shipId=${ships[0]}&q=${first.code}`);
    expect(found.body.content.filter(({ code }) => code === first.code)).toHaveLength(1);
  });

  test('gives a critical machine no tolerance', async () => {
    const { row, first, job } = await template();
    await copy(row, [ships[0]!], false);
    const local = (await all<Row>('GET', `${EQUIPMENT}/${(await aboard(ships[0]!, first.code)).id}`)).body;
    expect((await all('PUT', EQUIPMENT, { ...local, keyFlag: true })).status).toBe(200);
    await act(row, 'revise', { version: (await now(TEMPLATES, row)).version });
    await all('PUT', JOBS, { ...(await now(JOBS, job)), name: '改名', windowDays: 3 });
    await act(row, 'release', { version: (await now(TEMPLATES, row)).version });
    expect((await copy(row, [ships[0]!], false))[0]?.jobs).toMatchObject({ updated: 1, kept: [] });
    const [card] = (await all<Found>('GET', `/api/maintenance/jobs?equipmentId=${local.id}`)).body.content;
    expect((await all<Row>('GET', `/api/maintenance/jobs/${card?.id}`)).body).toMatchObject({
      name: '改名',
      windowDays: 0,
    });
  });

  test('is the technical manager’s, and to ships that one sees', async () => {
    const { row } = await template();
    const chief = await company.signIn('ce.pioneer');
    const body = { shipIds: [ships[0]], jobs: false, preview: true };
    expect((await act(row, 'copy', body, chief)).status).toBe(403);
    const other = company.as({ scope: { vessel: [ships[0]! + 1_000_000] }, permissions: new Set(['*']) });
    expect((await act(row, 'copy', body, other)).status).toBe(404);
  });
});
