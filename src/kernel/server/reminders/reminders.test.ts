import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Feed } from '../../feed.calls.ts';
import type { Reminded } from '../../reminder.calls.ts';
import { bool, date, datetime, ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createApp } from '../app.ts';
import type { User } from '../context.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { type Database, openDatabase } from '../db/db.ts';
import { feedEndpoints } from '../feed.ts';
import type { App, Module } from '../module.ts';
import { messenger, type Notification } from '../notify.ts';
import { recipientKeeper } from '../people.ts';
import { fill } from '../ports.ts';
import { systemTransaction } from '../system-transaction.ts';
import { reminderEndpoints } from './endpoints.ts';
import { defineReminder } from './reminder.ts';
import { TELL_REMINDERS, tellReached } from './tell-reminders.ts';

const label = { zh: '修理', en: 'Repair' };
const ship = defineResource({
  name: 'sample.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    nameEn: text({ zh: '英文名称', en: 'English name' }),
  },
  scope: 'all',
});
const account = defineResource({
  name: 'sample.person',
  label: { zh: '人员', en: 'Person' },
  title: 'name',
  fields: { name: text({ zh: '姓名', en: 'Name' }) },
  scope: 'all',
});
const repair = defineResource({
  name: 'sample.repair',
  label,
  title: 'work',
  titleEn: 'workEn',
  fields: {
    work: text({ zh: '项目', en: 'Work' }, { required: true }),
    workEn: text({ zh: '英文项目', en: 'Work in English' }),
    shipId: ref('sample.ship', { zh: '船舶', en: 'Ship' }),
    keeperId: ref('sample.person', { zh: '负责人', en: 'Keeper' }),
    dueOn: date({ zh: '应完工日', en: 'Due on' }),
    closesAt: datetime({ zh: '截止', en: 'Closes' }),
    done: bool({ zh: '已完成', en: 'Done' }, { default: false }),
  },
  scope: { ship: 'shipId' },
});
const due = defineReminder({
  name: 'sample.repairDue',
  label: { zh: '修理到期', en: 'Repair due' },
  of: repair,
  date: 'dueOn',
  where: { done: ['false'] },
  levels: [{ days: -30 }, { days: -7 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'keeperId' }],
  escalateTo: [{ role: 'BOSS' }],
  about: 'shipId',
  shows: ['shipId', 'dueOn'],
});
const closing = defineReminder({
  name: 'sample.repairCloses',
  label: { zh: '报价截止', en: 'Quotes close' },
  of: repair,
  date: 'closesAt',
  levels: [{ hours: -24 }, { hours: -2, tone: 'red' }],
  to: [{ permission: 'sample:repair:edit' }],
});

const LIST = 'sample:repair:list';
const person = (id: number, more: Partial<User>): User => ({
  id,
  username: `p${id}`,
  name: `p${id}`,
  roles: [],
  permissions: new Set([LIST]),
  scope: { ship: [1] },
  ownOnly: false,
  ...more,
});
const keeper = person(11, {});
const boss = person(12, { roles: ['BOSS'], scope: { ship: 'all' } });
const bossOfTwo = person(13, { roles: ['BOSS'], scope: { ship: [2] } });
const closer = person(14, { permissions: new Set([LIST, 'sample:repair:edit']) });
const blind = person(15, { permissions: new Set() });
const people = [keeper, boss, bossOfTwo, closer, blind];

const sent: (Omit<Notification, 'kind'> & { kind: string })[] = [];
let failing = false;
const sample: Module = {
  name: 'sample',
  label,
  resources: [ship, account, repair],
  endpoints: [...crudEndpoints(ship), ...crudEndpoints(repair), ...reminderEndpoints, ...feedEndpoints],
  roles: ['BOSS'],
  reminders: [due, closing],
  fills: [
    fill(recipientKeeper, 'sample', {
      recipients: async (_ctx, { ids, roles, permissions }) =>
        people.filter(
          ({ id, ...user }) =>
            ids.includes(id) ||
            user.roles.some((role) => roles.includes(role)) ||
            permissions.some((one) => user.permissions.has(one)),
        ),
    }),
    fill(messenger, 'sample', {
      notify: async () => 0,
      notifyEach: async (_ctx, kind, messages) => {
        if (failing && kind === due.name) throw new Error('the bell is broken');
        sent.push(...messages.map((message) => ({ ...message, kind })));
        return messages.length;
      },
    }),
  ],
};

