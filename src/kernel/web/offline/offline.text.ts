import type { Text } from '../../text.ts';

export const OFFLINE = {
  sent: { zh: '已发送：{title}', en: 'Sent: {title}' },
  refused: { zh: '{title} 没有被接受：{reason}', en: '{title} was not accepted: {reason}' },
  queued: {
    zh: '已存入待发送，连接恢复后自动发送：{title}',
    en: 'Kept, and sent by itself once the line is back: {title}',
  },
} satisfies Record<string, Text>;
