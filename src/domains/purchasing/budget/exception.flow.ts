import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import type { Transition } from '../../../kernel/flow/flow.ts';
import { exceptionForm } from './exception-form.resource.ts';

/** Of a document that its budget may not bear: until it is approved somebody may ask for it to go over. */
const exceed = (permission: NonNullable<Transition['permission']>) =>
  ({
    label: exceptionForm.label,
    from: ['USE', 'IN_AUDIT'],
    permission,
    tail: 'budget-exception',
    form: exceptionForm,
    done: { zh: '已提交超预算审批', en: 'The exception is on its way' },
  }) as const;

export const orderApprovalFlow = documentFlowWith({ exception: exceed('purchasing:purchaseOrder:edit') });

/** Of an application whoever grants its quantities asks; approved, it is changed by a correction alone. */
export const applicationFlow = documentFlowWith({
  exception: exceed('purchasing:application:audit'),
  correct: {
    label: { zh: '更正', en: 'Correct' },
    from: ['APPROVE'],
    leads: 'purchasing.correctiveApplication',
    many: false,
  },
});
