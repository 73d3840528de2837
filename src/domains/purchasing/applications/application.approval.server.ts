import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import {
  type ApprovalNode,
  type ApprovalTree,
  aboveNode,
  approveNode,
  endNode,
  restBranch,
} from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { isPositive, mul, orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import type { PurchaseType } from '../../partner/public.ts';
import { assertApplicationBudget, holdForApplication } from '../budget/application-budget.server.ts';
import { makeDemand } from '../demand/make-demand.server.ts';
import { assertInSeason } from '../seasons/in-season.server.ts';
import { type ApplicationRow, application } from './application.resource.ts';
import { duplicateOf, estimateOf } from './application.rules.ts';
import { withFacts } from './line-facts.server.ts';

/** What the technical superintendent decides about; the rest is the marine superintendent's. */
const TECHNICAL: readonly PurchaseType[] = ['SPARES', 'LUBE', 'CHEMICAL', 'REPAIR', 'SERVICE'];

const superintendent = (id: string, role: 'SUPT_TECH' | 'SUPT_MARINE', zh: string, en: string): ApprovalNode =>
  approveNode({
    id,
    name: { zh, en },
    people: [
      { by: 'superintendent', kind: role === 'SUPT_TECH' ? 'ANY' : 'VM' },
      { by: 'role', roles: [role], near: true },
    ],
  });

export const bySuperintendent = (id: string): ApprovalNode => ({
  kind: 'condition',
  id,
  name: { zh: '按采购类别', en: 'By purchase type' },
  branches: [
    {
      id: `${id}-technical`,
      name: { zh: '机务类', en: 'Technical' },
      when: { field: 'purchaseType', is: 'in', value: TECHNICAL },
      nodes: [superintendent(`${id}-tech`, 'SUPT_TECH', '机务主管审批', 'Technical superintendent')],
    },
    {
      id: `${id}-other`,
      name: { zh: '海务类', en: 'Others' },
      nodes: [superintendent(`${id}-marine`, 'SUPT_MARINE', '海务主管审批', 'Marine superintendent')],
    },
  ],
});

/** Blueprint 4.2: master, superintendent, above 50,000, above the cap of its season or urgent the department's manager, above 200,000 the general manager. */
const flow: ApprovalTree = {
  nodes: [
    {
      kind: 'condition',
      id: 'kind',
      name: { zh: '按性质', en: 'By kind' },
      branches: [
        {
          id: 'emergency',
          name: { zh: '应急', en: 'Emergency' },
          when: { field: 'applyKind', is: 'eq', value: 'EMERGENCY' },
          nodes: [
            bySuperintendent('fast'),
            {
              kind: 'copy',
              id: 'told',
              name: { zh: '抄送经理', en: 'Copy to the managers' },
              people: [{ by: 'role', roles: ['TECH_MGR', 'PUR_MANAGER'] }],
            },
          ],
        },
        {
          id: 'planned',
          name: { zh: '其他', en: 'Others' },
          nodes: [
            approveNode({
              id: 'master',
              name: { zh: '船长审批', en: 'Master' },
              people: [{ by: 'role', roles: ['MASTER'], near: true }],
              nobody: 'skip',
              self: 'skip',
            }),
            bySuperintendent('supt'),
            {
              kind: 'condition',
              id: 'band',
              name: { zh: '金额或紧急', en: 'Amount or urgency' },
              branches: [
                {
                  id: 'large',
                  name: { zh: '超过 5 万、超季度限额或紧急', en: 'Above 50,000, above a cap or urgent' },
                  when: {
                    any: [
                      { field: 'estimateAmount', is: 'gt', value: '50000' },
                      { field: 'applyKind', is: 'eq', value: 'URGENT' },
                      { field: 'overCap', is: 'eq', value: true },
                    ],
                  },
                  nodes: [
                    approveNode({
                      id: 'manager',
                      name: { zh: '部门经理审批', en: 'Department manager' },
                      people: [{ by: 'role', roles: ['TECH_MGR'] }],
                    }),
                  ],
                },
                restBranch('small'),
              ],
            },
            aboveNode({
              id: 'top',
              name: { zh: '大额', en: 'Large amounts' },
              field: 'estimateAmount',
              above: '200000',
              nodes: [
                approveNode({
                  id: 'gm',
                  name: { zh: '总经理审批', en: 'General manager' },
                  people: [{ by: 'role', roles: ['GM'] }],
                }),
              ],
            }),
          ],
        },
      ],
    },
    endNode('approve'),
  ],
};

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what cannot be approved; answers lines with the facts of the day, all that is asked for granted until somebody grants less. */
async function beforeSubmit(ctx: Ctx, row: ApplicationRow): Promise<Readonly<Record<string, unknown>>> {
  const { organizationId } = row;
  const ship = await shipOfOrganization(ctx, organizationId);
  const { lines, errors } = await withFacts(ctx, { organizationId, ship, applicationId: row.id }, row.lines);
  if (row.lines.length === 0) errors.push(problem('lines', '至少填写一行明细', 'An application has at least one line'));
  if (row.requiredDate < officeDay(ctx.now))
    errors.push(problem('requiredDate', '需用日期早于今日', 'The day on which it is needed has passed'));
  if (!row.duplicateReason?.trim()) {
    for (const [i, line] of lines.entries()) {
      const why = duplicateOf(
        { onOrderQty: line.onOrderQty, maxQty: line.maxQty },
        mul(orZero(line.applyQty), orZero(line.baseFactor)),
      );
      if (why)
        errors.push(
          problem(
            'duplicateReason',
            `第 ${i + 1} 行${why.zh}，须说明`,
            `Line ${i + 1}: ${why.en}; say why it is needed`,
          ),
        );
    }
  }
  if (errors.length > 0) throw invalid(errors);
  const granted = lines.map((line) => ({ ...line, approvedQty: line.applyQty, auditRemark: null }));
  await assertApplicationBudget(ctx, row, granted);
  const { amount, unpriced } = estimateOf(granted.map((line) => ({ ...line, price: line.refPrice })));
  const { overCap } = await assertInSeason(ctx, row, amount);
  return { lines: granted, estimateAmount: amount, unpriced, overCap };
}

async function onApproved(ctx: Ctx, row: ApplicationRow): Promise<void> {
  if (!row.lines.some(({ approvedQty }) => isPositive(approvedQty)))
    throw new AppError('RULE', {
      zh: '没有批准任何一行，不能通过；全部不批时应驳回',
      en: 'No line is granted; an application of which nothing is granted is rejected',
    });
  await holdForApplication(ctx, row);
  await makeDemand(ctx, row.id);
}

export const applicationApproval = approvable(application, {
  conditionFields: [
    'purchaseType',
    'applyKind',
    'department',
    'organizationId',
    'vesselId',
    'estimateAmount',
    'overCap',
  ],
  facts: ['applyNo', 'title', 'organizationId', 'purchaseType', 'applyKind', 'requiredDate', 'portId', 'reason'],
  amount: 'estimateAmount',
  flow,
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(application.name, recordId),
  beforeSubmit,
  onApproved,
});
