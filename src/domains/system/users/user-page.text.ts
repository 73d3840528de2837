import type { Text } from '../../../kernel/text.ts';

export const USER_TEXT = {
  resetPassword: { zh: '重置密码', en: 'Reset password' },
  resetTitle: { zh: '重置“{name}”的密码', en: 'Reset the password of “{name}”' },
  resetEffect: { zh: '重置后该用户在所有设备上退出登录', en: 'The user is signed out on every device' },
  newPassword: { zh: '新密码', en: 'New password' },
  again: { zh: '再次输入', en: 'Once more' },
  differ: { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
  resetDone: { zh: '密码已重置', en: 'The password has been reset' },
  make: { zh: '生成', en: 'Make one' },
  copied: { zh: '已复制', en: 'Copied' },
  cancel: { zh: '取消', en: 'Cancel' },
  signOut: { zh: '强制退出', en: 'Sign out' },
  signOutEffect: {
    zh: '该用户须重新登录，未保存的内容可能丢失',
    en: 'The user has to sign in again; unsaved input may be lost',
  },
  signedOut: { zh: '已退出 {n} 处登录', en: '{n} sign-in(s) ended' },
  unlock: { zh: '解除锁定', en: 'Unlock' },
  unlocked: { zh: '已解除锁定', en: 'The account is unlocked' },
  actAs: { zh: '以此身份登录', en: 'Sign in as this user' },
  actAsEffect: {
    zh: '您将以该用户身份操作，日志同时记录双方姓名，可随时返回本人',
    en: 'You act as this user; the log records both names, and you may return at any time',
  },
} satisfies Record<string, Text>;
