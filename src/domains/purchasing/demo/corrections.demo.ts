import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { applications } from '../applications/save-application.server.ts';
import { beginCorrection } from '../corrections/begin-correction.server.ts';
import { updateCorrection } from '../corrections/correction.server.ts';
import { correctiveApplication } from '../corrections/corrective-application.resource.ts';

/** What becomes of them: of one application a first is refused, the next in force and a third being written; another's waits. */
const COURSES = [
  { of: 0, spec: 'IP56', act: 'reject', reason: '船上要求防护等级不低于 IP56' },
  { of: 0, spec: 'IP67', act: 'approve', reason: '甲板露天使用，防护等级改为 IP67' },
  { of: 1, spec: 'L = 320 mm', act: 'none', reason: '安装位置调整，加长到 320 mm' },
  { of: 0, spec: 'AISI 316', reason: '甲板露天使用，材质改为 316 不锈钢' },
] as const;

/** Of applications of which nothing is ordered yet one line is specified otherwise. */
export async function demoCorrections(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const by = await asPerson(ctx, buyer, ctx.now);
  const waiting = await ctx.db.query<{ id: number }>(
    `select application_id as id from purchasing_demand_line
     where status in ('OPEN', 'ASSIGNED') and coalesce(allocated_qty, 0) = 0 and application_id is not null and deleted_at is null
     group by 1 order by 1 desc limit 2`,
  );
  for (const { of, spec, reason, ...course } of COURSES) {
    const found = waiting[of];
    if (!found) continue;
    const draft = await beginCorrection(by, await applications.held(by, found.id));
    const free = draft.lines.find(({ takenQty }) => Number(takenQty) === 0);
    await updateCorrection(by, {
      id: draft.id,
      version: draft.version,
      reason,
      lines: draft.lines.map((line) => (line === free ? { ...line, spec } : line)),
    });
    if (!('act' in course)) continue;
    const run = await desk.submit(by, { resource: correctiveApplication.name, recordId: draft.id });
    const [next] = await desk.waitsFor(ctx, run);
    if (course.act === 'none' || next === undefined) continue;
    const opinion = course.act === 'approve' ? '同意更正' : '现用件满足要求，不改';
    await desk.act(await asPerson(ctx, next, ctx.now), run, { act: course.act, opinion });
  }
}
