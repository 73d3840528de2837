import type { Text } from '../../../kernel/text.ts';

export const ONLINE_TEXT = {
  title: { zh: '在线用户', en: 'Online users' },
  state: { zh: '状态', en: 'State' },
  present: { zh: '在线', en: 'Present' },
  idle: { zh: '空闲', en: 'Idle' },
  here: { zh: '本次登录', en: 'This sign-in' },
  end: { zh: '强制退出', en: 'Sign out' },
  endEffect: {
    zh: '此登录立即失效，对方未保存的内容会丢失',
    en: 'This sign-in ends at once; what is not saved there is lost',
  },
  endAll: { zh: '退出此人全部登录', en: 'Sign out everywhere' },
  endAllEffect: {
    zh: '此人的全部登录立即失效，未保存的内容会丢失',
    en: 'Every sign-in of this person ends at once; what is not saved is lost',
  },
  ended: { zh: '已退出 {n} 个登录', en: '{n} sign-in(s) ended' },
} satisfies Record<string, Text>;
