import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What the bank says of a batch: its file as text. */
export const resultsForm = defineResource({
  name: 'finance.bankResults',
  label: { zh: '导入银行回单', en: 'Read the bank’s results' },
  fields: { text: text({ zh: '回单内容', en: 'Its file' }, { variant: 'long', required: true, max: 500_000 }) },
});
