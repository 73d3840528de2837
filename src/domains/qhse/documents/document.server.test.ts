import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, identityOf } from '../../identity/public.server.ts';
import { sameDayAfter } from '../quality.rules.ts';
import { effectVersions } from './take-effect.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; subStatus: string; standing: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: Row[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const DOCUMENTS = '/api/qhse/documents';
const VERSIONS = '/api/qhse/document-versions';
const REQUESTS = '/api/qhse/document-requests';
const RECEIPTS = '/api/qhse/receipts';

let company: Company;
let office: Send;
let master: Send;
let elsewhere: Send;
let [quality, ship, count] = [0, 0, 0];

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const make = async (over: Line = {}, by: Send = office) => {
  count += 1;
  return by<Row & Refused>('POST', DOCUMENTS, {
    nodeKind: 'DOCUMENT',
    docNo: `T-${count}`,
    title: '应急部署',
    titleEn: 'Emergency stations',
    docType: 'PROCEDURE',
    organizationId: quality,
    secrecy: 'INTERNAL',
    reviewMonths: 12,
    ackDays: 7,
    shipIds: [ship],
    ...over,
  });
};
const draft = (documentId: number, over: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', VERSIONS, {
    documentId,
    changeNote: '首次编写',
    keptAt: '资料室 3 号柜',
    effectiveDate: day(0),
    ...over,
  });
const versionNow = async (id: number): Promise<Row> => (await office<Row>('GET', `${VERSIONS}/${id}`)).body;
const documentNow = async (id: number): Promise<Row> => (await office<Row>('GET', `${DOCUMENTS}/${id}`)).body;
const act = (path: string, row: Row, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${path}/${row.id}/${name}`, { version: row.version, ...body });
const submit = ({ id, version }: Row) =>
  office<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.documentVersion', recordId: id, version });

/** Everybody whose turn it is approves. */
async function approve(run: Run): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const deed = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, deed);
  }
}

async function approved(documentId: number, over: Line = {}): Promise<Row> {
  const made = await draft(documentId, over);
  expect([made.status, made.body]).toEqual([200, made.body]);
  const run = await submit(made.body);
  expect([run.status, run.body]).toEqual([200, run.body]);
  await approve(run.body);
  return versionNow(made.body.id);
}

const received = async (fileId: unknown, by: Send = master): Promise<Row | undefined> =>
  (await by<Page>('GET', `${RECEIPTS}?fileId=${fileId}`)).body.content[0];
const idOf = async (username: string): Promise<number> => {
  const [row] = await company.db.query<{ id: number }>('select id from identity_user where username = $1', [username]);
  return row!.id;
};

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const [unit] = await company.db.query<{ id: number }>(`select id from identity_organization where code = 'QHSE'`);
  quality = unit!.id;
  const [own] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER' and deleted_at is null`,
  );
  ship = own!.id;
  const [other] = await company.db.query<{ id: number }>(
    'select id from fleet_vessel where id <> $1 and deleted_at is null order by id limit 1',
    [ship],
  );
  // Whoever is master of another ship.
  const { user } = (await identityOf(company.db, await idOf('master.pioneer'), { now: company.ctx().now }))!;
  elsewhere = company.as({ ...user, id: await idOf('nobody'), scope: { vessel: [other!.id], organization: [] } });
}, 180_000);
afterAll(() => company.close());

