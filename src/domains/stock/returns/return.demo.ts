import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { issue } from '../issues/issue.resource.ts';
import { issueReturns, returnActs } from './return.server.ts';

const DAY_MS = 86_400_000;
const AFTER_DAYS = 4;

/** Of the last posted issues of a store something came back: one return posted, one reversed, one waiting to be posted. */
export async function demoReturns(
  ctx: Ctx,
  storeId: number,
  courses: readonly ('posted' | 'reversed' | 'draft')[],
): Promise<void> {
  const query = { storeId: String(storeId), docStatus: 'POSTED', size: '3', sort: 'id,desc' };
  const [last] = (await recordsOf(issue).list(ctx, query)).content;
  if (!last) return;
  const then = new Date(`${last.issuedOn}T04:00:00Z`).getTime() + AFTER_DAYS * DAY_MS;
  for (const course of courses) {
    const at = asSystem({ ...ctx, now: new Date(Math.min(then, ctx.now.getTime())) }, '期初导入');
    const row = await issueReturns.make(course === 'draft' ? asSystem(ctx, '期初导入') : at, [last.id]);
    if (course === 'draft') continue;
    await returnActs.perform(at, 'post', row.id);
    if (course === 'reversed') await returnActs.perform(at, 'reverse', row.id, { reason: '退错库位' });
    // All of it has come back.
    else return;
  }
}
