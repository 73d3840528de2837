import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { bankAccount } from './bank-account.resource.ts';
import { keepOneDefault } from './save-account.server.ts';

/** The second person looks at proof and call-back; never the cashier, never whoever entered it. */
export const bankAccountApproval = approvable(bankAccount, {
  conditionFields: ['currencyId', 'partnerId'],
  facts: ['partnerId', 'accountName', 'bankName', 'currencyId', 'callBack', 'proof'],
  flow: {
    nodes: [
      approveNode({
        id: 'second',
        name: { zh: '第二人核实', en: 'Second person' },
        people: [{ by: 'role', roles: ['PUR_MANAGER', 'FIN_MANAGER', 'FIN_AP'] }],
        self: 'skip',
        batch: false,
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(bankAccount.name, recordId),
  beforeSubmit: async (_ctx, { proof, callBack }) => {
    const missing: FieldError[] = [
      ...(proof ? [] : [{ field: 'proof', message: { zh: '须附开户证明', en: 'Attach the proof' } }]),
      ...(callBack?.trim()
        ? []
        : [{ field: 'callBack', message: { zh: '须写明回访核实情况', en: 'Write down the call-back' } }]),
    ];
    if (missing.length > 0) throw invalid(missing);
  },
  onApproved: keepOneDefault,
});
