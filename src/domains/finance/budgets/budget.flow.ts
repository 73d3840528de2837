import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';
import { copyForm, spreadForm } from './budget-forms.resource.ts';

/** A version of a budget, how its draft is filled, and what a later version begins with. */
export const budgetFlow = documentFlowWith({
  spread: {
    label: spreadForm.label,
    from: ['USE'],
    permission: 'finance:budget:edit',
    form: spreadForm,
    done: { zh: '已分摊到各月', en: 'It is spread over the months' },
  },
  copy: {
    label: copyForm.label,
    from: ['USE', 'IN_AUDIT', 'APPROVE', 'REJECT'],
    permission: 'finance:budget:add',
    form: copyForm,
    done: { zh: '已建立新版本，可继续修改', en: 'The new version is made; it can be changed' },
    leads: 'finance.budget',
  },
});
