import type { Text } from '../../text.ts';

export const PRINT = {
  print: { zh: '打印', en: 'Print' },
  by: { zh: '打印人：{name}', en: 'Printed by {name}' },
  at: { zh: '打印时间：{time}', en: 'Printed {time}' },
  link: { zh: '本单据的链接', en: 'Link to this document' },
} satisfies Record<string, Text>;
