import { computed, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';

/** Who looked at a file of the bank, and when. */
export const bankReturnDownload = defineResource({
  name: 'finance.bankReturnDownload',
  label: { zh: '下载记录', en: 'Download' },
  title: 'userName',
  fields: {
    userName: text({ zh: '下载人', en: 'By' }, { max: 80 }),
    downloadedAt: computed('datetime', { zh: '下载时间', en: 'When' }),
  },
});

/** A file in which the bank says what became of payments, kept as it came; each is read once. */
export const bankReturn = defineResource({
  name: 'finance.bankReturn',
  label: { zh: '银行回单', en: 'Bank’s results' },
  title: 'fileName',
  fields: {
    fileName: computed('text', { zh: '文件名', en: 'File' }),
    focusPaymentId: ref('finance.focusPayment', { zh: '付款批次', en: 'Batch' }),
    paidCount: computed('int', { zh: '成功笔数', en: 'Paid' }),
    failedCount: computed('int', { zh: '失败笔数', en: 'Refused' }),
    size: computed('int', { zh: '字节数', en: 'Bytes' }),
    sha256: computed('text', { zh: '校验值', en: 'SHA-256' }),
    recordedAt: computed('datetime', { zh: '登记时间', en: 'Recorded' }),
    downloads: lines(bankReturnDownload, { zh: '下载记录', en: 'Downloads' }),
  },
  unique: [['sha256']],
  list: {
    columns: [
      { field: 'fileName', width: 280 },
      { field: 'focusPaymentId', width: 160, priority: 1 },
      { field: 'paidCount', priority: 1 },
      { field: 'failedCount', priority: 1 },
      { field: 'recordedAt', priority: 2 },
      { field: 'createName', priority: 3 },
    ],
    filters: ['focusPaymentId'],
    search: ['fileName'],
    sort: '-createTime',
  },
  scope: 'all',
});

export type BankReturn = Row<typeof bankReturn>;
