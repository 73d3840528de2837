import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const SEND_WHEN = {
  CONFIRM: { zh: '确认后', en: 'On confirmation', tone: 'green' },
  SUBMIT: { zh: '提交时', en: 'On submission', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const LAYOUTS = {
  FULL: { zh: '完整报表', en: 'Full report' },
  CHARTERER: { zh: '租家版', en: 'For charterers' },
  POSITION: { zh: '船位短行', en: 'Position line' },
  NOON: { zh: '正午纯文本', en: 'Noon, plain text' },
} as const satisfies Record<string, Text>;

export const MAIL_LANGUAGES = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  both: { zh: '中英对照', en: 'Both' },
} as const satisfies Record<string, Text>;

export const OCCASIONS = {
  FIRST: { zh: '首次', en: 'First', tone: 'blue' },
  CORRECTION: { zh: '更正', en: 'Correction', tone: 'amber' },
  WITHDRAWN: { zh: '撤回', en: 'Withdrawn', tone: 'red' },
  MANUAL: { zh: '手动', en: 'By hand', tone: 'violet' },
} as const satisfies Record<string, Option>;

export const MAIL_RESULTS = {
  QUEUED: { zh: '待发送', en: 'Waiting', tone: 'amber' },
  SENT: { zh: '已发送', en: 'Sent', tone: 'green' },
  FAILED: { zh: '发送失败', en: 'Failed', tone: 'red' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'grey' },
  PURGED: { zh: '已清理', en: 'No longer kept', tone: 'slate' },
} as const satisfies Record<string, Option>;

export type Layout = keyof typeof LAYOUTS;
export type Occasion = keyof typeof OCCASIONS;
export type SendWhen = keyof typeof SEND_WHEN;

export const MAIL_TEXT = {
  title: { zh: '动态邮件', en: 'Report e-mail' },
  which: { zh: '订阅或发送记录', en: 'Subscriptions or send log' },
  subscription: { zh: '邮件订阅', en: 'Mail subscription' },
  subscriptions: { zh: '订阅', en: 'Subscriptions' },
  log: { zh: '发送记录', en: 'Send log' },
  recipients: { zh: '收件人', en: 'Recipients' },
  types: { zh: '报告类型', en: 'Report types' },
  what: { zh: '发送内容', en: 'What is sent' },
  whom: { zh: '发送给', en: 'To whom' },
  active: { zh: '启用', en: 'Active' },
  queued: { zh: '待发送', en: 'Waiting' },
  failed: { zh: '发送失败', en: 'Failed' },
  notSending: {
    zh: '还没有设置发信服务器，邮件留在发件箱，不会寄出。',
    en: 'No mail server has been set: mails stay in the outbox and do not leave.',
  },
  act: { zh: '发送动态邮件', en: 'Send report e-mail' },
  choose: { zh: '选择订阅', en: 'Choose a subscription' },
  none: { zh: '没有启用且包含本船的订阅', en: 'No active subscription names this ship' },
  preview: { zh: '预览', en: 'Preview' },
  send: { zh: '发送', en: 'Send' },
  cancel: { zh: '取消', en: 'Cancel' },
  sent: { zh: '已放入发件箱：{n} 封', en: '{n} mail(s) put into the outbox' },
  refused: { zh: '没有完成', en: 'Not done' },
  correction: { zh: '更正', en: 'Correction' },
  withdrawn: { zh: '撤回', en: 'Withdrawn' },
  replaces: {
    zh: '本邮件更正此前发送的同一份报告，以本次为准。',
    en: 'This corrects what was sent of this report before; the present one counts.',
  },
  takenBack: {
    zh: '此报告已取消确认，此前发送的内容作废，重新确认后再发。',
    en: 'This report is no longer confirmed: what was sent of it is void. It is sent again once it is confirmed anew.',
  },
  unconfirmed: { zh: '此报告尚未确认。', en: 'This report is not confirmed yet.' },
  stock: { zh: '燃油消耗与存量', en: 'Fuel consumed and on board' },
  grade: { zh: '油品', en: 'Grade' },
  consumed: { zh: '消耗 t', en: 'Consumed t' },
  onBoard: { zh: '存量 t', en: 'On board t' },
} as const satisfies Record<string, Text>;
