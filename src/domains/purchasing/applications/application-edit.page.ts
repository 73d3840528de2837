import { definePage } from '../../../kernel/page.ts';

export const applicationEditPage = definePage({
  component: 'purchasing/ApplicationEdit',
  title: { zh: '申请编辑', en: 'Application edit' },
  icon: 'Edit',
  permission: 'purchasing:application:add',
  menu: {
    key: 'purchasing.applicationEdit',
    address: '/purchasing/application-edit',
    group: 'purchasing',
    order: 20,
    from: 'purchasing/CrewApplication',
  },
  help: {
    purpose: {
      zh: '申请编辑：尚未提交或被退回的申请，继续填写后提交。',
      en: 'Applications that are still being written or were returned.',
    },
    ways: [
      {
        zh: '新建后先保存草稿，再在单据页提交审批；断网时所填内容保留在本机。',
        en: 'Save a draft, then submit it from its page; without a line what was typed is kept on the device.',
      },
    ],
  },
});