/** Noon of a day in the office. */
const noon = (day: string): Date => new Date(`${day}T04:00:00Z`);
let now = noon('2026-11-18');
let server: TestServer;
let other: App;
let otherDb: Database;

beforeAll(async () => {
  server = await testServer({ modules: [sample], now: () => now, createTables: true });
  otherDb = openDatabase({ url: server.db.url, max: 2, declared: server.db.declared });
  other = createApp({ ...server.app, db: otherDb });
  for (const [name, nameEn] of [
    ['海跃先锋', 'Hai Yue Pioneer'],
    ['海跃丰收', 'Hai Yue Harvest'],
  ])
    await server.db.query(`insert into sample_ship (create_by, create_name, name, name_en) values (0, 'x', $1, $2)`, [
      name,
      nameEn,
    ]);
});
beforeAll(async () => {
  for (const { id, name } of people)
    await server.db.query(
      `insert into sample_person (id, create_by, create_name, name) overriding system value values ($1, 0, 'x', $2)`,
      [id, name],
    );
});
afterAll(async () => {
  await otherDb.close();
  await server.close();
});
beforeEach(async () => {
  await server.db.query('delete from sample_repair');
  await server.db.query('delete from kernel_reminder_told');
  sent.length = 0;
  failing = false;
  now = noon('2026-11-18');
});

type Made = { dueOn?: string; closesAt?: string; shipId?: number; keeperId?: number; done?: boolean };
async function make({ shipId = 1, keeperId = keeper.id, done = false, ...more }: Made): Promise<number> {
  const [row] = await server.db.query<{ id: number }>(
    `insert into sample_repair (create_by, create_name, work, work_en, ship_id, keeper_id, due_on, closes_at, done)
     values (0, 'x', '主机吊缸', 'Overhaul', $1, $2, $3, $4, $5) returning id`,
    [shipId, keeperId, more.dueOn ?? null, more.closesAt ?? null, done],
  );
  return row!.id;
}
const run = () => server.runSchedule(TELL_REMINDERS);
const told = () => sent.map(({ title, to }) => [title.zh.replace(/^.*，/, ''), ...to]);
async function on(day: string): Promise<ReturnType<typeof told>> {
  now = noon(day);
  sent.length = 0;
  await run();
  return told();
}

