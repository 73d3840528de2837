import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { communicationModule } from '../../communication/public.server.ts';
import { fleetModule } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { approvalModule } from '../approval.server.ts';
import type { RunView } from '../runs/run-shape.rules.ts';
import { trialModule } from '../testing/claim.demo.ts';
import { type Company, type Name, trialCompany } from '../testing/people.demo.ts';
import type { InboxRow } from './inbox.calls.ts';

type Page = { content: InboxRow[]; totalElements: number };

let server: TestServer;
let company: Company;
let now = new Date('2026-11-19T02:00:00.000Z');
const people = {} as Record<Name, Send>;

async function submit(by: Name, subject: string): Promise<RunView> {
  const draft = { subject, amount: '100.00', vesselId: company.vesselId, ownerId: company.ids.qian };
  const { body: claim } = await people[by]<{ id: number }>('POST', '/api/trial/claims', draft);
  const given = { resource: 'trial.claim', recordId: claim.id };
  return (await people[by]<RunView>('POST', '/api/approval/runs', given)).body;
}
const inbox = async (by: Name, query: string): Promise<string[]> =>
  (await people[by]<Page>('GET', `/api/approval/inbox?${query}`)).body.content.map((row) => row.title);

beforeAll(async () => {
  server = await testServer({
    modules: [identityModule, fleetModule, communicationModule, approvalModule, trialModule],
    now: () => now,
  });
  company = await server.db.transaction((tx) => trialCompany({ ...server.ctx(), db: tx }));
  for (const name of Object.keys(company.ids) as Name[]) people[name] = server.as(company.userOf(name));
  await submit('zhou', '拖轮费');
  now = new Date('2026-11-20T02:00:00.000Z');
  await submit('li', '引航费');
}, 60_000);
afterAll(() => server.close());

test('what waits is found by a word of its title and by who started it', async () => {
  const li = (await people.qian<Page>('GET', '/api/approval/inbox?tab=todo')).body.content.find((row) =>
    row.title.endsWith('引航费'),
  )!.initiator;
  expect(await inbox('qian', 'tab=todo')).toHaveLength(2);
  expect(await inbox('qian', `tab=todo&q=${encodeURIComponent('拖轮')}`)).toEqual([expect.stringMatching('拖轮费')]);
  expect(await inbox('qian', `tab=todo&q=${encodeURIComponent(li.name)}`)).toEqual([expect.stringMatching('引航费')]);
  expect(await inbox('qian', `tab=todo&initiatorId=${li.id}`)).toEqual([expect.stringMatching('引航费')]);
  expect(await inbox('qian', 'tab=todo&to=2026-11-19')).toEqual([expect.stringMatching('拖轮费')]);
});

test('what waits says what it comes to and of which ship it is', async () => {
  const [row] = (await people.qian<Page>('GET', '/api/approval/inbox?tab=todo')).body.content;
  expect([row!.amount, row!.place]).toEqual(['100.00', row!.facts.find(({ field }) => field === 'vesselId')!.value]);
});

test('a list goes to a sheet as it is filtered, in the language of the reader', async () => {
  const url = '/api/approval/inbox/export?tab=todo&to=2026-11-19';
  const { status, raw } = await people.qian('GET', url, undefined, { 'accept-language': 'en' });
  expect(status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw as unknown as exceljs.Buffer);
  const sheet = book.worksheets[0]!;
  expect(sheet.name).toBe('Waiting for me');
  expect(sheet.rowCount).toBe(2);
  const head = (sheet.getRow(1).values as string[]).slice(1);
  const cell = (name: string) => sheet.getRow(2).getCell(1 + head.indexOf(name)).value;
  expect(cell('Document')).toMatch('拖轮费');
  // Company time, as in every sheet.
  expect(cell('Submitted')).toEqual(new Date('2026-11-19T10:00:00.000Z'));
  expect(cell('Overdue')).toBe('No');
});
