import type { Slice } from '../../../kernel/server/compose.ts';
import { personalEndpoints } from '../personal/personal.server.ts';
import { userCenterPage } from '../user-center/user-center.page.ts';
import { user } from './user.resource.ts';
import { userEndpoints } from './user.server.ts';
import { usersPage } from './users.page.ts';

/** Accounts, and what people do with their own. */
export const userSlice: Slice = {
  resources: [user],
  endpoints: [...personalEndpoints, ...userEndpoints],
  pages: [usersPage, userCenterPage],
  permissions: {
    'identity:user:switch': { zh: '切换为其他用户', en: 'Sign in as another user' },
    'identity:user:signOut': { zh: '强制退出', en: 'Sign a user out' },
    'identity:user:resetPassword': { zh: '重置密码', en: 'Reset a password' },
  },
  grants: {
    GM: ['identity:user:list'],
    HR_CLERK: ['identity:user:list'],
    HR_MANAGER: ['identity:user:list'],
  },
  acts: {
    'identity.user': {
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
  },
};
