import { choice, computed, date, ref, state } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { receiptFlow } from './receipt.flow.ts';
import { ACK_MODES, ANSWER_STANDINGS, FILE_KINDS, IMPORTANCES, FILE_TEXT as TEXT } from './system-file-words.text.ts';

/** What one person received, with what was asked at the moment of publishing; written by publishing alone. */
export const receipt = defineResource({
  name: 'qhse.receipt',
  label: TEXT.receipt,
  title: 'fileTitle',
  fields: {
    fileId: ref('qhse.systemFile', { zh: '文件', en: 'File' }, { required: true }),
    userId: ref('identity.user', { zh: '接收人', en: 'Recipient' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    fileKind: choice(FILE_KINDS, { zh: '类别', en: 'Kind' }, { required: true }),
    fileTitle: computed('text', { zh: '标题', en: 'Title' }),
    importance: choice(IMPORTANCES, { zh: '重要性', en: 'Importance' }, { required: true }),
    ackMode: choice(ACK_MODES, { zh: '签阅方式', en: 'Asked for' }, { required: true }),
    ackDue: date({ zh: '签阅截止', en: 'To be read by' }, { required: true }),
    answerDue: date({ zh: '回复截止', en: 'To be answered by' }),
    answerStanding: choice(ANSWER_STANDINGS, { zh: '回复', en: 'Answer' }, { required: true }),
    deliverTime: computed('datetime', { zh: '送达时间', en: 'Delivered' }),
    firstReadTime: computed('datetime', { zh: '阅读时间', en: 'Read at' }),
    signTime: computed('datetime', { zh: '签收时间', en: 'Signed at' }),
    answer: computed('text', { zh: '回复内容', en: 'What was answered' }),
    answerTime: computed('datetime', { zh: '回复时间', en: 'Answered at' }),
    standing: state(receiptFlow),
  },
  unique: [['fileId', 'userId']],
  index: [['userId', 'standing']],
  list: {
    columns: ['fileTitle', 'importance', 'ackMode', 'ackDue', 'standing'],
    filters: ['fileKind', 'fileId', 'importance', 'ackMode', 'ackDue', 'answerStanding', 'standing'],
    search: ['fileTitle'],
    sort: '-deliverTime',
  },
  form: [
    ['fileKind', 'importance'],
    ['ackMode', 'ackDue', 'answerDue', 'answerStanding'],
  ],
  scope: { own: 'userId' },
  excel: { export: false },
});

export type ReceiptRow = Row<typeof receipt>;
