import { z } from 'zod';
import type { Settings } from '../../kernel/server/settings/settings.ts';

export const PAYMENT_DUTIES = 'finance.paymentDutiesApart';

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
};
