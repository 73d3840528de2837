import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { textOf } from '../../../app/testing/sweeps/private.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; subStatus: string; complaintNo: string; steps: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Lodged = { complaintNo: string; receipt: string } & Refused;
type Progress = Refused & { state: string; level: string; reply: string | null; mayClose: boolean; mayRaise: boolean };
type Page = { content: Row[]; totalElements: number };

const PATH = '/api/qhse/complaint-inspections';
const KIND = 'qhse.complaintInspection';
const NAME = '机工 王海生 13800007777';

let company: Company;
let admin: Send;
let chief: Send;
let master: Send;
let superintendent: Send;
let dpa: Send;
let ship: number;
const people = new Map<string, number>();

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const lodge = (over: Line = {}, by: Send = master) =>
  by<Lodged>('POST', `${PATH}/lodge`, {
    complaintSource: 'SEAFARER_ONBOARD',
    subject: 'HARASSMENT',
    complaintLevel: 'DEPT_HEAD',
    shipId: ship,
    shipDepartment: 'ENGINE',
    content: '值班时被辱骂',
    who: NAME,
    ...over,
  });
const found = async (complaintNo: string): Promise<Row> => {
  const [row] = await company.db.query<{ id: number }>(
    'select id from qhse_complaint_inspection where complaint_no = $1',
    [complaintNo],
  );
  return (await dpa<Row>('GET', `${PATH}/${row!.id}`)).body;
};
async function lodged(over: Line = {}): Promise<{ row: Row; receipt: string }> {
  const { status, body } = await lodge(over);
  expect([status, body.message]).toEqual([200, undefined]);
  return { row: await found(body.complaintNo), receipt: body.receipt };
}
const act = (by: Send, row: Row, name: string, body: Line = {}) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const follow = (receipt: string, by: Send = master) => by<Progress>('POST', `${PATH}/receipt`, { receipt });
const answer = (receipt: string, satisfied: boolean, answerWords?: string) =>
  master<Progress>('POST', `${PATH}/receipt/answer`, { receipt, satisfied, answerWords });

beforeAll(async () => {
  company = await companyServer();
  [admin, chief, master, superintendent, dpa] = (await Promise.all(
    ['admin', 'ce.pioneer', 'master.pioneer', 'tech', 'qhse'].map((one) => company.signIn(one)),
  )) as [Send, Send, Send, Send, Send];
  const [own] = await company.db.query<{ id: number }>(`select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`);
  ship = own!.id;
  for (const { id, username } of await company.db.query<{ id: number; username: string }>(
    `select id, username from identity_user where username in ('admin', 'ce.pioneer', 'master.pioneer', 'tech', 'qhse', 'gm')`,
  ))
    people.set(username, id);
}, 180_000);
afterAll(() => company.close());

test('it comes to the level that was asked for, with the level above and the designated person beside', async () => {
  const { row } = await lodged();
  expect(row).toMatchObject({
    complaintNo: expect.stringMatching(/^CP-\d{4}-\d{4}$/),
    complaintLevel: 'DEPT_HEAD',
    handlerId: people.get('ce.pioneer'),
    aboveId: people.get('master.pioneer'),
    dpaId: people.get('qhse'),
    subStatus: 'cp_new',
    receiveDay: day(0),
    replyDue: daysAfter(day(0), 14),
  });
  const told = await company.db.query<Line>(
    `select user_id as id, title_zh as title, text_zh as text from communication_message where kind = 'qhse.complaint' and record_id = $1 order by 1`,
    [row.id],
  );
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([people.get('ce.pioneer'), people.get('qhse')]));
  for (const { title, text } of told) expect([title, text]).toEqual([`投诉待受理：${row.complaintNo}`, null]);
});

test('nobody handles, stands above or watches over a complaint against himself', async () => {
  const { row } = await lodged({ againstId: people.get('ce.pioneer') });
  expect(row).toMatchObject({ complaintLevel: 'MASTER', handlerId: people.get('master.pioneer') });
  const designated = await lodge({ againstId: people.get('qhse') });
  const [kept] = await company.db.query<Line>(
    `select handler_id, above_id, dpa_id from qhse_complaint_inspection where complaint_no = $1`,
    [designated.body.complaintNo],
  );
  expect(Object.values(kept!)).not.toContain(people.get('qhse'));
});