describe('a level', () => {
  test('is told once, on the day on which it is reached or at the first run after it', async () => {
    await make({ dueOn: '2026-12-20' });
    expect(await on('2026-11-19')).toEqual([]);
    expect(await on('2026-11-20')).toEqual([['还有 30 天（2026-12-20）', keeper.id]]);
    expect(await on('2026-11-20')).toEqual([]);
    expect(await on('2026-12-12')).toEqual([]);
    expect(await on('2026-12-14')).toEqual([['还有 6 天（2026-12-20）', keeper.id]]);
    expect(await on('2026-12-20')).toEqual([['今天到期（2026-12-20）', keeper.id]]);
    expect(await on('2026-12-26')).toEqual([]);
  });

  test('is told once by two nodes at the same moment', async () => {
    for (let i = 0; i < 20; i += 1) await make({ dueOn: '2026-11-20' });
    const tell = (app: App) => systemTransaction(app, { reason: 'test' }, (ctx) => tellReached(ctx, due));
    const counts = await Promise.all([tell(server.app), tell(other), tell(server.app), tell(other)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ recordId }) => recordId)).size).toBe(20);
  });

  test('that passed while nothing ran is told as the most severe alone', async () => {
    await make({ dueOn: '2026-11-10' });
    expect(await on('2026-11-18')).toEqual([
      ['已过 8 天（2026-11-10）', keeper.id],
      ['已过 8 天（2026-11-10）', boss.id],
    ]);
    expect(await on('2026-12-18')).toEqual([]);
  });

  test('is told anew once the day was moved, and not for the day of which it was told before', async () => {
    const id = await make({ dueOn: '2026-11-20' });
    expect(await on('2026-11-18')).toHaveLength(1);
    const move = (day: string) => server.db.query('update sample_repair set due_on = $2 where id = $1', [id, day]);
    await move('2026-11-22');
    expect(await on('2026-11-18')).toEqual([['还有 4 天（2026-11-22）', keeper.id]]);
    await move('2026-11-20');
    expect(await on('2026-11-18')).toEqual([]);
    await move('2027-03-01');
    expect(await on('2026-11-18')).toEqual([]);
  });

  test('of what is done, was removed or has no day is never told', async () => {
    await make({ dueOn: '2026-11-10', done: true });
    await make({});
    const removed = await make({ dueOn: '2026-11-10' });
    await server.db.query('update sample_repair set deleted_at = $2 where id = $1', [removed, now.toISOString()]);
    expect(await on('2026-11-18')).toEqual([]);
    expect(await server.db.query('select 1 from kernel_reminder_told')).toEqual([]);
  });

  test('of hours is of the moment', async () => {
    await make({ closesAt: '2026-11-19T06:00:00Z' });
    expect(await on('2026-11-18')).toEqual([]);
    now = new Date('2026-11-18T06:10:00Z');
    await run();
    expect(told()).toEqual([['还有 23 小时（2026-11-19 14:00 (UTC+8)）', closer.id]]);
    now = new Date('2026-11-19T05:30:00Z');
    sent.length = 0;
    await run();
    expect(sent[0]?.title).toEqual({
      zh: '报价截止：主机吊缸，不到 1 小时（2026-11-19 14:00 (UTC+8)）',
      en: 'Quotes close: Overhaul, within an hour (2026-11-19 14:00 (UTC+8))',
    });
  });

  test('of days waits for the morning of the office, one of hours does not', async () => {
    await make({ dueOn: '2026-11-19', closesAt: '2026-11-18T18:00:00Z' });
    now = new Date('2026-11-18T17:00:00Z');
    await run();
    expect(sent.map(({ kind }) => kind)).toEqual([closing.name]);
    now = new Date('2026-11-18T22:00:00Z');
    await run();
    expect(sent.map(({ kind }) => kind)).toEqual([closing.name, due.name]);
  });

  test('that could not be told leaves no trace, holds up no other reminder, and is told with the next run', async () => {
    await make({ dueOn: '2026-11-18', closesAt: '2026-11-18T10:00:00Z' });
    failing = true;
    expect((await run()).state).toBe('FAILED');
    expect(sent.map(({ kind }) => kind)).toEqual([closing.name]);
    failing = false;
    expect((await run()).state).toBe('DONE');
    expect(sent.map(({ kind }) => kind)).toEqual([closing.name, due.name]);
  });
});

