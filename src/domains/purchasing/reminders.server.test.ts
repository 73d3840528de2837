import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import type { Feed } from '../../kernel/feed.calls.ts';
import type { Reminded } from '../../kernel/reminder.calls.ts';
import { TELL_REMINDERS } from '../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../kernel/testing/clock.ts';
import type { Send } from '../../kernel/testing/server.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../identity/public.server.ts';

type Message = { title: string; text: string | null; link: string };
type Order = { id: number; orderNo: string; createBy: number };
type Inquiry = { id: number; inquiryNo: string };

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;
const now = (): Date => new Date(NOON + days * 86_400_000);
const dayIn = (count: number): string => officeDay(daysFrom(count, new Date(NOON)));

let company: Company;
let buyer: Send;
let manager: Send;
let order: Order;

beforeAll(async () => {
  company = await companyServer({ now });
  [order] = (await company.db.query<Order>(
    `select id, order_no as "orderNo", create_by as "createBy" from purchasing_purchase_order
     where order_status = 'SENT' and deleted_at is null order by id limit 1`,
  )) as [Order];
  const as = async (id: number) => company.as((await identityOf(company.db, id, { now: now() }))!.user);
  const [head = 0] = await holdersOf(company.ctx(), { roles: ['PUR_MANAGER'] });
  [buyer, manager] = await Promise.all([as(order.createBy), as(head)]);
}, 180_000);
afterAll(() => company.close());
beforeEach(async () => {
  days = 0;
  // What the company itself has due is told before each test looks at its own.
  await company.runSchedule(TELL_REMINDERS);
  await company.db.query('delete from communication_message');
  await company.db.query('delete from kernel_mail');
});

const run = async (): Promise<void> => {
  expect((await company.runSchedule(TELL_REMINDERS)).error).toBeNull();
};
const due = (day: string) =>
  company.db.query(
    `update purchasing_purchase_order set promised_date = $2, order_status = 'CONFIRMED' where id = $1`,
    [order.id, day],
  );
const inbox = async (by: Send, kind: string, lang: 'zh' | 'en' = 'zh'): Promise<Message[]> =>
  (
    await by<{ content: Message[] }>('GET', `/api/system/messages?kind=${kind}&size=50`, undefined, {
      'accept-language': lang,
    })
  ).body.content.filter(({ title }) => kind !== 'purchasing.deliveryDue' || title.includes(order.orderNo));
const mails = () =>
  company.db.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text from kernel_mail order by id',
  );
const choose = (ways: object) =>
  buyer('PUT', '/api/system/messages/choices', {
    kinds: [{ kind: 'purchasing.deliveryDue', inbox: true, mail: false, digest: false, muted: false, ...ways }],
  });

