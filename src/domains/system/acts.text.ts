import type { Text } from '../../kernel/text.ts';

/** Acts of administration and of the personal centre, as the history calls them. */
export const SYSTEM_ACTS: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'system.user': {
    updatePass: { zh: '修改密码', en: 'Password changed' },
    resetPassword: { zh: '重置密码', en: 'Password reset' },
    mailAccount: { zh: '修改邮箱账号', en: 'E-mail account changed' },
    resetSecondFactor: { zh: '取消双重验证', en: 'Second factor taken away' },
    secondFactor: { zh: '设置双重验证', en: 'Second factor set up' },
    viewEmailPass: { zh: '查看邮箱密码', en: 'E-mail password seen' },
    switch: { zh: '切换用户', en: 'Acted as the user' },
    signOut: { zh: '强制退出', en: 'Signed out' },
    unlock: { zh: '解除锁定', en: 'Unlocked' },
    menuOrder: { zh: '调整菜单顺序', en: 'Menu order changed' },
    ticket: { zh: '签发登录票据', en: 'Sign-in ticket issued' },
  },
  'system.vessel': { organization: { zh: '调整所属组织', en: 'Organizations changed' } },
};