describe('who hears', () => {
  test('is told in both languages, with a link to the record', async () => {
    const id = await make({ dueOn: '2026-11-19' });
    await run();
    expect(sent).toEqual([
      {
        kind: due.name,
        to: [keeper.id],
        title: {
          zh: '修理到期：主机吊缸，还有 1 天（2026-11-19）',
          en: 'Repair due: Overhaul, in 1 day (2026-11-19)',
        },
        text: {
          zh: '船舶：海跃先锋；应完工日：2026-11-19',
          en: 'Ship: Hai Yue Pioneer; Due on: 2026-11-19',
        },
        link: `/open/sample.repair/${id}`,
        resource: 'sample.repair',
        recordId: id,
      },
    ]);
  });

  test('sees the record: nobody hears of another ship’s, nor who may not open it', async () => {
    await make({ dueOn: '2026-11-18', shipId: 2 });
    await make({ dueOn: '2026-11-18', keeperId: blind.id });
    await run();
    // Nobody whom it concerns is left: those above hear of it at once, each of their own ships.
    expect(sent.map(({ to, title }) => [title.en.startsWith('Escalated'), ...to])).toEqual([
      [true, boss.id, bossOfTwo.id],
      [true, boss.id],
    ]);
  });

  test('from the level that escalates on those above, on a line of their own', async () => {
    await make({ dueOn: '2026-11-11' });
    await run();
    expect(sent.map(({ title, to }) => [title.zh, ...to])).toEqual([
      ['修理到期：主机吊缸，已过 7 天（2026-11-11）', keeper.id],
      ['升级提醒 · 修理到期：主机吊缸，已过 7 天（2026-11-11）', boss.id],
    ]);
  });
});

describe('what is due', () => {
  const feedOf = async (user: User) => {
    const { body } = await server.as(user)<Feed>('GET', '/api/feed');
    const kind = body.kinds.find(({ key }) => key === 'kernel.reminders');
    return { kind, items: body.items.filter((item) => item.kind === 'kernel.reminders') };
  };

  test('stands in the feed of those who are told, with its ship and its tone, and goes when it is done', async () => {
    const late = await make({ dueOn: '2026-11-10' });
    const today = await make({ dueOn: '2026-11-18' });
    await make({ dueOn: '2026-11-25' });
    await make({ dueOn: '2026-12-31' });
    await make({ dueOn: '2026-11-10', shipId: 2 });
    const mine = await feedOf(keeper);
    expect(mine.kind).toMatchObject({ count: 3, overdue: 1, due: 1, failed: false });
    expect(mine.items.map(({ what, urgency, reason }) => [what.zh, urgency, reason.tone, reason.text.en])).toEqual([
      ['修理到期 主机吊缸', 0, 'red', '8 days overdue'],
      ['修理到期 主机吊缸', 1, 'amber', 'due today'],
      ['修理到期 主机吊缸', 2, 'grey', 'in 7 days'],
    ]);
    expect(mine.items[0]).toMatchObject({
      about: { key: 'sample.ship 1', name: { zh: '海跃先锋', en: 'Hai Yue Pioneer' } },
      place: { record: { resource: 'sample.repair', id: late } },
    });
    expect((await feedOf(boss)).kind).toMatchObject({ count: 2, overdue: 2 });
    expect((await feedOf(bossOfTwo)).kind).toMatchObject({ count: 1 });
    expect((await feedOf(blind)).kind).toMatchObject({ count: 0, failed: false });
    await server.db.query('update sample_repair set done = true where id = any($1::bigint[])', [[late, today]]);
    expect((await feedOf(keeper)).kind).toMatchObject({ count: 1, overdue: 0 });
  });

  test('stands on the record for whoever sees it', async () => {
    const id = await make({ dueOn: '2026-11-10', closesAt: '2026-11-18T05:00:00Z' });
    const on = (user: User, which = id) => server.as(user)<Reminded[]>('GET', `/api/reminders/sample.repair/${which}`);
    expect((await on(keeper)).body).toMatchObject([
      { reminder: due.name, due: '2026-11-10', tone: 'red', urgency: 0, when: { zh: '已过 8 天' } },
      { reminder: closing.name, due: '2026-11-18 13:00 (UTC+8)', tone: 'red', urgency: 1, when: { en: 'in 1 hour' } },
    ]);
    expect((await on(bossOfTwo)).status).toBe(404);
    expect((await on(blind)).status).toBe(403);
    expect((await server.as(keeper)('GET', '/api/reminders/sample.quay/1')).status).toBe(404);
    expect((await on(keeper, await make({ dueOn: '2027-11-10' }))).body).toEqual([]);
    expect((await server.as(keeper)('GET', '/api/reminders')).body).toEqual(['sample.repair']);
  });
});
