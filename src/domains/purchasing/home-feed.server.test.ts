import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import type { Feed } from '../../kernel/feed.calls.ts';
import { TEST_NOW } from '../../kernel/testing/clock.ts';
import type { Send } from '../../kernel/testing/server.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../identity/public.server.ts';

type Page = { totalElements: number };

/** The calls behind the pages to which the counts lead. */
const LISTS: Readonly<Record<string, string>> = {
  'purchasing/DemandPool': '/api/purchasing/demand-lines',
  'purchasing/InquirySheet': '/api/purchasing/inquiries',
  'purchasing/BidApplication': '/api/purchasing/tenders',
  'purchasing/OrderManager': '/api/purchasing/purchase-orders',
  'stock/Expected': '/api/stock/expected-lines',
};

let company: Company;
const now = (): Date => TEST_NOW;
const holder = async (role: string): Promise<Send> => {
  const [id = 0] = await holdersOf(company.ctx(), { roles: [role] });
  return company.as((await identityOf(company.db, id, { now: now() }))!.user);
};

beforeAll(async () => {
  company = await companyServer();
}, 180_000);
afterAll(() => company.close());

const feedOf = async (by: Send): Promise<Feed> => (await by<Feed>('GET', '/api/feed')).body;
const ofPurchase = (feed: Feed): Feed['kinds'] => feed.kinds.filter(({ key }) => /^(purchasing|stock)\./.test(key));

describe('home counts the purchase', () => {
  test.each(['PUR_MANAGER', 'BUYER'])('for a %s; every count is what its list shows', async (role) => {
    const by = await holder(role);
    const kinds = ofPurchase(await feedOf(by));
    expect(kinds.map(({ key }) => key)).toEqual([
      'purchasing.unassigned',
      'purchasing.mine',
      'purchasing.toOpen',
      'purchasing.toAward',
      'purchasing.tenderToAward',
      'purchasing.toSend',
      'stock.arriving',
    ]);
    for (const { key, list, count, failed } of kinds) {
      expect([key, failed]).toEqual([key, false]);
      const path = LISTS[list?.component ?? ''];
      const { status, body } = await by<Page>('GET', `${path}?${list?.query}&size=1`);
      expect([key, status, body.totalElements]).toEqual([key, 200, count]);
    }
  });

  test('what is past its day is over its time, and stands first', async () => {
    const by = await holder('PUR_MANAGER');
    const [order] = await company.db.query<{ id: number; orderNo: string }>(
      `update purchasing_purchase_order set order_status = 'APPROVED', required_date = $1
       where id = (select min(id) from purchasing_purchase_order where order_status = 'SENT' and deleted_at is null)
       returning id, order_no as "orderNo"`,
      [officeDay(new Date(now().getTime() - 3 * 86_400_000))],
    );
    const feed = await feedOf(by);
    const own = feed.items.filter(({ kind }) => kind === 'purchasing.toSend');
    expect(own[0]).toMatchObject({
      what: { zh: `待发送订单 ${order?.orderNo}` },
      reason: { text: { zh: '已过 3 天', en: '3 days overdue' }, tone: 'red' },
      urgency: 0,
      place: { record: { resource: 'purchasing.purchaseOrder', id: order?.id } },
    });
    expect(feed.kinds.find(({ key }) => key === 'purchasing.toSend')?.overdue).toBe(
      own.filter(({ urgency }) => urgency === 0).length,
    );
  });

  test('for a master: what comes aboard his ship, order by order, and nothing of buying', async () => {
    const by = await holder('MASTER');
    const feed = await feedOf(by);
    expect(ofPurchase(feed).map(({ key }) => key)).toEqual(['stock.arriving']);
    const coming = feed.items.filter(({ kind }) => kind === 'stock.arriving');
    const stores = new Set(coming.map(({ about }) => about?.key));
    expect(stores.size).toBeLessThanOrEqual(1);
    const { count } = ofPurchase(feed)[0]!;
    expect(coming.reduce((sum, { counts = 1 }) => sum + counts, 0)).toBe(count);
  });
});
