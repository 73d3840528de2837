import { computed, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { bankFileFlow } from './bank-file.flow.ts';

/** Who took a file to the bank, and when. */
export const bankFileDownload = defineResource({
  name: 'finance.bankFileDownload',
  label: { zh: '下载记录', en: 'Download' },
  title: 'userName',
  fields: {
    userName: text({ zh: '下载人', en: 'By' }, { max: 80 }),
    downloadedAt: computed('datetime', { zh: '下载时间', en: 'When' }),
  },
});

/** What a batch told the bank, kept to the byte: each download gives the same. */
export const bankFile = defineResource({
  name: 'finance.bankFile',
  label: { zh: '银行文件', en: 'Bank file' },
  title: 'fileName',
  fields: {
    fileNo: computed('text', { zh: '文件编号', en: 'Number' }),
    fileName: computed('text', { zh: '文件名', en: 'File' }),
    focusPaymentId: ref('finance.focusPayment', { zh: '付款批次', en: 'Batch' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    encoding: computed('text', { zh: '编码', en: 'Encoding' }),
    lineCount: computed('int', { zh: '笔数', en: 'Payments' }),
    total: computed({ scale: 2, unit: { field: 'currencyId' } }, { zh: '合计', en: 'Total' }),
    size: computed('int', { zh: '字节数', en: 'Bytes' }),
    sha256: computed('text', { zh: '校验值', en: 'SHA-256' }),
    builtAt: computed('datetime', { zh: '生成时间', en: 'Built' }),
    voidedAt: computed('datetime', { zh: '作废时间', en: 'Voided' }),
    voidReason: computed('text', { zh: '作废原因', en: 'Why void' }),
    downloads: lines(bankFileDownload, { zh: '下载记录', en: 'Downloads' }),
    fileStatus: state(bankFileFlow),
  },
  list: {
    columns: [
      { field: 'fileNo', width: 170, priority: 1 },
      { field: 'fileName', width: 280, priority: 3 },
      { field: 'focusPaymentId', width: 160, priority: 2 },
      { field: 'lineCount', priority: 2 },
      { field: 'total', priority: 1 },
      { field: 'builtAt', priority: 2 },
      { field: 'createName', priority: 3 },
      'fileStatus',
    ],
    filters: ['focusPaymentId', 'fileStatus'],
    search: ['fileName', 'fileNo'],
    sort: '-createTime',
  },
  scope: 'all',
});

export type BankFile = Row<typeof bankFile>;
