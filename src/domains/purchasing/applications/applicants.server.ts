import type { Ctx } from '../../../kernel/server/context.ts';

/** The account that wrote an application: whoever hears what becomes of it. */
export async function applicantsOf(ctx: Ctx, applicationId: number): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'purchasing-applicants',
    text: 'select create_by as id from purchasing_application where id = $1 and create_by > 0',
    values: [applicationId],
  });
  return rows.map(({ id }) => id);
}
