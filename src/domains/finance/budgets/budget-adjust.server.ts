import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { isPositive, lt, neg, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { checkBudget } from '../control/check-budget.server.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import { budgetLedger } from '../periods/budget-ledger.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { systemOf, systemsOf } from '../systems/systems-of.server.ts';
import { MONTH_FIELDS, monthOf } from './budget.rules.ts';
import { type BudgetAdjustRow, budgetAdjust } from './budget-adjust.resource.ts';

type Line = { organizationId: number; subjectId: number; month: string; amount: string };

const gained = (lines: readonly Partial<Line>[]) =>
  sum(lines.flatMap(({ amount }) => (isPositive(amount) ? (amount ?? []) : []))) ?? '0.00';

/** Each line is of the system, in its year. */
async function lineErrors(ctx: Ctx, row: BudgetAdjustRow): Promise<FieldError[]> {
  const lines = row.lines;
  const tree = await subjectTree(ctx);
  const parents = new Set(tree.map(({ parentId }) => parentId));
  const systems = await systemsOf(ctx, [...new Set(lines.map(({ month }) => Number(month.slice(0, 4))))]);
  return lines.flatMap((line, i): FieldError[] => {
    if (parents.has(line.subjectId))
      return [
        {
          field: `lines.${i}.subjectId`,
          message: { zh: '须为末级科目', en: 'Only a subject with nothing below it takes entries' },
        },
      ];
    const system = systemOf(systems, tree, { ...line, year: Number(line.month.slice(0, 4)) });
    if (system?.id === row.budgetSystemId) return [];
    return [
      {
        field: `lines.${i}.subjectId`,
        message: {
          zh: '该单位该科目在该年度不属于此预算体系',
          en: 'This subject of this unit is not in the system in that year',
        },
      },
    ];
  });
}

const saves = savesOf(budgetAdjust, {
  needs: ['budgetSystemId'],
  async served(ctx, { row, wrong }) {
    for (const { field, message } of await lineErrors(ctx, row)) wrong(field, message.zh, message.en);
    return { gained: gained(row.lines) };
  },
});

export const { create: createAdjust } = saves;

/** Each line, and nothing of it in the later months of its year: where months are added up, what leaves one month is missing in those too. */
const toYearEnd = (line: Line): Line[] => [
  { ...line, amount: neg(line.amount) },
  ...MONTH_FIELDS.map((field) => monthOf(Number(line.month.slice(0, 4)), field))
    .filter((month) => month > line.month)
    .map((month) => ({ ...line, month, amount: '0' })),
];

/**
 * What is taken away must be free in its month and in every later one that is checked together with it: nobody loses what is spent or
 * bound already (C1). What the same adjustment gives the node counts.
 */
async function assertFree(ctx: Ctx, row: BudgetAdjustRow, hold: boolean): Promise<void> {
  const checked = await checkBudget(ctx, { lines: row.lines.flatMap(toYearEnd), hold });
  const [first] = checked
    .filter(({ available, request }) => isPositive(request) && lt(available, request))
    .toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
  if (!first) return;
  const { subject, subjectEn, available, request, to } = first;
  const short = round(sub(request, available), 2);
  throw new AppError(
    'RULE',
    {
      zh: `“${subject}”截至 ${to} 可用 ${available}，不足以调出 ${request}，差 ${short}：减少调出金额，或从更晚的月份调出`,
      en: `${subjectEn} has ${available} left by ${to}: ${request} cannot be taken from it, ${short} is missing. Take less, or take it from a later month`,
    },
    { data: { reason: 'BUDGET_USED', available, month: to, short } },
  );
}

async function beforeSubmit(ctx: Ctx, row: BudgetAdjustRow): Promise<void> {
  if (row.lines.length === 0)
    throw invalid([{ field: 'lines', message: { zh: '至少填写一行明细', en: 'There is at least one line' } }]);
  const systems = await systemsOf(ctx, [...new Set(row.lines.map(({ month }) => Number(month.slice(0, 4))))]);
  if (systems.find(({ id }) => id === row.budgetSystemId)?.systemStatus === 'LOCKED')
    throw invalid([{ field: 'budgetSystemId', message: { zh: '预算体系已锁定', en: 'This budget system is locked' } }]);
  await budgetLedger.months.assertOpen(
    ctx,
    row.lines.map(({ organizationId: unit, month }, i) => ({
      unit,
      month,
      field: `lines.${i}.month`,
    })),
  );
  await assertFree(ctx, row, false);
}

async function onApproved(ctx: Ctx, row: BudgetAdjustRow): Promise<void> {
  await assertFree(ctx, row, true);
  const source = { resource: budgetAdjust.name, id: row.id, no: row.adjustNo ?? '' };
  await writeEntries(
    ctx,
    row.lines.map(({ organizationId, subjectId, month, amount }) => ({
      kind: 'ADJUST' as const,
      source,
      organizationId,
      subjectId,
      month,
      amount: orZero(amount),
      systemId: row.budgetSystemId,
      note: row.reason.slice(0, 200),
    })),
  );
}

const top: ApprovalNode = {
  kind: 'condition',
  id: 'kind',
  name: { zh: '按类别', en: 'By kind' },
  branches: [
    {
      id: 'total',
      name: { zh: '追加或削减', en: 'Supplement or cut' },
      when: { field: 'kind', is: 'in', value: ['SUPPLEMENT', 'CUT'] },
      nodes: [
        approveNode({
          id: 'gm',
          name: { zh: '总经理审批', en: 'General manager' },
          people: [{ by: 'role', roles: ['GM'] }],
        }),
      ],
    },
    { id: 'rest', name: { zh: '调剂', en: 'Transfer' }, nodes: [] },
  ],
};

/** Finance section 4: transfers by the head of finance, what changes the total by the general manager too. */
export const adjustApproval = approvable(budgetAdjust, {
  conditionFields: ['kind', 'gained'],
  facts: ['adjustNo', 'kind', 'budgetSystemId', 'gained', 'reason'],
  amount: 'gained',
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
  link: (id) => recordAddress(budgetAdjust.name, id),
  beforeSubmit,
  onApproved,
});

export const adjustEndpoints: readonly Endpoint[] = crudEndpoints(budgetAdjust, saves);
