import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Why a document should go over its budget. */
export const exceptionForm = defineResource({
  name: 'purchasing.askException',
  label: { zh: '申请超预算', en: 'Ask to go over the budget' },
  fields: { reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 1000 }) },
});
