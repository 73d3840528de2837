import { definePage } from '../../../kernel/page.ts';

export const jobPage = definePage({
  component: 'resource:identity.job',
  title: { zh: '岗位', en: 'Posts' },
  icon: 'Idcard',
  permission: 'identity:job:list',
  menu: { key: 'system.jobs', address: '/system/jobs', group: 'system.organization', order: 30 },
  help: {
    purpose: {
      zh: '岗位名称与类别，供人员、审批人规则和通讯录引用。',
      en: 'Posts and their categories, used by people, approval rules and the directory.',
    },
  },
});
