import { definePage } from '../../../kernel/page.ts';

export const defectPage = definePage({
  component: 'resource:qhse.defect',
  title: { zh: '缺陷', en: 'Defect' },
  icon: 'Profile',
  permission: 'qhse:defect:list',
  menu: { key: 'qhse.defects', address: '/qhse/defects', group: 'qhse', order: 10 },
  help: {
    purpose: { zh: '缺陷的登记与查询。', en: 'Defect: entered, kept and found here.' },
  },
});
