import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { partnersInRole, standingOf } from '../../partner/public.server.ts';
import { createCustomer, customerActs } from './customer.server.ts';

const DAY_MS = 86_400_000;

type Told = {
  readonly grade: 'A' | 'B' | 'C';
  readonly limit: string;
  readonly days: number;
  readonly checked: number;
};

/** By their place: one is near its limit, the sanctions check of one is overdue. */
const TOLD: readonly Told[] = [
  { grade: 'A', limit: '80000000', days: 30, checked: 40 },
  { grade: 'A', limit: '90000000', days: 45, checked: 120 },
  { grade: 'B', limit: '30000000', days: 30, checked: 165 },
  { grade: 'C', limit: '200000', days: 15, checked: 200 },
  { grade: 'A', limit: '60000000', days: 30, checked: 20 },
  { grade: 'B', limit: '40000000', days: 30, checked: 75 },
  { grade: 'A', limit: '80000000', days: 60, checked: 10 },
  { grade: 'B', limit: '50000000', days: 30, checked: 95 },
  { grade: 'B', limit: '60000000', days: 45, checked: 33 },
  { grade: 'A', limit: '90000000', days: 30, checked: 61 },
  { grade: 'B', limit: '50000000', days: 30, checked: 140 },
  { grade: 'C', limit: '20000000', days: 15, checked: 88 },
];

/** The fourth is on hold: what is fixed with it goes on, and nothing more is. */
export const HELD_AT = 3;

/** A profile of each partner that is a customer, with the credit that the finance director gives it. */
export async function demoCustomers(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'cfo' and deleted_at is null`,
  );
  if (!writer) return;
  const then = new Date(ctx.now.getTime() - 500 * DAY_MS);
  const partners = await partnersInRole(ctx, 'CUSTOMER');
  const known = await standingOf(ctx, partners);
  for (const [i, partnerId] of partners.entries()) {
    const told = TOLD[i % TOLD.length]!;
    const by = await asPerson(ctx, writer.id, new Date(then.getTime() + i * DAY_MS));
    const row = await createCustomer(by, {
      partnerId,
      grade: told.grade,
      creditLimit: told.limit,
      paymentDays: told.days,
      sanctionsCheck: officeDay(new Date(ctx.now.getTime() - told.checked * DAY_MS)),
      contacts: [
        { name: '租船部', job: '租船', email: known.get(partnerId)?.email ?? undefined, forWhat: 'FIXTURE' },
        { name: '结算部', job: '结算', forWhat: 'INVOICE' },
      ],
    });
    if (i !== HELD_AT) continue;
    const held = asSystem(await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - 6 * DAY_MS)), '客户管理');
    await customerActs.perform(held, 'hold', row.id, { reason: '两票运费逾期超过三十天' });
  }
}
