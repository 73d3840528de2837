import type { Ctx } from '../../../kernel/server/context.ts';

/** The two letters of a country; nothing where there is none. */
export async function countryCode(ctx: Ctx, id: number): Promise<string | undefined> {
  const [row] = await ctx.db.query<{ code: string }>({
    name: 'parameter-country-code',
    text: 'select code2 as code from parameter_country where id = $1',
    values: [id],
  });
  return row?.code;
}
