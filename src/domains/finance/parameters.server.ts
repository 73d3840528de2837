import { z } from 'zod';
import type { Settings } from '../../kernel/server/settings/settings.ts';

export const PAYMENT_DUTIES = 'finance.paymentDutiesApart';
export const EXCHANGE_SUBJECT = 'finance.exchangeSubject';

/** What the company decides about its money. */
export const financeSettings: Settings = {
  [PAYMENT_DUTIES]: {
    label: { zh: '付款职责分离', en: 'Duties of payments kept apart' },
    help: {
      zh: '申请、批准、付款（制单、生成与下载银行文件）和登记银行结果由不同的人办理',
      en: 'Who asks, who approves, who pays (puts together, builds and takes the file) and who records the results are different people',
    },
    schema: z.boolean(),
    default: true,
  },
  [EXCHANGE_SUBJECT]: {
    label: { zh: '汇兑差额科目', en: 'Subject of exchange differences' },
    help: {
      zh: '末级预算科目的编码：外币付款与入账汇率的差额记入付款单位的此科目；留空则只记在付款申请上',
      en: 'Code of a subject that takes entries: what a payment costs beside the booked rate is spent there by the paying company; empty, it stands on the requisition alone',
    },
    schema: z.string().max(30),
    default: '',
  },
};
