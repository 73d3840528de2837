import { computed, dict, file, money, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';

const sealed = { private: MARKET_PRICE, unit: { record: 'currencyId' } } as const;

/** One item of port costs: what the agent expected, and what it came to. */
export const accountLine = defineResource({
  name: 'market.accountLine',
  label: { zh: '费用', en: 'Item' },
  title: 'item',
  fields: {
    item: dict('market_da_item', { zh: '项目', en: 'Item' }, { required: true }),
    pdaAmount: money({ zh: '预估', en: 'Estimated' }, { min: 0, ...sealed }),
    fdaAmount: money({ zh: '终结', en: 'Final' }, { min: 0, ...sealed }),
    difference: computed({ scale: 2, unit: sealed.unit }, { zh: '差额', en: 'Difference' }, { private: MARKET_PRICE }),
    voucherNo: text({ zh: '凭证号', en: 'Voucher no.' }, { max: 60 }),
    voucher: file({ zh: '凭证', en: 'Voucher' }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

export type AccountLine = LineRow<typeof accountLine>;
