import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { workClearance } from './work-clearance.rules.ts';
import type { WorkOrderRow } from './work-order.resource.ts';

/** Work begins only on an assessment that holds; what has begun is reported whatever became of it since. */
export async function assertCleared(ctx: Ctx, { riskNo, shipId, needPermit, woStatus }: WorkOrderRow): Promise<void> {
  if (!riskNo || woStatus !== 'ISSUED') return;
  const why = await answerOf(ctx, workClearance)?.against(ctx, { riskNo, shipId, needPermit });
  if (why) throw new AppError('RULE', why, { errors: [{ field: 'riskNo', message: why }] });
}
