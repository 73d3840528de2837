import { datetime, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Only to a later moment, and only before the present one. */
export const extendForm = defineResource({
  name: 'purchasing.extendInquiry',
  label: { zh: '延长截止时间', en: 'Extend the deadline' },
  fields: {
    deadline: datetime({ zh: '新截止时间', en: 'New deadline' }, { required: true }),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});

/** Those who quoted are asked once more; what they offered stays until they offer less. */
export const nextRoundForm = defineResource({
  name: 'purchasing.nextRound',
  label: { zh: '再报一轮', en: 'Ask for another round' },
  fields: {
    deadline: datetime({ zh: '截止时间', en: 'Deadline' }, { required: true }),
    partnerIds: refs(
      'partner.partner',
      { zh: '供应商', en: 'Suppliers' },
      { help: { zh: '留空则为所有已报价的供应商', en: 'Left empty it goes to all who quoted' } },
    ),
    reason: text({ zh: '原因', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
  },
});

/** Whose offer came by mail or telephone. */
export const enterQuoteForm = defineResource({
  name: 'purchasing.enterQuote',
  label: { zh: '代录报价', en: 'Enter a quotation' },
  fields: { partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }, { required: true }) },
});
