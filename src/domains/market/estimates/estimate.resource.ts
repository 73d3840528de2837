import { computed, date, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { estimateFlow } from './estimate.flow.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { MOST_ALTERNATIVES } from './estimate-layout.rules.ts';

const UNIT = { field: 'currencyId' } as const;

/** Up to six ways to do one voyage, beside each other; its versions are records of their own. */
export const voyageEstimate = defineResource({
  name: 'market.voyageEstimate',
  label: TEXT.estimate,
  title: 'estimateNo',
  fields: {
    estimateNo: serial('VE-{yy}{0000}', { zh: '估算单号', en: 'Estimate no.' }),
    subject: text({ zh: '估算内容', en: 'Subject' }, { required: true, max: 120 }),
    customerId: ref('partner.partner', { zh: '询租客户', en: 'Enquirer' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    laycanFrom: date({ zh: '受载期自', en: 'Laycan from' }),
    laycanTo: date({ zh: '受载期至', en: 'Laycan to' }),
    versionNo: computed('int', { zh: '版本', en: 'Version' }),
    baseId: ref('market.voyageEstimate', { zh: '上一版本', en: 'Version before' }),
    alternatives: lines(estimateAlternative, TEXT.alternatives),
    bestShipId: ref('fleet.vessel', { zh: '最优船舶', en: 'Best ship' }),
    bestTce: computed(
      { scale: 2, unit: UNIT },
      { zh: '最优日均效益', en: 'Best TCE a day' },
      { private: MARKET_PRICE },
    ),
    chosenLetter: computed('text', { zh: '选定方案', en: 'Chosen' }),
    chosenReason: computed('text', { zh: '选定理由', en: 'Why' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 1000 }),
    estimateStatus: state(estimateFlow),
  },
  check: ({ laycanFrom, laycanTo, alternatives }) => {
    if (laycanFrom && laycanTo && laycanTo < laycanFrom)
      return [{ field: 'laycanTo', message: { zh: '不能早于受载期起日', en: 'Not before the laycan begins' } }];
    if (alternatives && alternatives.length > MOST_ALTERNATIVES)
      return [{ field: 'alternatives', message: TEXT.tooMany }];
    return undefined;
  },
  list: {
    columns: [
      { field: 'estimateNo', width: 120 },
      'subject',
      'customerId',
      { field: 'laycanFrom', priority: 2 },
      { field: 'laycanTo', priority: 2 },
      'bestShipId',
      'bestTce',
      'chosenLetter',
      { field: 'versionNo', priority: 3 },
      { field: 'createName', priority: 3 },
      'estimateStatus',
    ],
    filters: ['customerId', 'bestShipId', 'estimateStatus', 'laycanFrom'],
    search: ['estimateNo', 'subject'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.estimate,
      rows: [['subject', 'customerId', 'currencyId'], ['laycanFrom', 'laycanTo'], ['remark']],
    },
    { title: TEXT.alternatives, rows: [['alternatives']] },
  ],
  open: { CHOSEN: ['remark'] },
  scope: 'all',
  excel: { export: true },
});

export type EstimateRow = Row<typeof voyageEstimate>;
