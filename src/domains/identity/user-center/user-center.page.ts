import { definePage } from '../../../kernel/page.ts';

export const userCenterPage = definePage({
  component: 'system/UserCenter',
  title: { zh: '个人中心', en: 'Personal centre' },
  icon: 'User',
  layout: '/user/center',
  help: {
    purpose: {
      zh: '本人的资料、密码、消息与邮件设置、登录设备和最近活动。',
      en: 'Your own profile, password, message and mail settings, devices and recent activity.',
    },
    ways: [
      {
        zh: '姓名由账号管理人员维护，其余可自行修改。',
        en: 'Names are set by those who keep accounts; the rest is yours.',
      },
    ],
  },
});
