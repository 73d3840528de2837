import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { writeBook } from '../../../kernel/server/excel/workbook.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; questionnaireStatus: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Report = { rows: number; valid: number; imported: number; mistakes: number };
type Page = { content: Line[]; totalElements: number };

const PATH = '/api/qhse/questionnaires';
const QUESTIONS = '/api/qhse/questions';

let company: Company;
let master: Send;
let quality: Send;

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

const make = (code: string, over: Line = {}, by: Send = quality, headers?: Record<string, string>) =>
  by<Row & Refused>(
    'POST',
    PATH,
    {
      code,
      questionnaireName: `问卷 ${code}`,
      questionnaireNameEn: `Questionnaire ${code}`,
      edition: '1',
      schemeKind: 'COMPANY',
      answerScale: 'YES_NO',
      ...over,
    },
    headers,
  );
const ask = (questionnaireId: number, questionNo: string, over: Line = {}, by: Send = quality) =>
  by<Row & Refused>('POST', QUESTIONS, {
    questionnaireId,
    chapterNo: '1',
    chapterTitle: '消防',
    questionNo,
    questionTitle: '防火门能否自行关闭？',
    ncKind: '07',
    ...over,
  });
const act = (name: string, { id, version }: Pick<Row, 'id' | 'version'>, by: Send = quality) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version });
const asked = async (id: number): Promise<Page> =>
  (await quality<Page>('GET', `${QUESTIONS}?questionnaireId=${id}&size=50`)).body;

/** Uploads a sheet of these rows, the first of which are its heads. */
async function upload(rows: readonly (readonly string[])[], tail = '', by: Send = quality) {
  const [heads = [], ...body] = rows;
  const columns = heads.map((header) => ({ header, width: 20 }));
  const book = await writeBook([{ name: '题目', columns, rows: body }]);
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="q.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), book, Buffer.from('\r\n--b--\r\n')]);
  return by<Report & Refused>('POST', `${QUESTIONS}/import${tail}`, payload, {
    'content-type': 'multipart/form-data; boundary=b',
  });
}

beforeAll(async () => {
  company = await companyServer();
  master = await company.signIn('master.pioneer');
  quality = await company.signIn('qhse');
}, 180_000);
afterAll(() => company.close());

test('a scheme is answered by its own scale', async () => {
  const wrong = await make('SIRE2-T', { schemeKind: 'SIRE2', answerScale: 'YES_NO' });
  expect([wrong.status, fields(wrong.body)]).toEqual([400, ['answerScale']]);
  const right = await make('SIRE2-T', { schemeKind: 'SIRE2', answerScale: 'GRADED' });
  expect([right.status, right.body.questionnaireStatus]).toEqual([200, 'DRAFT']);
});

test('a ship keeps no questionnaires, and what is sent twice is one', async () => {
  expect((await make('M-1', {}, master)).status).toBe(403);
  const key = { 'idempotency-key': 'qhse-questionnaire-twice' };
  const [one, two] = [await make('TWICE-1', {}, quality, key), await make('TWICE-1', {}, quality, key)];
  expect(one.body.id).toBe(two.body.id);
  const same = await make('TWICE-1');
  expect([same.status, same.body.code]).toEqual([409, 'DUPLICATE']);
});

test('a question asks for aspects where it is graded and nowhere else, and a chapter has one title', async () => {
  const graded = (await make('GR-1', { answerScale: 'GRADED' })).body;
  expect(fields((await ask(graded.id, '1.1')).body)).toEqual(['isHardware']);
  expect((await ask(graded.id, '1.1', { isHuman: true })).status).toBe(200);
  const plain = (await make('YN-1')).body;
  expect(fields((await ask(plain.id, '1.1', { isProcess: true })).body)).toEqual(['isProcess']);
  expect((await ask(plain.id, '1.1')).body).toMatchObject({ viqChapter: '5' });
  expect((await ask(plain.id, '1.2', { viqChapter: '9' })).body).toMatchObject({ viqChapter: '9' });
  expect(fields((await ask(plain.id, '1.3', { chapterTitle: '救生' })).body)).toEqual(['chapterTitle']);
  const twice = await ask(plain.id, '1.2');
  expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE']);
  const scale = await quality<Refused>('PUT', PATH, { ...plain, answerScale: 'GRADED' });
  expect([scale.status, fields(scale.body)]).toEqual([400, ['answerScale']]);
});

test('in use its questions stay', async () => {
  const made = (await make('USE-1')).body;
  const empty = await act('issue', made);
  expect([empty.status, empty.body.code]).toEqual([400, 'RULE']);
  const question = (await ask(made.id, '1.1')).body;
  expect((await act('issue', made, master)).status).toBe(403);
  const issued = (await act('issue', made)).body;
  expect(issued.questionnaireStatus).toBe('IN_USE');
  expect(fields((await ask(made.id, '1.2')).body)).toEqual(['questionnaireId']);
  const changed = await quality<Refused>('PUT', QUESTIONS, { ...question, questionTitle: '另一问' });
  expect([changed.status, fields(changed.body)]).toEqual([400, ['questionnaireId']]);
  const gone = await quality<Refused>('DELETE', `${QUESTIONS}/${question.id}?version=${question.version}`);
  expect([gone.status, gone.body.code]).toEqual([400, 'RULE']);
  const stale = await act('retire', made);
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const retired = (await act('retire', issued)).body;
  expect(retired.questionnaireStatus).toBe('RETIRED');
  const again = await act('issue', retired);
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('what somebody else changed meanwhile is not written over', async () => {
  const { body } = await make('STALE-1');
  expect((await quality('PUT', PATH, { ...body, remark: '一' })).status).toBe(200);
  const stale = await quality<Refused>('PUT', PATH, { ...body, remark: '二' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

const HEADS = ['问卷', '章号', '章标题', '题号', '题目', '缺陷类别', '看板章节'];

test('a sheet of questions is imported whole or not at all, and each wrong row is named', async () => {
  const { id } = (await make('SHEET-1')).body;
  const rows = [
    HEADS,
    ['SHEET-1', '1', '消防', '1.1', '防火门能否自行关闭？', '消防安全', ''],
    ['SHEET-1', '1', '消防', '1.2', '灭火器是否在有效期内？', '07', '系泊与锚泊'],
  ];
  const tried = await upload(rows, '?dryRun=true');
  expect([tried.status, tried.body]).toMatchObject([200, { rows: 2, valid: 2, imported: 0, mistakes: 0 }]);
  expect((await asked(id)).totalElements).toBe(0);
  const bad = [
    ...rows,
    ['SHEET-1', '1', '救生', '1.3', '另一标题', '07', ''],
    ['SHEET-9', '1', '消防', '1.4', '没有的问卷', '07', ''],
  ];
  const refused = await upload(bad);
  expect(refused.status).toBe(400);
  expect(fields(refused.body)?.toSorted()).toEqual(['4.chapterTitle', '5.questionnaireId']);
  expect((await asked(id)).totalElements).toBe(0);
  expect((await upload(rows, '', master)).status).toBe(403);
  const done = await upload(rows);
  expect([done.status, done.body]).toMatchObject([200, { imported: 2 }]);
  const { content } = await asked(id);
  expect(content.map(({ questionNo, viqChapter }) => [questionNo, viqChapter])).toEqual([
    ['1.1', '5'],
    ['1.2', '9'],
  ]);
});
