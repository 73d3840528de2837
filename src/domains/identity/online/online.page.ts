import { definePage } from '../../../kernel/page.ts';

export const onlinePage = definePage({
  component: 'system/Online',
  title: { zh: '在线用户', en: 'Online users' },
  icon: 'UsergroupAdd',
  permission: 'identity:onlineSession:list',
  menu: { key: 'system.online', address: '/system/monitoring/online', group: 'system.monitoring', order: 20 },
  help: {
    purpose: {
      zh: '当前登录的账号与设备，可强制退出。',
      en: 'Who is signed in now on which device; they can be signed out.',
    },
    figures: [
      {
        name: { zh: '在线', en: 'Online' },
        how: {
          zh: '最近五分钟内有操作或保持连接的登录。',
          en: 'Sign-ins with a call or an open line in the last five minutes.',
        },
      },
    ],
  },
});
