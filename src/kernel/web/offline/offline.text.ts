import type { Text } from '../../text.ts';

export const OFFLINE = {
  sent: { zh: '已发送：{title}', en: 'Sent: {title}' },
  refused: { zh: '{title} 没有被接受：{reason}', en: '{title} was not accepted: {reason}' },
  strip: {
    zh: '离线，所填内容作为草稿存于本机，恢复连接后保存',
    en: 'Offline. What you write is kept on this device as a draft, to be saved once the line is back',
  },
  stripSends: {
    zh: '离线，所填内容存于本机，提交后待恢复连接自动发送',
    en: 'Offline. What you write is kept on this device; once submitted it is sent by itself when the line is back',
  },
  stripLost: {
    zh: '离线，草稿未能存于本机，关闭页面即丢失',
    en: 'Offline, and the draft could not be kept on this device: closing the page loses it',
  },
  queued: {
    zh: '已存入待发送，连接恢复后自动发送：{title}',
    en: 'Kept, and sent by itself once the line is back: {title}',
  },
} satisfies Record<string, Text>;
