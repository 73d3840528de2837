import { definePage } from '../../../kernel/page.ts';

export const usersPage = definePage({
  component: 'system/Users',
  title: { zh: '用户', en: 'Users' },
  icon: 'User',
  permission: 'identity:user:list',
  records: ['identity.user'],
  menu: { key: 'system.users', address: '/system/users', group: 'system.people', order: 10 },
  help: {
    purpose: {
      zh: '账号管理：新建、停用、角色与数据授权、重置密码、临时账号。',
      en: 'Accounts: make, disable, roles, data granted, passwords, temporary accounts.',
    },
    ways: [
      {
        zh: '可见数据由所属机构、分管船舶和数据授权共同决定。',
        en: 'What one sees follows from unit, ships and data granted together.',
      },
      { zh: '不能给予他人超出自己权限的角色。', en: 'Nobody gives more than they hold.' },
    ],
  },
});
