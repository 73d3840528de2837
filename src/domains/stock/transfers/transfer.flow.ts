import { defineFlow } from '../../../kernel/flow/flow.ts';
import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { documentStates } from '../receipts/receipt.flow.ts';

/** When it left, and by whom it is carried. */
export const dispatchForm = defineResource({
  name: 'stock.dispatchTransfer',
  label: { zh: '发出', en: 'Hand it over' },
  fields: {
    shippedOn: date({ zh: '发出日期', en: 'Left on' }, { required: true }),
    carrier: text({ zh: '承运', en: 'Carried by' }, { max: 100 }),
    waybillNo: text({ zh: '运单号', en: 'Waybill' }, { max: 60 }),
  },
});

/** What becomes of a transfer beside its approval. */
export const transferFlow = defineFlow({
  states: {
    DRAFT: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    READY: { zh: '待发出', en: 'To be handed over', tone: 'blue' },
    IN_TRANSIT: { zh: '在途', en: 'On its way', tone: 'amber' },
    DONE: { zh: '已了结', en: 'Settled', tone: 'green' },
    REVERSED: { zh: '已冲销', en: 'Reversed', tone: 'slate' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    dispatch: {
      label: dispatchForm.label,
      from: ['READY'],
      to: 'IN_TRANSIT',
      form: dispatchForm,
      initial: (_row, now) => ({ shippedOn: now.toISOString().slice(0, 10) }),
      first: true,
      effect: {
        zh: '按平均单价从调出仓库转入在途，价值不变',
        en: 'It leaves the store at the average cost, and is on its way at the same value',
      },
      done: { zh: '已发出，等待对方到货登记', en: 'It is on its way; where it arrives it is taken in' },
    },
    cancel: {
      label: { zh: '取消调拨', en: 'Cancel the transfer' },
      from: ['READY'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '调拨已取消', en: 'The transfer is cancelled' },
    },
    reverse: {
      label: { zh: '冲销发出', en: 'Take it back' },
      from: ['IN_TRANSIT'],
      to: 'REVERSED',
      reason: true,
      effect: { zh: '在途物资按原值回到调出仓库', en: 'What is on its way lies in its store again, at its value' },
      done: { zh: '已冲销，物资回到调出仓库', en: 'It is taken back' },
    },
    settle: {
      label: { zh: '核销短损', en: 'Write off what is missing' },
      from: ['IN_TRANSIT'],
      to: 'DONE',
      reason: true,
      effect: {
        zh: '仍在途的短少与破损按其价值调减，调拨单了结',
        en: 'What is still on its way, missing or damaged, leaves the books at its value, and the transfer is settled',
      },
      done: { zh: '短损已核销', en: 'What is missing is written off' },
    },
  },
});

/** Taking in what a transfer brought. */
export const arrivalFlow = defineFlow({
  ...documentStates,
  transitions: {
    post: {
      label: { zh: '记账', en: 'Post the arrival' },
      from: ['DRAFT'],
      to: 'POSTED',
      first: true,
      effect: {
        zh: '完好到货按发出时的价值入库，短少与破损仍在途',
        en: 'What came whole is stock at the value with which it left; what is missing or damaged is still on its way',
      },
      done: { zh: '到货已记账', en: 'The arrival is posted' },
    },
    reverse: {
      label: { zh: '冲销', en: 'Reverse the arrival' },
      from: ['POSTED'],
      to: 'REVERSED',
      reason: true,
      effect: { zh: '按原值退回在途', en: 'What it brought is on its way again, at its value' },
      done: { zh: '到货已冲销', en: 'The arrival is reversed' },
    },
  },
});
