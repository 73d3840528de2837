import type { Text } from '../../kernel/text.ts';

/** Drafts and what is unsent, as the bar at the top shows them, and what a start or a sign-out says of them. */
export const BOX = {
  offline: { zh: '离线', en: 'Offline' },
  box: { zh: '草稿与待发送', en: 'Drafts and unsent' },
  boxCount: { zh: '草稿与待发送，{n} 项', en: 'Drafts and unsent, {n}' },
  unsent: { zh: '待发送', en: 'Unsent' },
  drafts: { zh: '草稿', en: 'Drafts' },
  none: { zh: '没有草稿，也没有待发送的内容', en: 'No drafts, and nothing waits to be sent' },
  noLine: { zh: '连接中断，恢复后自动发送', en: 'No line. Sent by itself once it is back' },
  later: { zh: '服务器暂不可用，稍后自动再试', en: 'The server is not available. Tried again by itself' },
  signIn: { zh: '登录已失效，重新登录后自动发送', en: 'The session has ended. Sent by itself after signing in' },
  waitsHere: { zh: '待发送，已存于本机', en: 'Waits to be sent, kept on this device' },
  refusedHere: { zh: '未被接受，待修改', en: 'Not accepted, to be corrected' },
  sendNow: { zh: '立即发送', en: 'Send now' },
  open: { zh: '打开修改', en: 'Open and correct' },
  goOn: { zh: '继续填写', en: 'Go on' },
  drop: { zh: '丢弃', en: 'Discard' },
  dropNamed: { zh: '丢弃 {title}', en: 'Discard {title}' },
  dropped: { zh: '已丢弃：{title}', en: 'Discarded: {title}' },
  undo: { zh: '撤销', en: 'Undo' },
  leaveTitle: { zh: '还有 {n} 份内容未发送', en: '{n} item(s) are not sent yet' },
  leaveEffect: {
    zh: '退出后加密保留在本机，下次在这台电脑登录后自动发送。',
    en: 'They stay encrypted on this computer and are sent after you next sign in on it.',
  },
  leave: { zh: '退出登录', en: 'Sign out' },
  newBuild: { zh: '有新版本', en: 'A new version is ready' },
  takeNew: { zh: '刷新', en: 'Reload' },
  startedOffline: { zh: '当前离线，显示上次读取的内容', en: 'No line: what was read last is shown' },
} satisfies Record<string, Text>;
