import { AppError } from '../../../kernel/errors.ts';
import { type ApprovalNode, aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { sub } from '../../../kernel/value/decimal.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import type { BudgetLine, BudgetSource } from '../ledger/write-entries.server.ts';
import { type BudgetExceptionRow, budgetException } from './budget-exception.resource.ts';
import { checkBudget } from './check-budget.server.ts';

const exceptions = recordsOf(budgetException);

/** For each control node at which a document is over its budget, a draft that asks for it to pass; what waits already is not asked again. */
export async function askException(
  ctx: Ctx,
  source: BudgetSource,
  lines: readonly BudgetLine[],
  reason: string,
): Promise<BudgetExceptionRow[]> {
  const over = (await checkBudget(ctx, { lines, source })).filter(({ result }) => result === 'BLOCK');
  if (over.length === 0)
    throw new AppError('RULE', { zh: '此单据没有超出预算', en: 'This document is not over its budget' });
  const made: BudgetExceptionRow[] = [];
  for (const { organizationId, subjectId, budget, used, available, request, excess } of over) {
    await refuseSecond(ctx, source, organizationId, subjectId);
    const ship = await shipOfOrganization(ctx, organizationId);
    made.push(
      await exceptions.create(
        ctx,
        { reason },
        {
          source: source.resource,
          sourceId: source.id,
          sourceNo: source.no,
          organizationId,
          vesselId: ship?.id ?? null,
          subjectId,
          budget,
          // As it stands without the document; the check tells what it would be with it.
          used: sub(used, request),
          available,
          request,
          excess,
        },
      ),
    );
  }
  return made;
}

async function refuseSecond(ctx: Ctx, source: BudgetSource, organizationId: number, subjectId: number): Promise<void> {
  const [open] = await ctx.db.query<{ no: string }>({
    name: 'finance-open-exception',
    text: `select exception_no as no from finance_budget_exception where source = $1 and source_id = $2 and organization_id = $3
             and subject_id = $4 and status in ('USE', 'IN_AUDIT') and deleted_at is null limit 1`,
    values: [source.resource, source.id, organizationId, subjectId],
  });
  if (open)
    throw new AppError('CONFLICT', {
      zh: `已有超预算申请 ${open.no}，请继续办理`,
      en: `${open.no} asks for it already; go on there`,
    });
}

const top: ApprovalNode = aboveNode({
  id: 'band',
  name: { zh: '按超出额', en: 'By the excess' },
  field: 'excess',
  above: '100000',
  nodes: [
    approveNode({
      id: 'gm',
      name: { zh: '总经理审批', en: 'General manager' },
      people: [{ by: 'role', roles: ['GM'] }],
    }),
  ],
});

export const exceptionApproval = approvable(budgetException, {
  conditionFields: ['organizationId', 'vesselId', 'subjectId', 'request', 'excess'],
  facts: [
    'exceptionNo',
    'sourceNo',
    'organizationId',
    'subjectId',
    'budget',
    'used',
    'request',
    'after',
    'excess',
    'reason',
  ],
  amount: 'excess',
  flow: {
    nodes: [
      approveNode({
        id: 'cfo',
        name: { zh: '财务负责人审批', en: 'Head of finance' },
        people: [{ by: 'role', roles: ['CFO', 'FIN_MANAGER'] }],
      }),
      top,
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (id) => recordAddress(budgetException.name, id),
  // The ledger asks for approved ones by itself.
  onApproved: async () => undefined,
});

/** Exceptions come from the documents that need them. */
export const exceptionEndpoints: readonly Endpoint[] = crudEndpoints(budgetException, { omit: ['create', 'import'] });