test('the tree holds documents below folders and sections, none below itself or below a document', async () => {
  const folder = (await make({ nodeKind: 'FOLDER', docType: null, shipIds: null })).body;
  const inner = (await make({ nodeKind: 'SECTION', docType: null, shipIds: null, parentId: folder.id })).body;
  const paper = (await make({ parentId: inner.id })).body;
  expect(paper).toMatchObject({ parentId: inner.id, standing: 'dc_use' });
  const ring = await office<Refused>('PUT', DOCUMENTS, { ...folder, parentId: inner.id });
  expect([ring.status, fields(ring.body)]).toEqual([400, ['parentId']]);
  const below = await make({ parentId: paper.id });
  expect([below.status, fields(below.body)]).toEqual([400, ['parentId']]);
  const turned = await office<Refused>('PUT', DOCUMENTS, { ...inner, nodeKind: 'DOCUMENT', docType: 'FORM' });
  expect(fields(turned.body)).toContain('nodeKind');
  const twice = await make({ docNo: paper.docNo });
  expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE']);
  const secret = await make({ secrecy: 'CONFIDENTIAL' });
  expect([secret.status, fields(secret.body)]).toEqual([400, ['shipIds']]);
  const stale = await office<Refused>('PUT', DOCUMENTS, { ...paper, version: paper.version + 1, title: '部署表' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

test('those on board keep no documents and see no version that is not effective', async () => {
  const { body } = await make();
  expect((await make({}, master)).status).toBe(403);
  expect((await draft(body.id, {}, master)).status).toBe(403);
  const version = (await draft(body.id)).body;
  expect((await master('GET', VERSIONS)).status).toBe(403);
  expect((await master('GET', `${VERSIONS}/${version.id}`)).status).toBe(403);
  expect((await act(VERSIONS, version, 'withdraw', { reason: '不需要' }, master)).status).toBe(403);
});

test('a version is the next of its document, one at a time, and is not submitted without something to read', async () => {
  const { body } = await make();
  const folder = (await make({ nodeKind: 'FOLDER', docType: null, shipIds: null })).body;
  expect(fields((await draft(folder.id)).body)).toEqual(['documentId']);
  const first = await draft(body.id, { keptAt: null, effectiveDate: day(-1) });
  expect(first.body).toMatchObject({ versionNo: 'A.0', versionCode: `${body.docNo} A.0`, subStatus: 'dv_draft' });
  expect(fields((await draft(body.id)).body)).toEqual(['documentId']);
  const refused = await submit(first.body);
  expect([refused.status, fields(refused.body)]).toEqual([400, ['papers', 'effectiveDate']]);
  const nobody = (await make({ shipIds: null })).body;
  const unread = await submit((await draft(nobody.id)).body);
  expect([unread.status, fields(unread.body)]).toEqual([400, ['documentId']]);
  const wrong = await office<Refused>('PUT', VERSIONS, { ...first.body, versionNo: '1' });
  expect([wrong.status, fields(wrong.body)]).toEqual([400, ['versionNo']]);
});

test('approved it waits for its day; then it takes the place of the one before and is signed anew', async () => {
  const { id } = (await make()).body;
  const first = await approved(id);
  expect(first).toMatchObject({ subStatus: 'dv_effective', obsoleteDate: null });
  expect(await documentNow(id)).toMatchObject({ currentNo: 'A.0', effectiveOn: day(0) });
  const mine = (await received(first.fileId))!;
  const signed = await master<Row>('POST', `${RECEIPTS}/${mine.id}/sign`, { version: mine.version });
  expect(signed.body.standing).toBe('rc_signed');
  expect(await received(first.fileId, elsewhere)).toBeUndefined();

  const next = await approved(id, { effectiveDate: day(3) });
  expect(next).toMatchObject({ versionNo: 'A.1', subStatus: 'dv_approved', fileId: null });
  const on = (days: number) =>
    company.db.transaction((db) => effectVersions({ ...company.ctx(), db, now: daysFrom(days) }));
  await on(2);
  expect((await versionNow(next.id)).subStatus).toBe('dv_approved');
  await on(3);
  await on(3);
  const after = await versionNow(next.id);
  expect(after.subStatus).toBe('dv_effective');
  expect(await versionNow(first.id)).toMatchObject({ subStatus: 'dv_obsolete', obsoleteDate: day(3) });
  expect(await documentNow(id)).toMatchObject({ currentNo: 'A.1', effectiveOn: day(3) });
  expect((await received(after.fileId))?.standing).toBe('rc_unread');
  const earlier = await office<Refused>('PUT', VERSIONS, { ...after, changeNote: '改写' });
  expect([earlier.status, earlier.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('the database holds that one version of a document is effective', async () => {
  const { id } = (await make()).body;
  const first = await approved(id);
  const next = await approved(id, { effectiveDate: day(9) });
  await expect(
    company.db.query(`update qhse_document_version set sub_status = 'dv_effective' where id = $1`, [next.id]),
  ).rejects.toMatchObject({ constraint: 'qhse_document_version_one_effective' });
  expect((await versionNow(first.id)).subStatus).toBe('dv_effective');
});

test('its file opens to those who keep it, then to those whom it reached, and to nobody else', async () => {
  const writer = await asPerson(company.ctx(), await idOf('qhse'), company.ctx().now);
  const content = Readable.from([Buffer.from('部署表')]);
  const { id: paper } = await storeFile(writer, company.app.files, { name: '部署表.txt', content });
  const opens = async (by: Send): Promise<boolean> => (await by('GET', `/api/files/${paper}`)).status === 200;
  const { id } = (await make()).body;
  const version = (await draft(id, { papers: [paper] })).body;
  expect([await opens(office), await opens(master), await opens(elsewhere)]).toEqual([true, false, false]);
  await approve((await submit(version)).body);
  expect([await opens(office), await opens(master), await opens(elsewhere)]).toEqual([true, true, false]);
  const now = await versionNow(version.id);
  expect((await act(VERSIONS, now, 'withdraw')).status).toBe(400);
  const gone = await act(VERSIONS, now, 'withdraw', { reason: '附图有误' });
  expect([gone.status, gone.body.subStatus]).toEqual([200, 'dv_withdrawn']);
  expect((await act(VERSIONS, now, 'withdraw', { reason: '附图有误' })).body.code).toBe('STALE');
  expect([await opens(office), await opens(master)]).toEqual([true, false]);
  expect((await documentNow(id)).currentNo).toBeNull();
});

test('a ship asks for a change of what it received; it goes into a draft or is refused with a reason', async () => {
  const { id } = (await make()).body;
  const { fileId } = await approved(id);
  const { id: receiptId } = (await received(fileId))!;
  const ask = (by: Send = master) =>
    by<Row & Refused>('POST', REQUESTS, { receiptId, proposal: '补充救生艇释放步骤', grounds: '演习时缺步骤' });
  const strange = await ask(elsewhere);
  expect([strange.status, new Set(fields(strange.body))]).toEqual([400, new Set(['receiptId'])]);
  const one = await ask();
  expect(one.body).toMatchObject({ documentId: id, shipId: ship, standing: 'rq_asked' });
  expect((await elsewhere('GET', `${REQUESTS}/${one.body.id}`)).status).toBe(404);
  expect((await act(REQUESTS, one.body, 'accept', {}, master)).status).toBe(403);
  const taken = await act(REQUESTS, one.body, 'accept');
  expect([taken.status, taken.body.standing]).toEqual([200, 'rq_accepted']);
  expect(await versionNow(Number(taken.body.draftId))).toMatchObject({
    versionNo: 'A.1',
    subStatus: 'dv_draft',
    changeNote: '补充救生艇释放步骤',
  });
  expect((await act(REQUESTS, taken.body, 'refuse', { reason: '迟了' })).body.code).toBe('WRONG_STATE');
  const two = (await ask()).body;
  expect((await act(REQUESTS, two, 'refuse')).status).toBe(400);
  const refused = await act(REQUESTS, two, 'refuse', { reason: '已在须知中规定' });
  expect(refused.body).toMatchObject({ standing: 'rq_refused', decision: '已在须知中规定' });
});

test('a review moves the next one; a withdrawn document takes its version back from everybody', async () => {
  const made = (await make()).body;
  const early = await act(DOCUMENTS, made, 'review', { reviewNote: '仍适用' });
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
  const first = await approved(made.id);
  const reviewed = await act(DOCUMENTS, await documentNow(made.id), 'review', { reviewNote: '仍适用' });
  expect(reviewed.body).toMatchObject({ reviewNote: '仍适用', reviewDue: sameDayAfter(day(0), 12) });
  const open = (await draft(made.id)).body;
  const held = await act(DOCUMENTS, await documentNow(made.id), 'end', { reason: '合并到手册' });
  expect([held.status, held.body.code]).toEqual([400, 'RULE']);
  await office('DELETE', `${VERSIONS}/${open.id}?version=${open.version}`);
  const ended = await act(DOCUMENTS, await documentNow(made.id), 'end', { reason: '合并到手册' });
  expect(ended.body).toMatchObject({ standing: 'dc_ended', currentNo: null, reviewDue: null });
  expect((await versionNow(first.id)).subStatus).toBe('dv_withdrawn');
  expect((await draft(made.id)).status).toBe(400);
});

test('two versions of one document stand side by side, those of two do not', async () => {
  const { id } = (await make()).body;
  const first = await approved(id);
  const second = (await draft(id, { changeNote: '补充步骤' })).body;
  const side = await office<{ earlier: Line; later: Line }>('GET', `${VERSIONS}/${second.id}/compare/${first.id}`);
  expect([side.body.earlier, side.body.later]).toMatchObject([
    { versionNo: 'A.0', changeNote: '首次编写' },
    { versionNo: 'A.1', changeNote: '补充步骤' },
  ]);
  const foreign = (await draft((await make()).body.id)).body;
  const refused = await office<Refused>('GET', `${VERSIONS}/${foreign.id}/compare/${first.id}`);
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
});

test('what a document goes out as is neither written nor withdrawn by itself; those who have not signed are reminded', async () => {
  const version = await approved((await make()).body.id);
  const path = '/api/qhse/system-files';
  const file = (await office<Row>('GET', `${path}/${version.fileId}`)).body;
  expect((await act(path, file, 'withdraw', { reason: '误发' })).body.code).toBe('RULE');
  const own = { fileKind: 'DOCUMENT', title: '程序', organizationId: quality, body: '<p>程序</p>', ackDue: day(5) };
  expect(fields((await office<Refused>('POST', path, { ...own, shipIds: [ship] })).body)).toEqual(['fileKind']);
  const reminded = await act(VERSIONS, version, 'remind');
  expect([reminded.status, reminded.body.subStatus]).toEqual([200, 'dv_effective']);
});

test('a request waits while a new version is under approval', async () => {
  const { id } = (await make()).body;
  const { id: receiptId } = (await received((await approved(id)).fileId))!;
  const asked = await master<Row>('POST', REQUESTS, { receiptId, proposal: '增加站位图', grounds: '演练' });
  await submit((await draft(id)).body);
  expect((await act(REQUESTS, asked.body, 'accept')).body.code).toBe('RULE');
});

test('a version goes to whom its department names for documents, and with nobody there to the leader of the unit', async () => {
  const [unit] = await company.db.query<{ id: number; leader: number }>(
    `select id, leader_id as leader from identity_organization where code = 'HR' and type = 'LAND_DEPT'`,
  );
  const firstOf = async (): Promise<unknown> => {
    const { id } = (await make({ organizationId: unit!.id })).body;
    return (await submit((await draft(id)).body)).body.waiting?.map(({ person }) => person.id);
  };
  expect(await firstOf()).toEqual([unit!.leader]);
  const config = (await office<Row>('POST', '/api/qhseDeptLeaderConfig', { organizationId: unit!.id })).body;
  const named = await idOf('tech');
  const leads = { configId: config.id, level: 1, partyId: named };
  const item = await office<Row>('POST', '/api/saveDeptLeaderConfigItem', { ...leads, itemType: 'DOCUMENT' });
  expect(item.status).toBe(200);
  expect(await firstOf()).toEqual([named]);
  const away = `/api/weekDeleteDeptLeaderConfigItem/${item.body.id}`;
  expect((await office<Refused>('DELETE', away)).body.code).toBe('CONFLICT');
  expect((await office<Refused>('DELETE', `/api/qhse/dept-leader-items/${item.body.id}?version=1`)).status).toBe(409);
  // Named for some ships alone: what belongs to no ship is the unit's.
  const forShips = { ...item.body, shipIds: [ship] };
  expect((await office('POST', '/api/saveDeptLeaderConfigItem', forShips)).status).toBe(200);
  expect(await firstOf()).toEqual([unit!.leader]);
  const runs = await company.db.query<{ id: number }>(
    `select t.run_id as id from approval_task t join approval_run r on r.id = t.run_id
     where t.user_id = $1 and t.state = 'OPEN' and r.resource like 'qhse.%'`,
    [named],
  );
  for (const run of runs) await approve((await office<Run>('GET', `/api/approval/runs/${run.id}`)).body);
  expect((await office('DELETE', away)).status).toBe(204);
});
