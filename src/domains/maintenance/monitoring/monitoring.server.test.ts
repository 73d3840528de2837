import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown> & { pointName: string; standing: string | null };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  reportNo: string;
  reportStatus: string;
  points: Line[];
};
type Refused = { code: string; errors?: { field: string }[] };
type Page = { content: (Row & { nextDate: string | null })[] };

const PATH = '/api/maintenance/monitoring-reports';
const TEMPLATES = '/api/maintenance/monitoring-templates';
const FAULTS = '/api/maintenance/error-reports';

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let passed = 0;
/** Of days that are counted from that one, whatever has passed meanwhile. */
const day = (days: number): string => officeDay(daysFrom(days, new Date(NOON)));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let all: Send;
let aboard: Send;
let ship: number;
let machine: number;
let group: number;
let template: number;
let nth = 0;

beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + passed * 86_400_000) });
  all = company.as();
  aboard = company.as({
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set(['list', 'add', 'edit', 'del', 'submit'].map((act) => `maintenance:monitoringReport:${act}`)),
  });
}, 180_000);
afterAll(() => company.close());

/** A template of its own for each case: what one measures is no past of another. */
const newTemplate = (over: object = {}) => {
  nth += 1;
  return all<Row & Refused>('POST', TEMPLATES, {
    code: `T-${nth}`,
    name: `试验模板 ${nth}`,
    nameEn: `Trial ${nth}`,
    monitorKind: 'LO_ANALYSIS',
    cycleMonths: 3,
    points: [
      { pointName: '铁含量', unitName: 'ppm', most: '50.0', alarmPercent: '40.0' },
      { pointName: '总碱值', unitName: 'mgKOH/g', least: '4.0' },
    ],
    ...over,
  });
};

beforeEach(async () => {
  passed = 0;
  const [found] = await company.db.query<{ ship: number; machine: number; group: number }>(
    `select ship_id as ship, min(id) filter (where node_type = 'EQUIPMENT' and department = 'ENGINE') as machine,
       min(id) filter (where node_type = 'GROUP') as "group"
     from maintenance_equipment where use_status = 'IN_USE' and deleted_at is null
       and ship_id = (select id from fleet_vessel where name_en = 'HAI YUE PIONEER') group by ship_id`,
  );
  ({ ship, machine, group } = found!);
  template = (await newTemplate()).body.id;
});

const values = (iron: string | null, base: string | null = '8.0') => [
  { pointName: '铁含量', measured: iron },
  { pointName: '总碱值', measured: base },
];
const create = (iron: string | null, days: number, over: object = {}, by: Send = aboard) =>
  by<Row & Refused>('POST', PATH, {
    equipmentId: machine,
    templateId: template,
    measureDate: day(days),
    points: values(iron),
    ...over,
  });
const act = ({ id, version }: Row, name: string, body: object = {}, by: Send = all) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const ironOf = ({ points }: Row) => points.find(({ pointName }) => pointName === '铁含量')!;

/** A report that counts. */
async function counted(iron: string, days: number, over: object = {}): Promise<Row> {
  const made = await create(iron, days, over);
  expect([made.status, made.body.errors]).toEqual([200, undefined]);
  const { status, body } = await act(made.body, 'submit', {}, aboard);
  expect([status, body.reportStatus]).toEqual([200, 'SUBMITTED']);
  return body;
}

