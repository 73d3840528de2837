import { definePage } from '../../../kernel/page.ts';

export const applicationDetailsPage = definePage({
  component: 'purchasing/ApplicationDetails',
  title: { zh: '申请详情', en: 'Application details' },
  icon: 'Profile',
  permission: 'purchasing:tracedLine:list',
  menu: {
    key: 'purchasing.applicationDetails',
    address: '/purchasing/application-details',
    group: 'purchasing',
    order: 40,
  },
  help: {
    purpose: { zh: '申请详情：逐行查看申请到了哪一步。', en: 'Where each line is that was asked for.' },
    ways: [
      {
        zh: '按船舶、类别、进度筛选；点一行打开所属申请。',
        en: 'Filter by ship, type and progress; a row opens its application.',
      },
    ],
  },
});
