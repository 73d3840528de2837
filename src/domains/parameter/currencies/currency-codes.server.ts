import type { Ctx } from '../../../kernel/server/context.ts';

/** The three letters of currencies, by id. */
export async function currencyCodes(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: number; code: string }>({
    name: 'parameter-currency-codes',
    text: 'select id, code from parameter_currency where id = any($1::bigint[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, code }) => [id, code]));
}