describe('a report', () => {
  test('takes its points and limits from the template, whatever was sent', async () => {
    const { status, body } = await create('18.0', -10, {
      points: [
        { pointName: '铁含量', measured: '18.0', most: '900.0', standing: 'ALARM' },
        { pointName: '没有这个测点', measured: '1.0' },
      ],
      worst: 'ALARM',
      expertComment: '假的',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reportNo: expect.stringMatching(/^MR-/),
      shipId: ship,
      department: 'ENGINE',
      monitorKind: 'LO_ANALYSIS',
      worst: 'OK',
      expertComment: null,
    });
    expect(body.points.map(({ pointName }) => pointName)).toEqual(['铁含量', '总碱值']);
    expect(ironOf(body)).toMatchObject({ most: '50.000', measured: '18.000', standing: 'OK', baseline: null });
  });

  test('keeps its lines as it is changed, and neither machine nor template', async () => {
    const { body } = await create('18.0', -10);
    const changed = await aboard<Row & Refused>('PUT', PATH, {
      ...body,
      points: body.points.map((line) => ({ ...line, measured: '60.0' })),
    });
    expect(changed.body).toMatchObject({ worst: 'ALARM' });
    expect(changed.body.points.map(({ id }) => id)).toEqual(body.points.map(({ id }) => id));
    const other = (await newTemplate()).body.id;
    const moved = await aboard<Refused>('PUT', PATH, { ...changed.body, templateId: other });
    expect(fields(moved.body)).toEqual(['templateId']);
    const stale = await aboard<Refused>('PUT', PATH, { ...body, conclusion: '晚了' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  });

  test('is of no future day, of no group, and one a day', async () => {
    expect(fields((await create('18.0', 1)).body)).toEqual(['measureDate']);
    expect((await create('18.0', 0, { equipmentId: group })).status).toBe(400);
    expect((await create('18.0', -10)).status).toBe(200);
    expect(fields((await create('19.0', -10)).body)).toEqual(['measureDate']);
  });

  test('that is sent twice is one', async () => {
    const send = () =>
      aboard<Row>(
        'POST',
        PATH,
        { equipmentId: machine, templateId: template, measureDate: day(-3), points: values('18.0') },
        { 'idempotency-key': 'monitoring-once' },
      );
    expect((await send()).body.id).toBe((await send()).body.id);
  });

  test('is judged by the first three of its machine, and warns of what lies off their mean', async () => {
    for (const [iron, days] of [
      ['20.0', -120],
      ['22.0', -90],
      ['18.0', -60],
    ] as const)
      await counted(iron, days);
    const { body } = await create('28.1', -1);
    expect(ironOf(body)).toMatchObject({ baseline: '20.000', standing: 'WARN' });
    expect(body.worst).toBe('WARN');
  });

  test('tells on which day a value will cross its limit', async () => {
    for (const [iron, days] of [
      ['20.0', -90],
      ['23.0', -60],
      ['26.0', -30],
    ] as const)
      await counted(iron, days);
    const last = await counted('29.0', 0);
    // A tenth a day, 21 below its limit.
    expect(ironOf(last).crossDate).toBe(day(210));
    expect(last.crossDate).toBe(day(210));
    const trend = await aboard<{ pointName: string; crossDate: string | null; measured: { value: string }[] }[]>(
      'GET',
      `${PATH}/${last.id}/trend`,
    );
    expect(trend.body.map(({ pointName, crossDate }) => [pointName, crossDate])).toEqual([
      ['铁含量', day(210)],
      ['总碱值', null],
    ]);
    expect(trend.body[0]!.measured.map(({ value }) => Number(value))).toEqual([20, 23, 26, 29]);
  });

  test('is submitted once something was measured, and with a conclusion where a value lies outside', async () => {
    const empty = await create(null, -5, { points: values(null, null) });
    expect((await act(empty.body, 'submit')).body.code).toBe('RULE');
    const outside = await create('60.0', -4);
    expect((await act(outside.body, 'submit')).body.code).toBe('RULE');
    const { body } = await aboard<Row>('PUT', PATH, { ...outside.body, conclusion: '换油后复测' });
    const submitted = await act(body, 'submit');
    expect(submitted.body).toMatchObject({ reportStatus: 'SUBMITTED', worst: 'ALARM' });
    const bare = await act(submitted.body, 'review');
    expect(fields(bare.body)).toEqual(['expertComment']);
    const reviewed = await act(submitted.body, 'review', { expertComment: '同意' });
    expect(reviewed.body).toMatchObject({
      reportStatus: 'REVIEWED',
      expertComment: '同意',
      reviewTime: expect.any(String),
    });
    const again = await act(submitted.body, 'review', { expertComment: '再次' });
    expect([again.status, again.body.code]).toEqual([409, 'STALE']);
  });

  test('that counts stands: changed by nobody, returned with a reason while it is the last', async () => {
    const first = await counted('20.0', -60);
    const shut = await aboard<Refused>('PUT', PATH, { ...first, conclusion: '改一改' });
    expect(shut.status).toBe(409);
    const later = await counted('21.0', -30);
    expect((await act(first, 'send-back', { reason: '抄错' })).body.code).toBe('RULE');
    const between = await create('20.5', -45);
    expect((await act(between.body, 'submit')).body.code).toBe('RULE');
    const back = await act(later, 'send-back', { reason: '抄错' });
    expect(back.body).toMatchObject({ reportStatus: 'DRAFT', reporterName: null, submitTime: null });
    expect((await act(first, 'send-back', { reason: '抄错' })).body.reportStatus).toBe('DRAFT');
  });

  test('two of a machine that are submitted at once are judged one after the other', async () => {
    const [early, late] = [(await create('20.0', -60)).body, (await create('21.0', -30)).body];
    const both = await Promise.all([act(late, 'submit'), act(early, 'submit')]);
    expect(both[0].status).toBe(200);
    // Either it came before the later one, or it is refused for it.
    expect([200, 400]).toContain(both[1].status);
    expect((await act(early, 'submit')).body.code).toMatch(/^(RULE|STALE)$/);
  });
});

describe('a value outside', () => {
  const outside = () => counted('60.0', -4, { conclusion: '换油后复测' });

  test('becomes a fault of its machine, once', async () => {
    const report = await outside();
    const made = await all<Row & Refused>('POST', `${FAULTS}/from-monitoring`, { ids: [report.id] });
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    expect(made.body).toMatchObject({
      monitoringId: report.id,
      equipmentId: machine,
      shipId: ship,
      severity: 'MAJOR',
      reportStatus: 'DRAFT',
      phenomenon: '监测值超限：铁含量 60 ppm，超过上限 50 ppm',
    });
    const again = await all<Refused>('POST', `${FAULTS}/from-monitoring`, { ids: [report.id] });
    expect(again.body.code).toBe('RULE');
  });

  test('becomes one fault where two ask for it at once', async () => {
    const report = await outside();
    const ask = () => all<Row & Refused>('POST', `${FAULTS}/from-monitoring`, { ids: [report.id] });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('stays named by its fault, which nobody can hang on another report', async () => {
    const report = await outside();
    const { body } = await all<Row>('POST', `${FAULTS}/from-monitoring`, { ids: [report.id] });
    const changed = await all<Row>('PUT', FAULTS, { ...body, monitoringId: null, remark: '复测安排' });
    expect(changed.body).toMatchObject({ monitoringId: report.id, remark: '复测安排' });
    const forged = await all<Row>('POST', FAULTS, {
      equipmentId: machine,
      occurTime: daysFrom(-1).toISOString(),
      severity: 'MINOR',
      impact: 'NONE',
      phenomenon: '试验',
      monitoringId: report.id,
    });
    expect(forged.body.monitoringId).toBeNull();
  });

  test('is needed for it, in a report that counts', async () => {
    const within = await counted('20.0', -4);
    const draft = await create('60.0', -3);
    for (const { id } of [within, draft.body]) {
      const { status, body } = await all<Refused>('POST', `${FAULTS}/from-monitoring`, { ids: [id] });
      expect([status, body.code]).toEqual([409, 'WRONG_STATE']);
    }
    const report = await create('61.0', -2);
    expect((await aboard('POST', `${FAULTS}/from-monitoring`, { ids: [report.body.id] })).status).toBe(403);
  });
});

describe('the list', () => {
  const found = async (query: string) =>
    (await aboard<Page>('GET', `${PATH}?templateId=${template}&size=50${query}`)).body.content;
  const idsOf = async (query: string) => (await found(query)).map(({ id }) => id);

  test('says which report is the last of its machine, and when that is measured next', async () => {
    const first = await counted('20.0', -120);
    expect([await idsOf('&newest=true'), await idsOf('&overdue=true')]).toEqual([[first.id], [first.id]]);
    const second = await counted('21.0', -10);
    expect([await idsOf('&newest=true'), await idsOf('&overdue=true')]).toEqual([[second.id], []]);
    const next = monthsFrom(day(-10), 3);
    expect((await found('')).map(({ id, nextDate }) => [id, nextDate])).toEqual([
      [second.id, next],
      [first.id, null],
    ]);
    await company.db.query(`update maintenance_equipment set use_status = 'LAID_UP' where id = $1`, [machine]);
    const [asleep] = await found('&newest=true');
    await company.db.query(`update maintenance_equipment set use_status = 'IN_USE' where id = $1`, [machine]);
    expect(asleep?.nextDate).toBeNull();
  });

  test('holds nothing of another ship', async () => {
    const report = await counted('20.0', -10);
    const other = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
    expect((await other('GET', `${PATH}/${report.id}`)).status).toBe(404);
    expect((await other('GET', `${PATH}/${report.id}/trend`)).status).toBe(404);
    expect((await create('20.0', -9, {}, other)).status).toBe(400);
    expect((await (await company.signIn('nobody'))('GET', PATH)).status).toBe(403);
  });
});

test('a template has points, each named once, with limits the right way round; crew change none', async () => {
  expect(fields((await newTemplate({ points: [] })).body)).toEqual(['points']);
  const wrong = await newTemplate({
    points: [{ pointName: '甲' }, { pointName: '甲', least: '2.0', most: '1.0' }],
  });
  expect(fields(wrong.body)).toEqual(['points.1.pointName', 'points.1.most']);
  expect((await aboard('POST', TEMPLATES, { code: 'X' })).status).toBe(403);
  const off = (await newTemplate({ enabled: false })).body.id;
  expect(fields((await create('1.0', -1, { templateId: off })).body)).toEqual(['templateId']);
});

test('whoever answers for the machine hears before a limit is crossed, and where it was not measured in time', async () => {
  /** What was told of a report, to whom; each time anew. */
  const toldOf = async (id: number) => {
    await company.runSchedule(TELL_REMINDERS);
    const rows = await company.db.query<{ kind: string; person: string }>(
      `select distinct m.kind, u.username as person from communication_message m join identity_user u on u.id = m.user_id
       where m.record_id = $1 and m.kind in ('maintenance.limitNear', 'maintenance.monitoringDue') order by 1, 2`,
      [id],
    );
    await company.db.query(
      `delete from communication_message where kind in ('maintenance.limitNear', 'maintenance.monitoringDue')`,
    );
    return rows;
  };
  for (const [iron, days] of [
    ['20.0', -60],
    ['26.0', -30],
  ] as const)
    await counted(iron, days);
  // A fifth a day, 18 below its limit: 90 days.
  const last = await counted('32.0', 0);
  expect(last.crossDate).toBe(day(90));
  expect(await toldOf(last.id)).toEqual([]);
  passed = 31;
  const near = await toldOf(last.id);
  for (const person of ['ce.pioneer', 'tech']) expect(near).toContainEqual({ kind: 'maintenance.limitNear', person });
  expect(near.map(({ kind }) => kind)).not.toContain('maintenance.monitoringDue');
  passed = 90;
  const there = await toldOf(last.id);
  expect(there).toContainEqual({ kind: 'maintenance.limitNear', person: 'techmanager' });
  passed = 130;
  expect(await toldOf(last.id)).toContainEqual({ kind: 'maintenance.monitoringDue', person: 'tech' });
});
