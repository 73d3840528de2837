import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { moveStanding } from '../../partner/public.server.ts';
import { PARTNER_BARRED } from './partner-barred.server.ts';

type Open = { partnerId: number; buyerId: number; no: string };

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 180_000);
afterAll(() => company.close());

const told = () =>
  company.db.query<{ userId: number; zh: string; en: string; text: string; link: string }>(
    `select user_id as "userId", title_zh as zh, title_en as en, text_zh as text, link from communication_message where kind = $1 order by id`,
    [PARTNER_BARRED],
  );

test('who buys of a partner that is suspended is told at once what is open with him, and nothing when he is qualified again', async () => {
  const open = await company.db.query<Open>(
    `select o.partner_id as "partnerId", o.create_by as "buyerId", o.order_no as no
     from purchasing_purchase_order o join partner_partner p on p.id = o.partner_id join identity_user u on u.id = o.create_by
     where o.order_status in ('APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED') and p.qualify_status = 'QUALIFIED' and o.deleted_at is null
     order by o.id`,
  );
  const [first] = open as [Open];
  const move = (step: 'suspend' | 'qualify') =>
    company.db.transaction((db) =>
      moveStanding({ ...company.ctx(), db }, first.partnerId, { step, reason: '质量事故' }),
    );
  await move('suspend');
  const messages = await told();
  const own = messages.filter(({ userId }) => userId === first.buyerId);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({
    zh: expect.stringContaining('已不能往来'),
    text: expect.stringContaining('质量事故'),
  });
  expect(own[0]?.text).toContain(first.no);
  expect(own[0]?.link).toMatch(/purchasing/);
  expect(own[0]?.en).toMatch(/is barred: \d+ of your inquiries and orders are open$/);
  expect(new Set(messages.map(({ userId }) => userId)).size).toBe(messages.length);
  await move('qualify');
  expect(await told()).toHaveLength(messages.length);
});
