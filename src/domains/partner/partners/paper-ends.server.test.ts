import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Reminded } from '../../../kernel/reminder.calls.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { moveStanding } from './move-standing.server.ts';

type Row = { id: number; version: number };
type Told = { userId: number; title: string; titleEn: string; text: string; link: string };

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;
const dayIn = (count: number): string => officeDay(daysFrom(count, new Date(NOON)));

let company: Company;
let buyer: Send;
let buyers: number[];
let managers: number[];
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
  buyer = await company.signIn('purchaser');
  [buyers, managers] = await Promise.all([
    holdersOf(company.ctx(), { roles: ['BUYER'] }),
    holdersOf(company.ctx(), { roles: ['PUR_MANAGER'] }),
  ]);
}, 180_000);
afterAll(() => company.close());

test('a paper that ends is told to the buyers at each step, once it has ended to their manager, too', async () => {
  const [role] = await company.db.query<{ id: number }>(`select id from partner_role where code = 'SUPPLIER'`);
  const [country] = await company.db.query<{ id: number }>(`select id from parameter_country where code2 = 'SG'`);
  const { body: row } = await buyer<Row>('POST', '/api/partner/partners', {
    name: '远锚船供',
    nameEn: 'Far Anchor Supply',
    roleIds: [role!.id],
    countryId: country!.id,
    papers: [{ kind: 'LICENCE', number: 'L-77', validTo: dayIn(40) }],
  });
  const told = async (): Promise<Told[]> => {
    await company.runSchedule(TELL_REMINDERS);
    const rows = await company.db.query<Told>(
      `select user_id as "userId", title_zh as title, title_en as "titleEn", text_zh as text, link from communication_message
       where kind = 'partner.paperEnds' and record_id = $1 order by id`,
      [row.id],
    );
    await company.db.query(`delete from communication_message where kind = 'partner.paperEnds'`);
    return rows;
  };
  // One does not deal with it yet.
  expect(await told()).toEqual([]);
  await company.db.transaction((db) =>
    moveStanding({ ...company.ctx(), db }, row.id, { step: 'qualify', reason: '评审' }),
  );
  const first = await told();
  expect(first.map(({ userId }) => userId).toSorted()).toEqual(buyers.toSorted());
  expect(first[0]).toMatchObject({
    title: `客商证照到期：远锚船供，还有 40 天（${dayIn(40)}）`,
    titleEn: `Paper of partner: Far Anchor Supply, in 40 days (${dayIn(40)})`,
    link: `/open/partner.partner/${row.id}`,
  });
  expect(first[0]?.text).toMatch(/^证照种类：(?!LICENCE).+；编号：L-77$/);
  expect(await told()).toEqual([]);
  days = 10;
  expect((await told()).length).toBe(buyers.length);
  days = 34;
  expect((await told()).length).toBe(buyers.length);
  days = 40;
  expect(await told()).toEqual([]);
  days = 41;
  const ended = await told();
  const above = ended.filter(({ title }) => title.startsWith('升级提醒'));
  expect(above.map(({ userId }) => userId).toSorted()).toEqual(
    managers.filter((id) => !buyers.includes(id)).toSorted(),
  );
  expect(ended).toHaveLength(buyers.length + above.length);
  const later = await company.signIn('purchaser');
  const { body: shown } = await later<Reminded[]>('GET', `/api/reminders/partner.partner/${row.id}`);
  expect(shown).toMatchObject([{ reminder: 'partner.paperEnds', when: { en: '1 day overdue' }, tone: 'red' }]);
});

test('the people of its firm hear of it by mail, those whose account is in use', async () => {
  days = 41;
  const [marine] = await company.db.query<{ partnerId: number; paperId: number }>(
    `select u.partner_id as "partnerId", p.id as "paperId" from partner_vendor_user u join partner_paper p on p.parent_id = u.partner_id
     where u.username = 'vendor.marine' order by p.id limit 1`,
  );
  await company.db.query(`update partner_paper set valid_to = $2, number = 'L-TOLD' where id = $1`, [
    marine!.paperId,
    dayIn(61),
  ]);
  await company.db.query(
    `insert into partner_vendor_user (username, partner_id, type, name, email, language, user_status, create_by, create_name, create_time)
     select 'vendor.gone', $1, 'quote', '离职者', 'gone@supplier.example', 'zh', 'DISABLED', 0, '系统', $2`,
    [marine!.partnerId, new Date(NOON).toISOString()],
  );
  const told = async (): Promise<string[]> => {
    await company.runSchedule(TELL_REMINDERS);
    const mails = await company.db.query<{ recipient: string }>(
      `select recipient from kernel_mail where text like '%L-TOLD%' order by id`,
    );
    return mails.map(({ recipient }) => recipient);
  };
  expect(await told()).toEqual(['vendor.marine@supplier.example']);
  expect(await told()).toEqual(['vendor.marine@supplier.example']);
});
