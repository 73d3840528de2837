import { definePage } from '../../../kernel/page.ts';

export const departmentsPage = definePage({
  component: 'system/Departments',
  title: { zh: '部门管理', en: 'Departments' },
  icon: 'Apartment',
  permission: 'identity:organization:list',
  records: ['identity.organization'],
  menu: { key: 'system.departments', address: '/system/departments', group: 'system.organization', order: 10 },
  help: {
    purpose: {
      zh: '公司机构树：部门、分公司、船舶机构及其人员；调整按日期生效并经审批。',
      en: 'The tree of units with their people; changes take effect by date once approved.',
    },
    ways: [
      {
        zh: '拖动机构到新上级即提出调整，不会立刻改变数据范围。',
        en: 'Dragging a unit asks for a change; data scope changes when it takes effect.',
      },
    ],
  },
});
