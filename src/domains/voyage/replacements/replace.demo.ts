import type { Ctx } from '../../../kernel/server/context.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { replaceNumber } from './replace.server.ts';

/** A voyage of the past whose number was put right, by a superintendent who looks after its ship. */
export async function demoReplacement(ctx: Ctx): Promise<void> {
  const [marine] = await holdersOf(ctx, { roles: ['SUPT_MARINE'] });
  const by = marine === undefined ? ctx : await asPerson(ctx, marine, ctx.now);
  const scope = scopeOf(by.user, 'vessel');
  const [old] = await ctx.db.query<{ id: number; no: string }>(
    `select id, voyage_no as no from voyage_voyage where voyage_status = 'CLOSED' and deleted_at is null
       and ($1::bigint[] is null or ship_name = any($1::bigint[])) order by id limit 1`,
    [scope === 'all' ? null : scope],
  );
  if (!old) return;
  await replaceNumber(by, { voyageId: old.id, newNo: `${old.no}A`, reason: '与租家航次号一致' });
}
