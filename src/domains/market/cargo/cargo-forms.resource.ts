import { ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** By which voyage a parcel goes. */
export const planForm = defineResource({
  name: 'market.planCargo',
  label: { zh: '安排航次', en: 'Plan on a voyage' },
  fields: {
    voyageId: ref(
      'voyage.voyage',
      { zh: '航次', en: 'Voyage' },
      {
        required: true,
        where: { voyageKind: ['TRADE'], voyageStatus: ['PLAN', 'OPEN', 'CLOSED'] },
        help: { zh: '动态报按此航次与货名填写', en: 'Its reports tell the cargo by this voyage and by its name' },
      },
    ),
  },
});

/** By which papers a parcel is settled. */
export const settleForm = defineResource({
  name: 'market.settleCargo',
  label: { zh: '结算', en: 'Settle' },
  fields: {
    freightInvoiceNo: text({ zh: '运费发票号', en: 'Freight invoice' }, { required: true, max: 60 }),
    claimNote: text(
      { zh: '货差处理', en: 'Shortage' },
      {
        max: 200,
        help: {
          zh: '损耗超过定耗时填写：索赔编号，或不索赔的理由',
          en: 'Where the loss is beyond the allowance: the claim, or why there is none',
        },
      },
    ),
  },
});
