import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type LongTermRow, longTermContract } from './long-term.resource.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

/** A draft may leave months and freight open; what is agreed to does not. */
async function beforeSubmit(_ctx: Ctx, { periods, routes, freightVariable }: LongTermRow): Promise<void> {
  const errors: FieldError[] = [];
  if (periods.length === 0) errors.push({ field: 'periods', message: TEXT.noMonths });
  if (routes.length === 0) errors.push({ field: 'routes', message: TEXT.noRoutes });
  for (const [i, { freight }] of routes.entries())
    if (!freightVariable && !freight) errors.push({ field: `routes.${i}.freight`, message: TEXT.noRouteFreight });
  if (errors.length > 0) throw invalid(errors);
}

/** Market 4.1: a long-term contract always goes to the general manager, whatever it comes to. */
export const longTermApproval = approvable(longTermContract, {
  conditionFields: ['kind', 'customerId', 'totalQty'],
  facts: ['longTermNo', 'kind', 'customerId', 'validFrom', 'validTo', 'totalQty', 'cargoTypes', 'freightVariable'],
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '租船经理审批', en: 'Chartering manager' },
        people: [{ by: 'leader', of: 'initiator', up: 0 }],
      }),
      approveNode({
        id: 'gm',
        name: { zh: '总经理审批', en: 'General manager' },
        people: [{ by: 'role', roles: ['GM'] }],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(longTermContract.name, recordId),
  beforeSubmit,
  // Approved, its liftings may be planned.
  onApproved: () => Promise.resolve(),
});
