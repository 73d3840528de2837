import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { bool, choice, computed, month, ref, state } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { inBase } from '../../parameter/public.ts';
import { GRADE_TEXT } from '../reports/oil.text.ts';
import { CONSUMER_TEXT, ENTRY_TEXT, OIL_PRICE_PERMISSION } from './oil-cost.text.ts';
import { oilMonthFlow } from './oil-month.flow.ts';

const priced = { private: OIL_PRICE_PERMISSION } as const;
const tonnes = (label: Text) => computed({ scale: 3, unit: 't' }, label);
const oil = {
  oilGrade: choice(GRADE_TEXT, { zh: '油品', en: 'Grade' }, { required: true }),
  bonded: bool({ zh: '保税', en: 'Bonded' }),
};
const receiptId = ref('voyage.oilReceipt', { zh: '批次', en: 'Layer' });

/** What a grade of a ship came to in a closed month. */
export const oilMonthGrade = defineResource({
  name: 'voyage.oilMonthGrade',
  label: { zh: '油品收发存', en: 'Grade of the month' },
  title: 'oilGrade',
  fields: {
    ...oil,
    opening: tonnes({ zh: '期初', en: 'Opening' }),
    openingAmount: inBase({ zh: '期初金额', en: 'Opening amount' }, priced),
    received: tonnes({ zh: '入账', en: 'Received' }),
    receivedAmount: inBase({ zh: '入账金额', en: 'Received amount' }, priced),
    issued: tonnes({ zh: '消耗', en: 'Issued' }),
    issuedAmount: inBase({ zh: '消耗金额', en: 'Issued amount' }, priced),
    adjusted: tonnes({ zh: '差异与更正', en: 'Adjustments' }),
    adjustedAmount: inBase({ zh: '差异与更正金额', en: 'Adjusted amount' }, priced),
    closing: tonnes({ zh: '期末', en: 'Closing' }),
    closingAmount: inBase({ zh: '期末金额', en: 'Closing amount' }, priced),
  },
});

/** What a voyage's consumer had of a layer in a closed month. */
export const oilEntry = defineResource({
  name: 'voyage.oilEntry',
  label: { zh: '油料流水', en: 'Oil entry' },
  title: 'kind',
  fields: {
    kind: choice(ENTRY_TEXT, { zh: '类别', en: 'Kind' }, { required: true }),
    ...oil,
    receiptId,
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }),
    consumer: choice(CONSUMER_TEXT, { zh: '消耗项目', en: 'Consumer' }),
    qty: tonnes({ zh: '数量', en: 'Quantity' }),
    amount: inBase({ zh: '金额', en: 'Amount' }, priced),
  },
  index: [['voyageId'], ['receiptId']],
});

/** What a closed month left of a delivery: the next month begins with it. */
export const oilLayer = defineResource({
  name: 'voyage.oilLayer',
  label: { zh: '结存批次', en: 'Layer left' },
  title: 'oilGrade',
  fields: {
    ...oil,
    receiptId,
    qty: tonnes({ zh: '批次数量', en: 'Quantity of the layer' }),
    amount: inBase({ zh: '批次金额', en: 'Amount of the layer' }, priced),
    remaining: tonnes({ zh: '结存', en: 'Left' }),
    remainingAmount: inBase({ zh: '结存金额', en: 'Amount left' }, priced),
  },
});

/** A month of a ship's oil books: open it is reckoned from what reports and prices say, closed it stands (5.6). */
export const oilMonth = defineResource({
  name: 'voyage.oilMonth',
  label: { zh: '财务油耗', en: 'Month-end oil cost' },
  title: ['shipName', 'month'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    grades: lines(oilMonthGrade, { zh: '油品收发存', en: 'Grades' }),
    entries: lines(oilEntry, { zh: '油料流水', en: 'Entries' }),
    layers: lines(oilLayer, { zh: '结存批次', en: 'Layers left' }),
    usedQty: computed({ scale: 3, unit: 't' }, { zh: '本月消耗', en: 'Used in the month' }),
    usedAmount: inBase({ zh: '本月油耗成本', en: 'Cost of the month' }, priced),
    closingAmount: inBase({ zh: '期末金额', en: 'Closing amount' }, priced),
    closedAt: computed('datetime', { zh: '结账时间', en: 'Closed at' }),
    closedName: computed('text', { zh: '结账人', en: 'Closed by' }),
    status: state(documentFlow, { zh: '审批状态', en: 'Approval' }),
    periodStatus: state(oilMonthFlow, { zh: '结账状态', en: 'Month' }),
  },
  unique: [['shipName', 'month']],
  list: {
    columns: [
      'month',
      'shipName',
      { field: 'usedQty', total: true },
      { field: 'usedAmount', total: true },
      { field: 'closingAmount', total: true },
      { field: 'closedAt', priority: 3 },
      { field: 'closedName', priority: 3 },
      { field: 'status', priority: 2 },
      'periodStatus',
    ],
    filters: ['shipName', 'month', 'periodStatus', 'status'],
    sort: '-month',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});
