import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; answers: (Line & { questionNo: string })[]; findings: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: Line[]; totalElements: number };
type Bars = { factorName: string; total: number }[];

const PATH = '/api/qhse/checklists';
const INSPECTIONS = '/api/qhse/inspections';

let company: Company;
let master: Send;
let quality: Send;
let ship: number;
let other: number;
let report: number;
/** One of yes and no, a graded one, and one that is not in use. */
let plain: number;
let graded: number;
let draft: number;

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

async function questionnaireOf(code: string, answerScale: string, questions: readonly Line[]): Promise<Row> {
  const { body } = await quality<Row>('POST', '/api/qhse/questionnaires', {
    code,
    questionnaireName: `问卷 ${code}`,
    questionnaireNameEn: `Questionnaire ${code}`,
    edition: '1',
    schemeKind: 'COMPANY',
    answerScale,
  });
  for (const one of questions) {
    const asked = { questionnaireId: body.id, chapterNo: '1', chapterTitle: '消防', ncKind: '07', ...one };
    expect((await quality('POST', '/api/qhse/questions', asked)).status).toBe(200);
  }
  return body;
}
const inUse = async (row: Row): Promise<number> => {
  const given = { version: row.version };
  expect((await quality('POST', `/api/qhse/questionnaires/${row.id}/issue`, given)).status).toBe(200);
  return row.id;
};

const inspect = async (over: Line = {}, by: Send = master): Promise<Row> =>
  (
    await by<Row>('POST', INSPECTIONS, {
      inspectionType: 'TERMINAL',
      shipId: ship,
      ncInspectDate: officeDay(daysFrom(-2)),
      result: 'DEFICIENCY',
      reportFiles: [report],
      ...over,
    })
  ).body;
const begin = (inspectionId: number, questionnaireId: number, by: Send = master, headers?: Record<string, string>) =>
  by<Row & Refused>('POST', `${PATH}/from-inspection`, { ids: [inspectionId], questionnaireId }, headers);
const begun = async (questionnaireId: number, over: Line = {}): Promise<Row> =>
  (await begin((await inspect(over)).id, questionnaireId)).body;
/** Answers by number of the question. */
const answer = (row: Row, by: Readonly<Record<string, Line>>, as: Send = master) =>
  as<Row & Refused>('PUT', PATH, {
    id: row.id,
    version: row.version,
    answers: row.answers.map((line) => ({ ...line, ...by[line.questionNo] })),
  });
const act = (name: string, { id, version }: Pick<Row, 'id' | 'version'>, by: Send = master) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version });
const inspectionOf = async ({ inspectionId }: Line): Promise<Row> =>
  (await quality<Row>('GET', `${INSPECTIONS}/${inspectionId}`)).body;
const submit = ({ id, version }: Row) =>
  master<Refused>('POST', '/api/approval/runs', { resource: 'qhse.inspection', recordId: id, version });

const ALL_YES = { '1.1': { answer: 'YES' }, '1.2': { answer: 'NS' }, '1.10': { answer: 'NA' } };

beforeAll(async () => {
  company = await companyServer();
  master = await company.signIn('master.pioneer');
  quality = await company.signIn('qhse');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [own] = await company.db.query<{ id: number }>(
    `select id from identity_user where username = 'master.pioneer'`,
  );
  const writer = await asPerson(company.ctx(), own!.id, company.ctx().now);
  const content = Readable.from([Buffer.from('报告')]);
  report = (await storeFile(writer, company.app.files, { name: '报告.txt', content })).id;
  plain = await inUse(
    await questionnaireOf('T-YN', 'YES_NO', [
      { questionNo: '1.10', questionTitle: '应急消防泵能否供水？', ncKind: '04' },
      { questionNo: '1.2', questionTitle: '灭火器是否在有效期内？', viqChapter: '9' },
      { questionNo: '1.1', questionTitle: '防火门能否自行关闭？' },
    ]),
  );
  graded = await inUse(
    await questionnaireOf('T-GR', 'GRADED', [
      { questionNo: '1.1', questionTitle: '防火门的维护', isHardware: true, isHuman: true },
    ]),
  );
  draft = (await questionnaireOf('T-DR', 'YES_NO', [{ questionNo: '1.1', questionTitle: '未启用' }])).id;
}, 180_000);
afterAll(() => company.close());

test('an inspection is answered by each questionnaire in use once, by whoever sees its ship', async () => {
  const { id } = await inspect();
  expect((await begin(id, plain, await company.signIn('cashier'))).status).toBe(403);
  const foreign = await inspect({ shipId: other }, quality);
  expect((await begin(foreign.id, plain)).status).toBe(404);
  const unused = await begin(id, draft);
  expect([unused.status, fields(unused.body)]).toEqual([400, ['questionnaireId']]);
  const key = { 'idempotency-key': 'qhse-checklist-twice' };
  const [one, two] = [await begin(id, plain, master, key), await begin(id, plain, master, key)];
  expect([one.status, one.body.id]).toEqual([200, two.body.id]);
  expect(one.body).toMatchObject({
    checklistNo: expect.stringMatching(/^QA-\d{4}-\d{4}$/),
    shipId: ship,
    checklistStatus: 'cl_open',
    questions: 3,
    answered: 0,
    negatives: 0,
  });
  expect(one.body.answers.map(({ questionNo }) => questionNo)).toEqual(['1.1', '1.2', '1.10']);
  const again = await begin(id, plain);
  expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
  const theirs = await begin(foreign.id, plain, quality);
  expect((await master('GET', `${PATH}/${theirs.body.id}`)).status).toBe(404);
  expect((await act('finish', theirs.body)).status).toBe(404);
});

