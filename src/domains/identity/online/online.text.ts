import type { Text } from '../../../kernel/text.ts';

export const ONLINE_TEXT = {
  title: { zh: '在线用户', en: 'Online users' },
  state: { zh: '状态', en: 'Status' },
  present: { zh: '在线', en: 'Present' },
  idle: { zh: '空闲', en: 'Idle' },
  here: { zh: '本次登录', en: 'Yours' },
  end: { zh: '强制退出', en: 'Sign out' },
  endEffect: {
    zh: '此登录立即失效，对方须重新登录才能继续',
    en: 'This sign-in ends at once; the person must sign in again to go on',
  },
  endAll: { zh: '退出此人全部登录', en: 'Sign out everywhere' },
  endAllEffect: {
    zh: '此人的全部登录立即失效，须重新登录才能继续',
    en: 'Every sign-in of this person ends at once; the person must sign in again to go on',
  },
  ended: { zh: '已退出 {n} 个登录', en: '{n} sign-in(s) ended' },
} satisfies Record<string, Text>;
