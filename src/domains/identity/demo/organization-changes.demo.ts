import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { accountByName } from '../auth/identity.server.ts';
import { organizationChange } from '../organizations/organization-change.resource.ts';
import { create } from '../organizations/organization-change.server.ts';
import { asPerson } from './as-person.server.ts';
import type { DemoOrganizations } from './organizations.demo.ts';

const IN_FORCE_DAYS = 30;

/** Departments of Singapore go below those of the group: one is being written, one waits, one was refused, one has yet to take effect. */
const COURSES = [
  { code: 'SG-GEN', below: 'GMO', acts: [] },
  { code: 'SG-OPS', below: 'OPS', acts: ['submit'] },
  { code: 'SG-CRW', below: 'CRW', acts: ['submit', 'reject'] },
  { code: 'SG-FIN', below: 'FIN', acts: ['submit', 'approve'] },
] as const;

export async function demoOrganizationChanges(ctx: Ctx, { byCode }: DemoOrganizations): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const hr = await accountByName(ctx.db, 'hr');
  if (!desk || !hr) return;
  const by = await asPerson(ctx, hr.id, ctx.now);
  for (const { code, below, acts } of COURSES) {
    const { id } = await create(by, {
      organizationId: byCode.get(code),
      newParentId: byCode.get(below),
      effectiveDate: officeDay(new Date(ctx.now.getTime() + IN_FORCE_DAYS * 86_400_000)),
      reason: '新加坡公司各部门归口总部管理',
    });
    const [submitted, end] = acts;
    if (!submitted) continue;
    const run = await desk.submit(by, { resource: organizationChange.name, recordId: id });
    const [next] = end ? await desk.waitsFor(ctx, run) : [];
    if (end && next !== undefined)
      await desk.act(await asPerson(ctx, next, ctx.now), run, {
        act: end,
        opinion: end === 'approve' ? '同意' : '保留船员部',
      });
  }
}
