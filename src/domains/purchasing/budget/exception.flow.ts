import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import type { Transition } from '../../../kernel/flow/flow.ts';
import { exceptionForm } from './exception-form.resource.ts';

/** The states of a document that its budget may not bear: until it is approved somebody may ask for it to go over. */
const budgetedFlow = (permission: NonNullable<Transition['permission']>) =>
  documentFlowWith({
    exception: {
      label: exceptionForm.label,
      from: ['USE', 'IN_AUDIT'],
      permission,
      tail: 'budget-exception',
      form: exceptionForm,
      done: { zh: '已提交超预算审批', en: 'The exception is on its way' },
    },
  });

export const orderApprovalFlow = budgetedFlow('purchasing:purchaseOrder:edit');
/** Of an application whoever grants its quantities asks. */
export const applicationFlow = budgetedFlow('purchasing:application:audit');
