import { defineFlow } from '../../../kernel/flow/flow.ts';
import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What the tax platform says of a confirmation. */
const confirmForm = defineResource({
  name: 'finance.confirmRedInk',
  label: { zh: '登记确认', en: 'Confirmed' },
  fields: {
    confirmNo: text({ zh: '确认单编号', en: 'Number of the confirmation' }, { required: true, max: 40 }),
  },
});

/** What stands on the red paper. */
const receiveForm = defineResource({
  name: 'finance.receiveRedInk',
  label: { zh: '登记红字发票', en: 'Red invoice' },
  fields: {
    invoiceCode: text(
      { zh: '发票代码', en: 'Code' },
      { max: 12, help: { zh: '纸质发票填写', en: 'Of a paper invoice' } },
    ),
    invoiceNo: text({ zh: '红字发票号码', en: 'Its number' }, { required: true, max: 40 }),
    invoiceDate: date({ zh: '开票日期', en: 'Its day' }, { required: true }),
  },
});

/** A red-ink confirmation: one side starts it, the other confirms within 72 hours, then the red invoice comes (finance C9). */
export const redInkFlow = defineFlow({
  states: {
    DRAFT: { zh: '未发起', en: 'Not started', tone: 'grey' },
    WAITING: { zh: '待对方确认', en: 'To be confirmed', tone: 'amber' },
    CONFIRMED: { zh: '已确认', en: 'Confirmed', tone: 'blue' },
    REFUSED: { zh: '已拒绝', en: 'Refused', tone: 'red' },
    EXPIRED: { zh: '已过期', en: 'Expired', tone: 'slate' },
    CANCELLED: { zh: '已撤销', en: 'Cancelled', tone: 'slate' },
    RECEIVED: { zh: '已收红票', en: 'Red invoice entered', tone: 'blue' },
    DONE: { zh: '已红冲', en: 'Taken back', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    start: {
      label: { zh: '发起确认', en: 'Start' },
      from: ['DRAFT', 'EXPIRED'],
      to: 'WAITING',
      first: true,
      effect: {
        zh: '对方须在 72 小时内确认，逾期作废',
        en: 'The other side confirms it within 72 hours, else it expires',
      },
      done: { zh: '已发起，待对方确认', en: 'Started: the other side confirms it' },
    },
    confirm: {
      label: { zh: '登记确认', en: 'Enter the confirmation' },
      from: ['WAITING'],
      to: 'CONFIRMED',
      form: confirmForm,
      first: true,
      done: { zh: '已确认，待收红字发票', en: 'Confirmed: the red invoice is to come' },
    },
    refuse: {
      label: { zh: '登记拒绝', en: 'Enter a refusal' },
      from: ['WAITING'],
      to: 'REFUSED',
      reason: true,
      done: { zh: '已登记拒绝', en: 'The refusal is entered' },
    },
    cancel: {
      label: { zh: '撤销', en: 'Cancel' },
      from: ['DRAFT', 'WAITING', 'CONFIRMED', 'EXPIRED'],
      to: 'CANCELLED',
      reason: true,
      done: { zh: '已撤销', en: 'Cancelled' },
    },
    receive: {
      label: { zh: '登记红字发票', en: 'Enter the red invoice' },
      from: ['CONFIRMED', 'RECEIVED'],
      to: 'RECEIVED',
      form: receiveForm,
      first: true,
      leads: 'finance.invoice',
      done: { zh: '已生成红字发票草稿，请核对后提交', en: 'A draft of the red invoice was made: compare and send it' },
    },
  },
});
