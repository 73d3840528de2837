import { expect, test } from 'vitest';
import { serial, state } from '../resource/field.ts';
import { defineResource } from '../resource/resource.ts';
import { documentFlow } from './document-flow.ts';
import { defineFlow } from './flow.ts';
import { toldStates } from './flows-of.ts';

const sending = defineFlow({
  states: {
    NONE: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    READY: { zh: '待发送', en: 'To be sent', tone: 'amber' },
    SENT: { zh: '已发送', en: 'Sent', tone: 'blue' },
  },
  initial: 'NONE',
  transitions: { send: { label: { zh: '发送', en: 'Send' }, from: ['READY'], to: 'SENT' } },
});
const paid = defineFlow({
  states: {
    NONE: { zh: '未付款', en: 'Not paid', tone: 'slate' },
    PART: { zh: '部分付款', en: 'Partly paid', tone: 'blue' },
  },
  initial: 'NONE',
  transitions: {},
});
const order = defineResource({
  name: 'yard.order',
  label: { zh: '订单', en: 'Order' },
  title: 'no',
  fields: {
    no: serial('O-{yyyy}{0000}', { zh: '单号', en: 'Number' }),
    status: state(documentFlow),
    sending: state(sending, { zh: '发送', en: 'Sending' }),
    paid: state(paid, { zh: '付款', en: 'Paid' }),
  },
});
const bill = defineResource({
  name: 'yard.bill',
  label: { zh: '发票', en: 'Bill' },
  title: 'no',
  fields: {
    no: serial('B-{yyyy}{0000}', { zh: '单号', en: 'Number' }),
    status: state(documentFlow),
    paid: state(paid, { zh: '付款', en: 'Paid' }),
  },
});

test.each([
  ['a draft says that it is one, and nothing else', { status: 'USE', sending: 'NONE', paid: 'NONE' }, ['status']],
  ['under approval nothing came of it yet', { status: 'IN_AUDIT', sending: 'NONE', paid: 'NONE' }, ['status']],
  ['what became of it stands for its approval', { status: 'APPROVE', sending: 'READY', paid: 'NONE' }, ['sending']],
  [
    'what people do leads, what follows from it stands beside',
    { status: 'APPROVE', sending: 'SENT', paid: 'PART' },
    ['sending', 'paid'],
  ],
  ['a rejected one says so', { status: 'REJECT', sending: 'NONE', paid: 'NONE' }, ['status']],
  ['what is not known says nothing', { status: 'USE' }, ['status']],
])('%s', (_, row, told) => {
  expect(toldStates(order, row)).toEqual(told);
});

test('an approved bill is told by what is paid of it', () => {
  expect(toldStates(bill, { status: 'APPROVE', paid: 'NONE' })).toEqual(['status']);
  expect(toldStates(bill, { status: 'APPROVE', paid: 'PART' })).toEqual(['paid']);
});