test('what is lodged says where, what and by whom, or that it is anonymous', async () => {
  expect(fields((await lodge({ shipId: null })).body)).toEqual(['shipId', 'complaintLevel']);
  expect(fields((await lodge({ who: ' ' })).body)).toEqual(['who']);
  expect(fields((await lodge({ shipDepartment: null })).body)).toEqual(['shipDepartment']);
  expect(fields((await lodge({ subject: 'NONE' })).body)).toEqual(['subject']);
  const [other] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where id <> $1 and deleted_at is null limit 1`,
    [ship],
  );
  expect(fields((await lodge({ shipId: other!.id })).body)).toEqual(['shipId']);
  expect((await lodge({}, await company.signIn('nobody'))).status).toBe(403);
});

test('the person complained of, administrators and everybody else find it nowhere', async () => {
  const mark = '辱骂并威胁扣发奖金';
  const { row } = await lodged({ againstId: people.get('ce.pioneer'), content: mark });
  const handled = await act(master, row, 'take');
  expect([handled.status, handled.body.message]).toEqual([200, undefined]);
  const gm = await company.signIn('gm');
  for (const [who, by] of [
    ['admin', admin],
    ['ce.pioneer', chief],
    ['gm', gm],
  ] as const) {
    const status = async (method: 'GET' | 'POST', path: string, body?: Line) =>
      (await by<unknown>(method, path, body)).status;
    for (const path of [
      `${PATH}/${row.id}`,
      `${PATH}/${row.id}/history`,
      `/api/traces/${KIND}/${row.id}`,
      `/api/records/${KIND}/${row.id}/discussion`,
      `/api/records/${KIND}/${row.id}/related`,
      `/api/reminders/${KIND}/${row.id}`,
    ])
      expect([who, path, await status('GET', path)]).toEqual([who, path, 404]);
    expect([
      who,
      await status('POST', `/api/records/${KIND}/${row.id}/comments`, { text: '看看', named: [], files: [] }),
    ]).not.toContain(200);
    expect([who, await status('POST', `${PATH}/${row.id}/take`, { version: handled.body.version })]).not.toContain(200);
    expect([who, await status('POST', `${PATH}/${row.id}/complainant`, {})]).not.toContain(200);
    const { content } = (await by<Page>('GET', `${PATH}?size=200`)).body;
    expect([who, content.filter(({ id }) => id === row.id)]).toEqual([who, []]);
    for (const query of [
      `q=${encodeURIComponent(mark)}`,
      `againstId=${people.get('ce.pioneer')}`,
      `ids=${row.id}`,
      `shipId=${ship}`,
    ])
      expect([
        who,
        query,
        (await by<Page>('GET', `${PATH}?${query}&size=200`)).body.content.some(({ id }) => id === row.id),
      ]).toEqual([who, query, false]);
    for (const query of [row.complaintNo, mark]) {
      const answered = JSON.stringify((await by<unknown>('GET', `/api/finder?q=${encodeURIComponent(query)}`)).body);
      expect([who, query, answered.includes(`"kind":"${KIND}"`)]).toEqual([who, query, false]);
    }
    const options = JSON.stringify((await by<unknown>('GET', `${PATH}/options?q=${row.complaintNo}`)).body);
    expect([who, options.includes(row.complaintNo)]).toEqual([who, false]);
    const sheet = await by<unknown>('GET', `${PATH}/export`);
    expect([who, sheet.status === 200 && (await textOf(sheet.raw)).includes(row.complaintNo)]).toEqual([who, false]);
    const messages = JSON.stringify((await by<unknown>('GET', '/api/system/messages?size=200')).body);
    expect([who, messages.includes(row.complaintNo)]).toEqual([who, false]);
  }
  // What refers to a ship or a person counts and names it for nobody else either.
  for (const path of [`fleet.vessel/${ship}`, `identity.user/${people.get('ce.pioneer')}`]) {
    const related = JSON.stringify((await admin<unknown>('GET', `/api/records/${path}/related`)).body);
    expect([path, related.includes(row.complaintNo)]).toEqual([path, false]);
  }
  // Those three alone do.
  for (const by of [master, superintendent, dpa]) expect((await by('GET', `${PATH}/${row.id}`)).status).toBe(200);
  expect(JSON.stringify((await dpa<unknown>('GET', `/api/finder?q=${row.complaintNo}`)).body)).toContain(
    row.complaintNo,
  );
  expect(await textOf((await dpa<unknown>('GET', `${PATH}/export`)).raw)).toContain(row.complaintNo);
});

test('logs tell administrators nothing of what it says, and of its acts no reason', async () => {
  const { row } = await lodged({ content: '伙食费被挪用' });
  const taken = await act(chief, row, 'take');
  const noted = await act(chief, taken.body, 'note', { stepNote: '已约谈事务长' });
  const lines = await company.db.query<{ id: number; requestId: string; reason: string | null }>(
    `select id, request_id as "requestId", reason from kernel_history where resource in ('qhse.complaintInspection', 'qhse.complainant') order by id desc limit 6`,
  );
  for (const { id, requestId } of lines) {
    const { body } = await admin<{ resource: string; changes: unknown[] }[]>(
      'GET',
      `/api/system/call-logs/changes?requestId=${requestId}&id=${id}`,
    );
    expect(body.flatMap(({ resource, changes }) => (resource.startsWith('qhse.compl') ? changes : []))).toEqual([]);
  }
  for (const log of ['change-logs', 'call-logs']) {
    const told = JSON.stringify((await admin<unknown>('GET', `/api/system/${log}?size=200`)).body);
    for (const secret of [
      '伙食费被挪用',
      '已约谈事务长',
      '13800007777',
      row.complaintNo,
      'complaint-inspections/lodge',
      'complaint-inspections/receipt',
    ])
      expect([log, secret, told.includes(secret)]).toEqual([log, secret, false]);
  }
  const own = JSON.stringify((await dpa<unknown>('GET', `${PATH}/${row.id}/history`)).body);
  expect(own).toContain('已约谈事务长');
  expect(noted.body.steps.map(({ stepKind }) => stepKind)).toEqual(['LODGED', 'TAKEN', 'NOTED']);
});

test('the name is read by handler and designated person, not by the level above; it lies sealed and each reading is written down', async () => {
  const { row } = await lodged();
  const ask = (by: Send) => by<{ who: string | null } & Refused>('POST', `${PATH}/${row.id}/complainant`, {});
  expect((await ask(chief)).body).toEqual({ who: NAME });
  expect((await ask(dpa)).body).toEqual({ who: NAME });
  expect((await master('GET', `${PATH}/${row.id}`)).status).toBe(200);
  expect((await ask(master)).status).toBe(403);
  expect((await ask(admin)).status).toBe(404);
  expect(
    (
      await ask(
        company.as({ id: people.get('admin'), permissions: new Set(['*', 'qhse:complaintInspection:complainant']) }),
      )
    ).status,
  ).toBe(404);
  for (const by of [chief, master, dpa]) {
    const whole = JSON.stringify([
      (await by<Row>('GET', `${PATH}/${row.id}`)).body,
      (await by<Line>('GET', `${PATH}/${row.id}/history`)).body,
    ]);
    expect(whole).not.toContain('王海生');
  }
  const kept = await company.db.query<Line>(`select * from qhse_complainant where complaint_id = $1`, [row.id]);
  expect(JSON.stringify(kept)).not.toContain('王海生');
  const read = await company.db.query<{ userId: number }>(
    `select user_id as "userId" from kernel_history where resource = $1 and record_id = $2 and action = 'showName' order by id`,
    [KIND, row.id],
  );
  expect(read.map(({ userId }) => userId)).toEqual([people.get('ce.pioneer'), people.get('qhse')]);
  const anonymous = await lodged({ nameless: true, who: NAME });
  expect((await dpa<Line>('POST', `${PATH}/${anonymous.row.id}/complainant`, {})).body).toEqual({ who: null });
});

test('lodging and following keep no person, device, address or hour in record, history, log or message', async () => {
  const tables = await company.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = async (): Promise<Map<string, number>> => {
    const all = new Map<string, number>();
    for (const { name } of tables) {
      const [row] = await company.db.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
      all.set(name, row!.n);
    }
    return all;
  };
  // A list of the operation log waits for what is still to be written into it.
  const told = async (): Promise<unknown> =>
    (await company.as()<unknown>('GET', '/api/system/call-logs?size=200')).body;
  await company.runJobs();
  await told();
  const before = await counts();
  const body = {
    complaintSource: 'SEAFARER_ONBOARD',
    subject: 'FOOD',
    complaintLevel: 'DEPT_HEAD',
    shipId: ship,
    shipDepartment: 'ENGINE',
    content: '连续两周没有蔬菜',
    nameless: true,
  };
  const headers = {
    'idempotency-key': 'anonymous-complaint',
    'user-agent': 'Bridge-PC',
    'x-forwarded-for': '10.9.8.7',
  };
  const sent = await master<Lodged>('POST', `${PATH}/lodge`, body, headers);
  expect([sent.status, sent.body.message]).toEqual([200, undefined]);
  expect((await master<Progress>('POST', `${PATH}/receipt`, { receipt: sent.body.receipt }, headers)).status).toBe(200);
  const further = { receipt: sent.body.receipt, satisfied: false };
  expect((await master<Progress>('POST', `${PATH}/receipt/answer`, further, headers)).status).toBe(200);
  await told();
  const after = await counts();
  const grown = [...after].filter(([name, n]) => n !== before.get(name)).map(([name]) => name);
  const LEFT =
    /^(qhse_complain\w*|communication_message\w*|kernel_live_event|kernel_history|kernel_job|kernel_finder\w*|kernel_search\w*|kernel_serial)$/;
  expect(grown.filter((name) => !LEFT.test(name))).toEqual([]);
  const [kept] = await company.db.query<Line & { id: number }>(
    `select * from qhse_complaint_inspection where complaint_no = $1`,
    [sent.body.complaintNo],
  );
  const [name] = await company.db.query<Line & { id: number }>(
    `select * from qhse_complainant where complaint_id = $1`,
    [kept!.id],
  );
  const history = await company.db.query<Line>(
    `select * from kernel_history where (resource = $1 and record_id = $2) or (resource = 'qhse.complainant' and record_id = $3)`,
    [KIND, kept!.id, name!.id],
  );
  for (const line of history)
    expect(line).toMatchObject({ user_id: 0, username: 'system', actor_name: null, request_id: 'anonymous' });
  for (const row of [kept!, name!]) expect(row).toMatchObject({ create_by: 0 });
  expect(JSON.stringify([kept, name, history])).not.toContain(sent.body.receipt);
  const [at] = await company.db.query<{ made: string; hour: string }>(
    `select to_char(create_time at time zone 'Asia/Shanghai', 'HH24:MI:SS.MS') as made,
       (select max(to_char(at at time zone 'Asia/Shanghai', 'HH24:MI:SS.MS')) from kernel_history where resource = $1 and record_id = $2) as hour
     from qhse_complaint_inspection where id = $2`,
    [KIND, kept!.id],
  );
  expect(at).toEqual({ made: '00:00:00.000', hour: '00:00:00.000' });
  const messages = await company.db.query<Line>(
    `select * from communication_message where record_id = $1 and kind = 'qhse.complaint'`,
    [kept!.id],
  );
  // The master is the level above of the first and the handler of the second step: his own name may stand where he sits, never as who lodged.
  const whole = JSON.stringify([name, history, messages]);
  for (const trace of ['master.pioneer', '陆沧海', 'Bridge-PC', '10.9.8.7', '127.0.0.1'])
    expect([trace, whole.includes(trace)]).toEqual([trace, false]);
});

test('its handler takes it up, notes, inspects and replies; the complainant closes it by the receipt', async () => {
  const { row, receipt } = await lodged();
  expect((await act(master, row, 'take')).status).toBe(403);
  expect((await act(chief, row, 'reply', { replyText: '已处理' })).body.code).toBe('WRONG_STATE');
  const taken = await act(chief, row, 'take');
  expect((await act(chief, row, 'take')).body.code).toBe('STALE');
  expect(fields((await act(chief, taken.body, 'note')).body)).toEqual(['stepNote']);
  expect(fields((await act(chief, taken.body, 'inspect', { visitDay: day(1), inspectorName: '检查组' })).body)).toEqual(
    ['visitDay'],
  );
  const inspected = await act(chief, taken.body, 'inspect', { visitDay: day(0), inspectorName: '检查组' });
  expect(fields((await act(chief, inspected.body, 'reply', { replyText: '已处理' })).body)).toEqual(['findings']);
  expect((await answer(receipt, true)).body.code).toBe('WRONG_STATE');
  const replied = await act(chief, inspected.body, 'reply', { findings: '属实', replyText: '已调整班次' });
  expect(replied.body.subStatus).toBe('cp_replied');
  expect((await follow(receipt.toLowerCase().replaceAll('-', ' '))).body).toMatchObject({
    reply: '已调整班次',
    mayClose: true,
  });
  expect((await answer(receipt, true, '谢谢')).body).toMatchObject({ mayClose: false, mayRaise: false });
  expect(await found(row.complaintNo)).toMatchObject({ subStatus: 'cp_closed', satisfied: true, answerWords: '谢谢' });
  expect((await answer(receipt, false)).body.code).toBe('WRONG_STATE');
  expect((await follow('2222-2222-2222-2222')).status).toBe(404);
});

test('whoever is not satisfied goes one level up at any time, until nobody stands above; who had it sees it no more', async () => {
  const { row, receipt } = await lodged();
  expect((await answer(receipt, false, '没有人理')).status).toBe(200);
  expect(await found(row.complaintNo)).toMatchObject({
    subStatus: 'cp_escalated',
    complaintLevel: 'MASTER',
    handlerId: people.get('master.pioneer'),
    aboveId: people.get('tech'),
  });
  expect((await chief('GET', `${PATH}/${row.id}`)).status).toBe(404);
  expect((await chief('POST', `${PATH}/${row.id}/complainant`, {})).status).toBe(404);
  expect((await master<Line>('POST', `${PATH}/${row.id}/complainant`, {})).body).toEqual({ who: NAME });
  const at: unknown[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { status } = await answer(receipt, false);
    at.push([status, (await found(row.complaintNo)).complaintLevel]);
  }
  expect(at).toEqual([
    [200, 'COMPANY'],
    [200, 'EXTERNAL'],
    [200, 'EXTERNAL'],
  ]);
});

test('the designated person takes it up or closes it where the complainant keeps silent, and nobody else does', async () => {
  const { row } = await lodged();
  expect((await act(chief, row, 'raise', { stepNote: '越级' })).status).toBe(403);
  expect((await act(dpa, row, 'close', { stepNote: '无回音' })).body.code).toBe('WRONG_STATE');
  const raised = await act(dpa, row, 'raise', { stepNote: '事关重大' });
  expect(raised.body).toMatchObject({ subStatus: 'cp_escalated', handlerId: people.get('master.pioneer') });
  const taken = await act(master, raised.body, 'take');
  const replied = await act(master, taken.body, 'reply', { replyText: '已说明' });
  expect((await act(master, replied.body, 'close', { stepNote: '自行关闭' })).status).toBe(403);
  const closed = await act(dpa, replied.body, 'close', { stepNote: '三次联系无回音' });
  expect(closed.body).toMatchObject({ subStatus: 'cp_closed', satisfied: null });
});

test('nobody reads complaints in somebody else’s name', async () => {
  const switched = await admin<{ token: string }>('POST', '/auth/loginByMaritime', { userId: people.get('qhse') });
  expect(switched.status).toBe(200);
  const acting = company.withToken(switched.body.token);
  const { row } = await lodged();
  for (const path of [PATH, `${PATH}/${row.id}`, `${PATH}/${row.id}/history`, `${PATH}/export`, `${PATH}/options`])
    expect([path, (await acting('GET', path)).status]).toEqual([path, 403]);
  expect((await acting('POST', `${PATH}/${row.id}/complainant`, {})).status).toBe(403);
  for (const name of ['take', 'note', 'inspect', 'reply', 'raise', 'close'])
    expect([name, (await act(acting, row, name)).status]).toEqual([name, 403]);
  for (const path of [`/api/traces/${KIND}/${row.id}`, `/api/records/${KIND}/${row.id}/discussion`])
    expect([path, [403, 404].includes((await acting('GET', path)).status)]).toEqual([path, true]);
  expect(JSON.stringify((await acting<unknown>('GET', `/api/finder?q=${row.complaintNo}`)).body)).not.toContain(KIND);
});

test('what an account held that is closed goes to whoever comes next, with the name', async () => {
  const { row } = await lodged();
  await company.db.query(`update identity_user set enabled = false where id = $1`, [people.get('ce.pioneer')]);
  await company.runSchedule('qhse.complaintSeats');
  await company.db.query(`update identity_user set enabled = true where id = $1`, [people.get('ce.pioneer')]);
  expect(await found(row.complaintNo)).toMatchObject({
    complaintLevel: 'MASTER',
    handlerId: people.get('master.pioneer'),
  });
  expect((await master<Line>('POST', `${PATH}/${row.id}/complainant`, {})).body).toEqual({ who: NAME });
  expect((await chief('GET', `${PATH}/${row.id}`)).status).not.toBe(200);
});
