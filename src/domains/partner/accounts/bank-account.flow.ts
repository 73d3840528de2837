import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';

/** A second person approves it before anything is paid into it; closed, nothing is any more. */
export const bankAccountFlow = documentFlowWith({
  close: {
    label: { zh: '停用', en: 'Close the account' },
    from: ['APPROVE'],
    reason: true,
    against: ({ closedReason }) =>
      closedReason ? { zh: '只有在用的账户可以停用', en: 'Only an account in use is closed' } : undefined,
    effect: { zh: '此后不再向此账户付款', en: 'Nothing is paid into it from now on' },
    done: { zh: '账户已停用', en: 'The account is closed' },
  },
});
