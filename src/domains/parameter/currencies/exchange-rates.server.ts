import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { type Decimal, div } from '../../../kernel/value/decimal.ts';
import { BASE_CURRENCY } from '../public.ts';
import { currencyCodes } from './currency-codes.server.ts';
import { exchangeRate, type RATE_TYPES } from './exchange-rate.resource.ts';

type RateType = keyof typeof RATE_TYPES;

/** CNY for `unit` of the currency, and the day that the rate is of. */
type RateAt = { rate: Decimal; unit: number; rateDate: string; rateType: RateType };

/** A rate may be older than the day it is used on, for weekends and holidays, but not by more. */
const MAX_AGE_DAYS = 10;

/**
 * The rate of a day (`yyyy-MM-dd`), or the latest earlier one of at most ten days before; CNY is 1.
 * RULE with the data `RATE_MISSING` when there is none: an amount is never booked at a guessed rate.
 */
export async function rateAt(ctx: Ctx, asked: { currency: string; date: string; type?: RateType }): Promise<RateAt> {
  const type = asked.type ?? 'middle';
  if (asked.currency === BASE_CURRENCY) return { rate: '1.00000000', unit: 1, rateDate: asked.date, rateType: type };
  const [row] = await ctx.db.query<RateAt>({
    name: 'parameter-rate-at',
    text: `select r.rate, c.unit, r.rate_date as "rateDate", r.rate_type as "rateType"
           from parameter_exchange_rate r join parameter_currency c on c.id = r.currency_id
           where c.code = $1 and r.rate_type = $2 and r.rate_date <= $3::date and r.rate_date >= $3::date - ${MAX_AGE_DAYS}
             and r.deleted_at is null order by r.rate_date desc limit 1`,
    values: [asked.currency, type, asked.date],
  });
  if (row) return row;
  throw new AppError(
    'RULE',
    {
      zh: '没有 {currency} 在 {date} 及之前 {days} 日内的汇率',
      en: 'There is no rate of {currency} on {date} or within {days} days before',
    },
    { values: { currency: asked.currency, date: asked.date, days: MAX_AGE_DAYS }, data: { reason: 'RATE_MISSING' } },
  );
}

/** Base currency for one unit of a currency on a day, and the day of that rate; nothing where none is known. */
export async function baseRateOf(
  ctx: Ctx,
  { currencyId, date }: { readonly currencyId: number; readonly date: string },
): Promise<{ rate: Decimal; rateDate: string } | undefined> {
  const currency = (await currencyCodes(ctx, [currencyId])).get(currencyId);
  if (!currency) return undefined;
  try {
    const { rate, unit, rateDate } = await rateAt(ctx, { currency, date });
    return { rate: div(rate, String(unit))!, rateDate };
  } catch (error) {
    if (error instanceof AppError && error.code === 'RULE') return undefined;
    throw error;
  }
}

/** The same for many at once, each in the place in which it was asked for; null where none is known. */
export async function baseRatesOf(
  ctx: Ctx,
  asked: readonly { readonly currencyId: number; readonly date: string }[],
): Promise<(Decimal | null)[]> {
  if (asked.length === 0) return [];
  const rows = await ctx.db.query<{ code: string; unit: number; rate: Decimal | null }>({
    name: 'parameter-base-rates',
    text: `select c.code, c.unit, r.rate
           from unnest($1::bigint[], $2::date[]) with ordinality a (currency_id, day, n) left join parameter_currency c on c.id = a.currency_id
           left join lateral (select e.rate from parameter_exchange_rate e
             where e.currency_id = a.currency_id and e.rate_type = 'middle' and e.rate_date <= a.day and e.rate_date >= a.day - ${MAX_AGE_DAYS}
               and e.deleted_at is null order by e.rate_date desc limit 1) r on true
           order by a.n`,
    values: [asked.map(({ currencyId }) => currencyId), asked.map(({ date }) => date)],
  });
  return rows.map(({ code, unit, rate }) => (code === BASE_CURRENCY ? '1.00000000' : div(rate, String(unit))));
}

/** Keeps what was booked at the base rate of a day explainable: that rate stands from then on. Called by whoever books. */
export async function lockRate(
  ctx: Ctx,
  { currencyId, date }: { readonly currencyId: number; readonly date: string },
): Promise<void> {
  await ctx.db.query({
    name: 'parameter-lock-rate',
    text: `update parameter_exchange_rate set locked = true where locked is not true and id = (
             select r.id from parameter_exchange_rate r
             where r.currency_id = $1 and r.rate_type = 'middle' and r.rate_date <= $2::date and r.rate_date >= $2::date - ${MAX_AGE_DAYS}
               and r.deleted_at is null order by r.rate_date desc limit 1)`,
    values: [currencyId, date],
  });
}

const rates = recordsOf(exchangeRate);

async function assertUnlocked(ctx: Ctx, id: number): Promise<void> {
  const row = await rates.get(ctx, id);
  if (!row.locked) return;
  throw new AppError('LOCKED', {
    zh: '此汇率已被使用并锁定，须以其他类型或日期更正',
    en: 'This rate has been used and is locked; correct it by another type or date',
  });
}

/** Replacements of the derived calls: a locked rate neither changes nor goes. */
export const rateServices = {
  update: async (ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }) => {
    await assertUnlocked(ctx, draft.id);
    return rates.update(ctx, draft);
  },
  remove: async (ctx: Ctx, id: number, version: number | undefined) => {
    await assertUnlocked(ctx, id);
    await rates.remove(ctx, id, version);
  },
  restore: (ctx: Ctx, id: number) => rates.restore(ctx, id),
};

const at = route({
  method: 'GET',
  path: '/api/parameter/exchange-rates/at',
  permission: 'parameter:exchangeRate:list',
  summary: { zh: '查询某日汇率', en: 'Rate of a day' },
  query: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    date: z.iso.date(),
    type: z.enum(['middle', 'month', 'contract']).optional(),
  }),
  reply: z.object({
    rate: z.string(),
    unit: z.number(),
    rateDate: z.string(),
    rateType: z.enum(['middle', 'month', 'contract']),
  }),
});

export const rateEndpoints: readonly Endpoint[] = [serve(at, (ctx, { query }) => rateAt(ctx, query))];
