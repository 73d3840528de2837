import { namesDocument } from '../../../kernel/resource/document.ts';
import { bool, choice, computed, int, money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { LINE_TEXT, ACCOUNT_TEXT as TEXT, TYPED_LINES } from './voyage-account.text.ts';

const sealed = { private: MARKET_PRICE } as const;
const ITS = { record: 'currencyId' } as const;
const OWN = { field: 'currencyId' } as const;
const item = choice(LINE_TEXT, { zh: '项目', en: 'Item' }, { required: true, default: 'OTHER' });
const provisional = computed('bool', { zh: '暂估', en: 'Provisional' });

/** What a voyage was expected to earn or cost of a kind, and what it did; written by the server. */
export const voyageAccountLine = defineResource({
  name: 'market.voyageAccountLine',
  label: TEXT.line,
  title: 'lineType',
  fields: {
    lineType: item,
    estimate: computed({ scale: 2, unit: ITS }, { zh: '估算', en: 'Estimate' }, sealed),
    actual: computed({ scale: 2, unit: ITS }, { zh: '实际', en: 'Actual' }, sealed),
    difference: computed({ scale: 2, unit: ITS }, { zh: '差异', en: 'Difference' }, sealed),
    provisional,
    reason: computed('text', TEXT.reason, sealed),
  },
});

/** Where an amount comes from: the record, its own currency, and what that is in the currency of the account. */
export const voyageAccountSource = defineResource({
  name: 'market.voyageAccountSource',
  label: TEXT.source,
  title: 'sourceNo',
  fields: {
    lineType: item,
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    sourceNo: namesDocument(computed('text', { zh: '单据', en: 'Document' }), { kind: 'source', id: 'sourceId' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    ownAmount: computed({ scale: 2, unit: OWN }, { zh: '原币金额', en: 'Own amount' }, sealed),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }, sealed),
    amount: computed({ scale: 2, unit: ITS }, { zh: '折算金额', en: 'In the currency of the account' }, sealed),
    provisional,
  },
});

/** What no record tells: somebody types it, and says where it comes from. */
export const voyageAccountEntry = defineResource({
  name: 'market.voyageAccountEntry',
  label: TEXT.entry,
  title: 'sourceNote',
  fields: {
    lineType: choice(TYPED_LINES, { zh: '项目', en: 'Item' }, { required: true, default: 'OTHER' }),
    sourceNote: text({ zh: '来源', en: 'Source' }, { required: true, max: 120 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    amount: money({ zh: '金额', en: 'Amount' }, { min: 0, max: 999_999_999, unit: OWN, ...sealed }),
    estimated: bool({ zh: '暂估', en: 'Provisional' }, { default: false }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** Why a line came to other than was expected. */
export const voyageAccountReason = defineResource({
  name: 'market.voyageAccountReason',
  label: TEXT.reason,
  title: 'lineType',
  fields: {
    lineType: item,
    reason: text(TEXT.reason, { max: 300, ...sealed }),
  },
});

export type AccountLine = LineRow<typeof voyageAccountLine>;
export type AccountSource = LineRow<typeof voyageAccountSource>;
