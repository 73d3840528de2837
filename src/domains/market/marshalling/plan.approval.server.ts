import { invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { marshallingPlan } from './plan.resource.ts';
import { countsOf, judgePlan } from './plan.server.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';

/** A plan goes to the chartering manager; clashes are counted as it is sent, and judged anew as it is released. */
export const planApproval = approvable(marshallingPlan, {
  conditionFields: ['month', 'hardCount'],
  facts: ['planNo', 'month', 'edition', 'legCount', 'hardCount', 'softCount', 'note'],
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '租船经理审批', en: 'Chartering manager' },
        people: [{ by: 'leader', of: 'initiator', up: 0 }],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(marshallingPlan.name, recordId),
  beforeSubmit: async (ctx, row) => {
    if (row.legs.length === 0) throw invalid([{ field: 'legs', message: TEXT.noLegs }]);
    const { clashes } = await judgePlan(asSystem(ctx, '配船计划提交'), row);
    return countsOf(clashes);
  },
  // Approved, it may be released; that is an act of its own.
  onApproved: () => Promise.resolve(),
});
