import { definePage } from '../../../kernel/page.ts';

export const applicationApprovalPage = definePage({
  component: 'purchasing/ApplicationApproval',
  title: { zh: '申请审批', en: 'Application approval' },
  icon: 'Audit',
  permission: 'purchasing:application:list',
  menu: {
    key: 'purchasing.applicationApproval',
    address: '/purchasing/application-approval',
    group: 'purchasing',
    order: 30,
    from: 'purchasing/CrewApplication',
  },
  help: {
    purpose: { zh: '申请审批：轮到本人审批的采购申请。', en: 'Applications whose approval waits for you.' },
    ways: [
      {
        zh: '打开单据点“编辑”，逐行核定批准数并写意见；批准数不能超过申请数，为零时须写意见。',
        en: 'Open one, choose Edit, and grant each line; never more than was asked for, and a line of zero says why.',
      },
      {
        zh: '保存后在右侧同意、退回或驳回；其他内容在审批中不能改。',
        en: 'Save, then approve, return or reject at the right; nothing else can be changed meanwhile.',
      },
    ],
  },
});
