import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { add, type Decimal, gt, orZero, sub } from '../../../kernel/value/decimal.ts';
import { debtsOf } from '../../finance/public.server.ts';
import { partnersInRole, standingOf } from '../../partner/public.server.ts';
import { customerFlow } from './customer.flow.ts';
import { customer } from './customer.resource.ts';
import { CUSTOMER_TEXT as TEXT } from './customer.text.ts';
import { UNBILLED_SQL } from './exposure.rules.ts';

export const customers = recordsOf(customer);

/** Whoever fixes does not say how far one may go with it. */
export const CREDIT = 'market:customer:credit';

/** Nobody has a profile with whom one does not deal at all. */
const CLOSED = new Set(['SUSPENDED', 'BLACKLISTED', 'INACTIVE']);

const saves = savesOf(customer, {
  needs: ['partnerId'],
  served: async (ctx, { row, before, wrong }) => {
    if (gt(orZero(row.creditLimit), orZero(before?.creditLimit)) && !holds(ctx.user, CREDIT))
      wrong('creditLimit', TEXT.creditLimit.zh, TEXT.creditLimit.en);
    if (before?.partnerId === row.partnerId) return {};
    const [inRole] = await partnersInRole(ctx, 'CUSTOMER', [row.partnerId]);
    if (inRole === undefined) wrong('partnerId', TEXT.notCustomer.zh, TEXT.notCustomer.en);
    const found = (await standingOf(ctx, [row.partnerId])).get(row.partnerId);
    if (found && CLOSED.has(found.qualifyStatus)) wrong('partnerId', TEXT.standing.zh, TEXT.standing.en);
    return {};
  },
});

export const createCustomer = saves.create;

export const customerActs = serveActs(customer, customerFlow, {
  hold: (_ctx, { reason, move }) => move({ holdReason: reason }),
  lift: (_ctx, { move }) => move({ holdReason: null }),
});

/** What a customer owes or will owe, less what it paid in advance, in base currency. */
export async function exposureOf(ctx: Ctx, customerId: number): Promise<Decimal> {
  const { partnerId } = await customers.get(asSystem(ctx, '信用占用'), customerId);
  const [row] = await ctx.db.query<{ unbilled: Decimal }>({
    name: 'market-unbilled-of',
    text: `select (${UNBILLED_SQL})::text as unbilled from market_contract c where c.customer_id = $1 and c.deleted_at is null`,
    values: [customerId],
  });
  const { open, advance } = await debtsOf(ctx, partnerId);
  return sub(add(row?.unbilled ?? '0', open), advance);
}

export const customerEndpoints: readonly Endpoint[] = [
  ...customerActs.endpoints,
  ...crudEndpoints(customer, { omit: ['import'], create: saves.create, update: saves.update }),
];
