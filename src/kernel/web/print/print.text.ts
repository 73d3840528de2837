import type { Text } from '../../text.ts';

export const PRINT = {
  print: { zh: '打印', en: 'Print' },
  pdf: { zh: '下载 PDF', en: 'Download PDF' },
  download: { zh: '下载', en: 'Download' },
  mail: { zh: '邮件发送', en: 'Send by mail' },
  mailEffect: {
    zh: 'PDF 作为附件，逐个寄给收件人；发送记入变更历史。',
    en: 'The PDF goes to each recipient in a mail of its own; the history keeps it.',
  },
  send: { zh: '发送', en: 'Send' },
  sending: { zh: '正在生成 PDF 并发送，进度见任务列表', en: 'The PDF is being made and sent; see it among your tasks' },
  by: { zh: '打印人：{name}', en: 'Printed by {name}' },
  at: { zh: '打印时间：{time}', en: 'Printed {time}' },
  link: { zh: '本单据的链接', en: 'Link to this document' },
} satisfies Record<string, Text>;
