import type { Ctx } from '../../../kernel/server/context.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { budgetLedger } from './budget-ledger.server.ts';

/** Every ship and unit is closed but for this month and the one before, and the ledger was proved last night. */
export async function demoBudgetPeriods(ctx: Ctx): Promise<void> {
  const [by] = await holdersOf(ctx, { roles: ['FIN_MANAGER'] });
  const who = by === undefined ? ctx : await asPerson(ctx, by, ctx.now);
  await budgetLedger.months.closeUntil(who, monthsAfter(officeDay(ctx.now).slice(0, 7), -2));
  await budgetLedger.prove(ctx);
}