describe('the delivery of an order', () => {
  test('is told to who ordered it a week before, on the day and after it; a week late its manager hears', async () => {
    await due(dayIn(7));
    await run();
    await run();
    const [told, ...others] = await inbox(buyer, 'purchasing.deliveryDue');
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      title: `订单交期：${order.orderNo}，还有 7 天（${dayIn(7)}）`,
      link: `/open/purchasing.purchaseOrder/${order.id}`,
    });
    expect(told?.text).toMatch(/^供应商：.+；订单状态：已确认$/);
    const [english] = await inbox(buyer, 'purchasing.deliveryDue', 'en');
    expect(english?.title).toBe(`Delivery of order: ${order.orderNo}, in 7 days (${dayIn(7)})`);
    for (days of [7, 8, 13]) await run();
    expect(await inbox(buyer, 'purchasing.deliveryDue')).toHaveLength(3);
    expect(await inbox(manager, 'purchasing.deliveryDue')).toEqual([]);
    days = 14;
    await run();
    const [above] = await inbox(manager, 'purchasing.deliveryDue');
    expect(above?.title).toBe(`升级提醒 · 订单交期：${order.orderNo}，已过 7 天（${dayIn(7)}）`);
    expect(await inbox(buyer, 'purchasing.deliveryDue')).toHaveLength(4);
  });

  test('is told anew when the supplier promises another day, and no more once it has come', async () => {
    await due(dayIn(5));
    await run();
    await due(dayIn(6));
    await run();
    expect(await inbox(buyer, 'purchasing.deliveryDue')).toHaveLength(2);
    await company.db.query(`update purchasing_purchase_order set order_status = 'DELIVERED' where id = $1`, [order.id]);
    days = 30;
    await run();
    expect(await inbox(buyer, 'purchasing.deliveryDue')).toHaveLength(2);
  });

  test('reaches a person by the ways that they chose', async () => {
    await company.db.query(`update identity_user set email = 'buyer@haiyue.example' where id = $1`, [order.createBy]);
    const about = async () =>
      (await mails()).filter(({ subject }) => subject.includes(order.orderNo)).map(({ recipient }) => recipient);
    expect((await choose({ inbox: false, mail: true })).status).toBe(204);
    await due(dayIn(4));
    await run();
    expect([await inbox(buyer, 'purchasing.deliveryDue'), await about()]).toEqual([[], ['buyer@haiyue.example']]);
    await choose({ mail: true });
    await due(dayIn(3));
    await run();
    expect([(await inbox(buyer, 'purchasing.deliveryDue')).length, (await about()).length]).toEqual([1, 2]);
    await choose({ muted: true });
    await due(dayIn(2));
    await run();
    expect([(await inbox(buyer, 'purchasing.deliveryDue')).length, (await about()).length]).toEqual([1, 2]);
  });

  test('waits in the feed of who ordered it and stands on the order', async () => {
    await due(dayIn(-2));
    const { items } = (await buyer<Feed>('GET', '/api/feed')).body;
    const mine = items.find(({ key }) => key === `purchasing.deliveryDue ${order.id}`);
    expect(mine).toMatchObject({
      kind: 'kernel.reminders',
      what: { zh: `订单交期 ${order.orderNo}` },
      reason: { text: { zh: '已过 2 天', en: '2 days overdue' }, tone: 'red' },
      urgency: 0,
    });
    expect(mine?.about?.key).toMatch(/^identity\.organization \d+$/);
    const path = `/api/reminders/purchasing.purchaseOrder/${order.id}`;
    expect((await buyer<Reminded[]>('GET', path)).body).toMatchObject([{ when: { zh: '已过 2 天' }, tone: 'red' }]);
    const nobody = company.as({ permissions: new Set(['purchasing:purchaseOrder:list']), scope: { vessel: [] } });
    expect((await nobody('GET', path)).status).toBe(404);
  });
});

describe('time to quote', () => {
  test('runs out: the buyer is told a day and two hours before, suppliers who have not answered by mail', async () => {
    const [inquiry] = await company.db.query<Inquiry>(
      `select id, inquiry_no as "inquiryNo" from purchasing_inquiry q where inquiry_status = 'PUBLISHED' and buyer_id = $1
         and exists (select 1 from purchasing_inquiry_invite i where i.parent_id = q.id and i.invite_status in ('INVITED', 'VIEWED'))
       order by id desc limit 1`,
      [order.createBy],
    );
    const { id, inquiryNo } = inquiry!;
    const unheard = await company.db.query<{ email: string }>(
      `select email from purchasing_inquiry_invite where parent_id = $1 and invite_status in ('INVITED', 'VIEWED') and email <> '' order by seq`,
      [id],
    );
    const until = (hours: number) =>
      company.db.query('update purchasing_inquiry set deadline = $2 where id = $1', [
        id,
        new Date(now().getTime() + hours * 3_600_000).toISOString(),
      ]);
    const told = async () =>
      (await inbox(buyer, 'purchasing.quoteDeadline')).filter(({ title }) => title.includes(inquiryNo));
    const mailed = async () => (await mails()).filter(({ subject }) => subject.includes(inquiryNo));
    await until(30);
    await run();
    expect([await told(), await mailed()]).toEqual([[], []]);
    await until(20);
    await run();
    await run();
    expect((await told())[0]).toMatchObject({ text: expect.stringMatching(/已报价：\d+；未回复：\d+$/) });
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(unheard.map(({ email }) => email));
    expect((await mailed())[0]?.text).toContain('尚未收到贵司报价');
    await company.db.query(
      `update purchasing_inquiry_invite set invite_status = 'DECLINED' where parent_id = $1 and invite_status <> 'QUOTED'`,
      [id],
    );
    await until(1);
    await run();
    expect([(await told()).length, (await mailed()).length]).toEqual([1, unheard.length]);
  });
});
