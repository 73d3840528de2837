import type { Ctx } from '../../../kernel/server/context.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { replaceNumber } from './replace.server.ts';

/** A voyage of the past whose number was put right. */
export async function demoReplacement(ctx: Ctx): Promise<void> {
  const [old] = await ctx.db.query<{ id: number; no: string }>(
    `select id, voyage_no as no from voyage_voyage where voyage_status = 'CLOSED' and deleted_at is null order by id limit 1`,
  );
  if (!old) return;
  const [marine] = await holdersOf(ctx, { roles: ['SUPT_MARINE'] });
  const by = marine === undefined ? ctx : await asPerson(ctx, marine, ctx.now);
  await replaceNumber(by, { voyageId: old.id, newNo: `${old.no}A`, reason: '与租家航次号一致' });
}
