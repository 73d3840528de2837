import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { chargedTo } from '../subjects/charged-to.server.ts';
import { postEstimate } from './post-estimate.server.ts';
import { type ProvisionalEstimate, provisionalEstimate } from './provisional-estimate.resource.ts';
import { assertMonthsOpen } from './save-estimate.server.ts';

/** Lines are charged to subjects that take entries, where their ship or unit is budgeted: what posts nothing would be spent unseen. */
async function uncharged(ctx: Ctx, { month, lines }: ProvisionalEstimate): Promise<FieldError[]> {
  const year = Number(month.slice(0, 4));
  const units = [...new Set(lines.flatMap(({ organizationId }) => organizationId ?? []))];
  const places = new Map(
    await Promise.all(
      units.map(
        async (organizationId) => [organizationId, await chargedTo(ctx, { organizationId, year }, [])] as const,
      ),
    ),
  );
  return lines.flatMap(({ organizationId, subjectId }, i): FieldError[] => {
    const place = organizationId ? places.get(organizationId) : undefined;
    if (!place || (subjectId ? place.leaves.has(subjectId) : !place.budgeted)) return [];
    const message = { zh: '选择启用的末级预算科目', en: 'Choose a subject that takes entries' };
    return [{ field: `lines.${i}.subjectId`, message }];
  });
}

async function beforeSubmit(ctx: Ctx, row: ProvisionalEstimate): Promise<void> {
  await assertMonthsOpen(ctx, row.month, row.lines);
  const errors = await uncharged(ctx, row);
  if (errors.length > 0) throw invalid(errors);
}

/** Its months may have been closed while it was under approval. */
async function onApproved(ctx: Ctx, row: ProvisionalEstimate): Promise<void> {
  await assertMonthsOpen(ctx, row.month, row.lines);
  await postEstimate(asSystem(ctx, row.estimateNo ?? '暂估'), row);
}

/** Finance 4: the accountant makes it, the finance manager decides. */
export const estimateApproval = approvable(provisionalEstimate, {
  conditionFields: ['month', 'baseTotal'],
  facts: ['estimateNo', 'month', 'postDate', 'reversalDate', 'lineCount', 'baseTotal'],
  amount: 'baseTotal',
  flow: {
    nodes: [
      approveNode({
        id: 'finance',
        name: { zh: '财务经理审批', en: 'Finance manager' },
        people: [{ by: 'role', roles: ['FIN_MANAGER'] }],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(provisionalEstimate.name, recordId),
  beforeSubmit,
  onApproved,
});