test('answers are by the scale of the questionnaire, questions stay as they were asked, and progress is counted', async () => {
  const row = await begun(plain);
  const wrong = await answer(row, { '1.2': { grade: 'EXPECTED' } });
  expect([wrong.status, fields(wrong.body)]).toEqual([400, ['answers.1.grade']]);
  const asked = await answer(row, { '1.1': { questionTitle: '改写' } });
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const fewer = await master<Refused>('PUT', PATH, { ...row, answers: row.answers.slice(1) });
  expect(fewer.status).toBeGreaterThanOrEqual(400);
  const some = await answer(row, { '1.1': { answer: 'NO' }, '1.2': { answer: 'YES' } });
  expect([some.status, some.body]).toMatchObject([
    200,
    { questions: 3, answered: 2, progress: '0.6667', negatives: 1, unproposed: 1 },
  ]);
  const stale = await answer(row, { '1.1': { answer: 'YES' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const early = await act('finish', some.body);
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
});

test('a graded question has a line for each aspect, and is never answered by yes or no', async () => {
  const row = await begun(graded);
  expect(row.answers.map(({ questionNo, aspect }) => [questionNo, aspect])).toEqual([
    ['1.1', 'HARDWARE'],
    ['1.1', 'HUMAN'],
  ]);
  expect(fields((await answer(row, { '1.1': { answer: 'YES' } })).body)).toEqual([
    'answers.0.answer',
    'answers.1.answer',
  ]);
  const done = await answer(row, { '1.1': { grade: 'LARGELY' } });
  expect(done.body).toMatchObject({ answered: 2, negatives: 0 });
});

test('a negative answer is made a finding once, and the inspection is submitted when all is answered', async () => {
  const row = await begun(plain);
  const none = await act('propose', row);
  expect([none.status, none.body.code]).toEqual([400, 'RULE']);
  const said = { ...ALL_YES, '1.1': { answer: 'NO', note: '左舷防火门自闭器失效' } };
  const answered = (await answer(row, said)).body;
  const unproposed = await act('finish', answered);
  expect([unproposed.status, unproposed.body.code]).toEqual([400, 'RULE']);
  expect((await act('propose', answered, await company.signIn('cashier'))).status).toBe(403);
  const proposed = (await act('propose', answered)).body;
  expect(proposed).toMatchObject({ negatives: 1, unproposed: 0 });
  const found = await inspectionOf(row);
  expect(found.findings).toMatchObject([
    { questionNo: '1.1', ncKind: '07', ncLevel: 'OBSERVATION', ncContent: '左舷防火门自闭器失效', serialNo: null },
  ]);
  const twice = await act('propose', proposed);
  expect([twice.status, twice.body.code]).toEqual([400, 'RULE']);
  const early = await submit(found);
  expect([early.status, fields(early.body)]).toEqual([400, ['findings']]);
  const finished = (await act('finish', proposed)).body;
  expect(finished).toMatchObject({ checklistStatus: 'cl_done', progress: '1.0000' });
  const shut = await answer(finished, ALL_YES);
  expect(shut.status).toBeGreaterThanOrEqual(400);
  expect((await submit(await inspectionOf(row))).status).toBe(200);
  const late = await act('reopen', finished);
  expect([late.status, late.body.code]).toEqual([400, 'RULE']);
  const more = await begin((await inspectionOf(row)).id, graded);
  expect([more.status, more.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('finished it may be answered again while its inspection is not submitted', async () => {
  const answered = (await answer(await begun(plain), ALL_YES)).body;
  const finished = (await act('finish', answered)).body;
  const opened = await act('reopen', finished);
  expect([opened.status, opened.body]).toMatchObject([200, { checklistStatus: 'cl_open' }]);
  const wrong = await act('reopen', opened.body);
  expect([wrong.status, wrong.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('a defect counts in the chapter of its question, and each in one chapter alone', async () => {
  const bars = async (): Promise<number[]> =>
    (await quality<Bars>('GET', '/api/queryViqElements')).body.map(({ total }) => total);
  const row = await begun(plain);
  const answered = (await answer(row, { ...ALL_YES, '1.2': { answer: 'NO' } })).body;
  const proposed = (await act('propose', answered)).body;
  await act('finish', proposed);
  const found = await inspectionOf(row);
  const typed = { ncKind: '07', ncLevel: 'DEFICIENCY', ncContent: '皮龙破损', dangerLevel: 'LOW' };
  const both = await master<Row>('PUT', INSPECTIONS, { ...found, findings: [...found.findings, typed] });
  const before = await bars();
  expect((await submit(both.body)).status).toBe(200);
  const { body } = await quality<Page>('GET', `/api/qhse/defects?inspectionId=${found.id}&sort=id,asc`);
  const defects = await Promise.all(
    body.content.map(async (one) => (await quality<Row>('GET', `/api/qhse/defects/${one.id}`)).body),
  );
  expect(defects.map(({ questionNo, viqChapter }) => [questionNo, viqChapter])).toEqual([
    ['1.2', '9'],
    [null, '5'],
  ]);
  // Chapters 5 and 9, each by one.
  expect(await bars()).toEqual(before.map((total, i) => total + (i === 4 || i === 8 ? 1 : 0)));
});
