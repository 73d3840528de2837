import { defineMake } from '../../../kernel/flow/make-from.ts';
import { issue } from '../issues/issue.resource.ts';
import { storeReturn } from './store-return.resource.ts';

/** A posted issue becomes a draft of what comes back of it. */
export const returnOfIssue = defineMake({
  name: 'giveBack',
  label: { zh: '退库', en: 'Return to store' },
  from: issue,
  to: storeReturn,
  tail: 'from-issue',
  against: ({ docStatus }) =>
    docStatus === 'POSTED' ? undefined : { zh: '没有已记账的领用', en: 'nothing of it has been issued' },
  single: true,
  done: { zh: '已生成退库单，填退回数后记账', en: 'The return is written: say how much comes back and post it' },
});
