import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[] };
type Answer = {
  allowed: boolean;
  permission: { held: boolean; roles: string[] };
  scopes: { dimension: string; open: boolean; grounds: { by: string; role?: string }[] }[];
};

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
}, 180_000);
afterAll(() => company.close());

const find = async (path: string): Promise<Row> => (await admin<Page>('GET', path)).body.content[0]!;
const person = (username: string): Promise<Row> => find(`/api/system/users?username=${username}&size=1`);

async function explained(username: string, recordId: number, permission = 'voyage:report:list'): Promise<Answer> {
  const { id } = await person(username);
  const query = `userId=${id}&kind=voyage.report&recordId=${recordId}&permission=${permission}`;
  return (await admin<Answer>('GET', `/api/system/permissions/explain?${query}`)).body;
}

test('the explanation says what the server does: who is told yes can open the record, who is told no cannot', async () => {
  const ships = (await admin<Page>('GET', '/api/system/vessels?size=20')).body.content;
  const seen: boolean[] = [];
  for (const username of ['ops', 'tech', 'master.pioneer', 'hr']) {
    const send = await company.signIn(username);
    for (const ship of ships.slice(0, 8)) {
      const report = await find(`/api/voyage/reports?shipName=${ship.id}&size=1`);
      if (!report) continue;
      const { allowed } = await explained(username, report.id);
      seen.push(allowed);
      const { status } = await send('GET', `/api/voyage/reports/${report.id}`);
      expect({ username, ship: ship.name, allowed }).toEqual({ username, ship: ship.name, allowed: status === 200 });
    }
  }
  expect(new Set(seen)).toEqual(new Set([true, false]));
}, 60_000);

test('it names the role that gives the permission and the assignment that opens the ship', async () => {
  const { id } = await person('tech');
  const duty = await find(`/api/system/ship-responsibilities?userId=${id}&size=1`);
  const report = await find(`/api/voyage/reports?shipName=${String(duty.vesselId)}&size=1`);
  const answer = await explained('tech', report.id);
  expect(answer).toMatchObject({ allowed: true, permission: { held: true, roles: ['机务主管', '海务主管'] } });
  expect(answer.scopes).toMatchObject([{ dimension: 'vessel', open: true, grounds: [{ by: 'responsible' }] }]);
  expect(await explained('tech', report.id, 'voyage:report:import')).toMatchObject({
    allowed: false,
    permission: { held: false, roles: [] },
  });
});

test('an organization granted to a person opens its ships at once, and the reach says by what', async () => {
  const { id } = await person('crewing');
  const units = (await admin<Page>('GET', '/api/system/organizations?type=SHIP&size=1')).body.content;
  const before = await admin<{ all: boolean }>('GET', `/api/system/permissions/reach?userId=${id}`);
  expect(before.status).toBe(200);
  const body = { userId: id, organizationIds: units.map((unit) => unit.id) };
  expect((await admin('POST', '/api/updateSysOrganizationIdsRelationByUserId', body)).status).toBe(200);
  const ids = await admin<number[]>('GET', `/api/querySysOrganizationIdsByUserId?userId=${id}`);
  expect(ids.body).toEqual(body.organizationIds);
});

test('who may not explain permissions, or not see the record, is told nothing', async () => {
  const report = await find('/api/voyage/reports?size=1');
  const { id } = await person('tech');
  const query = `userId=${id}&kind=voyage.report&recordId=${report.id}`;
  const ops = await company.signIn('ops');
  for (const path of [`explain?${query}`, `reach?userId=${id}`, 'kinds', 'export'])
    expect((await ops('GET', `/api/system/permissions/${path}`)).status).toBe(403);
  const scoped = company.as({
    permissions: new Set(['identity:permission:explain', 'voyage:report:list']),
    scope: { vessel: [], organization: [] },
  });
  expect((await scoped('GET', `/api/system/permissions/explain?${query}`)).status).toBe(404);
  const blind = company.as({ permissions: new Set(['identity:permission:explain']) });
  expect((await blind('GET', `/api/system/permissions/explain?${query}`)).status).toBe(403);
  const odd = `userId=${id}&kind=voyage.secret&recordId=1`;
  expect((await admin('GET', `/api/system/permissions/explain?${odd}`)).status).toBe(404);
});

test('the matrix in Excel has a row a permission and a column a role, in the language asked for', async () => {
  const sheet = await company.withToken(await company.tokenOf('admin'), 'en')('GET', '/api/system/permissions/export');
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  await book.xlsx.load(sheet.raw as unknown as ArrayBuffer);
  const rows = book.worksheets[0]!.getSheetValues().slice(1) as unknown[][];
  const [head, ...lines] = rows.map((row) => row.slice(1));
  expect(head!.slice(0, 5)).toEqual(['Module', 'Subject', 'Permission', 'Code', 'Administrator']);
  const confirm = lines.find((line) => line[3] === 'voyage:report:confirm')!;
  const at = (role: string): unknown => confirm[head!.indexOf(role)];
  expect([at('Administrator'), at('Operator'), at('Buyer') ?? null]).toEqual(['✓', '✓', null]);
});
