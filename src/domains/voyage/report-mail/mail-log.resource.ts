import { choice, computed, datetime, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { LAYOUTS, MAIL_RESULTS, OCCASIONS, MAIL_TEXT as TEXT } from './mail.text.ts';

/**
 * A mail of a report to one address. It names its report without holding it: one that was only submitted may still be deleted, and what
 * was sent of it stays told.
 */
export const mailLog = defineResource({
  name: 'voyage.mailLog',
  label: TEXT.log,
  title: ['mailId', 'email'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    mailId: ref('voyage.mail', TEXT.subscription, { required: true }),
    reportId: computed('int', { zh: '报告标识', en: 'Report id' }),
    reportVersion: computed('int', { zh: '报告版本', en: 'Report version' }),
    rptType: choice(REPORT_TYPE_TEXT, { zh: '报告类型', en: 'Report type' }, { required: true }),
    occasion: choice(OCCASIONS, { zh: '事由', en: 'Sent as' }, { required: true }),
    layout: choice(LAYOUTS, { zh: '版式', en: 'Layout' }, { required: true }),
    email: computed('text', { zh: '收件人', en: 'To' }),
    subject: computed('text', { zh: '主题', en: 'Subject' }),
    queuedAt: datetime({ zh: '发出时间', en: 'Queued' }, { required: true }),
    sentBy: computed('text', { zh: '发送人', en: 'Sent by' }),
    outboxId: computed('int', { zh: '发件箱编号', en: 'Outbox no.' }),
  },
  list: {
    columns: ['queuedAt', 'shipName', 'mailId', 'email', 'subject'],
    filters: ['shipName', 'mailId', 'occasion', 'rptType', 'layout', 'queuedAt'],
    search: ['email', 'subject'],
    sort: '-queuedAt',
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
  index: [['reportId', 'mailId']],
});

/** The send log with its report, and with what has become of each mail: the outbox forgets mails after half a year. */
export const mailLogStanding = viewOver(mailLog, {
  name: 'voyage.mailLogStanding',
  listed: true,
  fields: {
    ofReport: ref('voyage.report', { zh: '动态报', en: 'Report' }),
    result: choice(MAIL_RESULTS, { zh: '结果', en: 'Result' }),
    tries: computed('int', { zh: '尝试次数', en: 'Tries' }),
    deliveredAt: computed('datetime', { zh: '送出时间', en: 'Delivered' }),
    failure: computed('text', { zh: '失败原因', en: 'Why it failed' }),
  },
  from: `select b.*, b.report_id as of_report, coalesce(m.state, 'PURGED') as result, m.tries, m.sent_at as delivered_at, m.error as failure
    from voyage_mail_log b left join kernel_mail m on m.id = b.outbox_id`,
  list: {
    columns: [
      { field: 'queuedAt', priority: 1 },
      'shipName',
      'ofReport',
      { field: 'rptType', priority: 3 },
      { field: 'mailId', width: 200 },
      { field: 'email', width: 220, priority: 1 },
      { field: 'occasion', priority: 2 },
      { field: 'layout', priority: 3 },
      { field: 'subject', priority: 3, width: 320 },
      { field: 'sentBy', priority: 3 },
      { field: 'deliveredAt', priority: 3 },
      { field: 'failure', priority: 3, width: 240 },
      'result',
    ],
    filters: ['shipName', 'mailId', 'result', 'occasion', 'rptType', 'layout', 'queuedAt'],
    search: ['email', 'subject'],
    sort: '-queuedAt',
  },
});
