import { definePage } from '../../../kernel/page.ts';
import { TEMPLATE_TEXT as TEXT } from './template.text.ts';

export const equipmentManagementPage = definePage({
  component: 'maintenance/EquipmentManagement',
  title: TEXT.title,
  icon: 'Cluster',
  permission: 'maintenance:equipmentTemplate:list',
  records: [
    'maintenance.equipmentTemplate/templates',
    'maintenance.templateNode/nodes',
    'maintenance.templateJob/jobs',
  ],
  menu: { key: 'maintenance.equipmentTemplate', address: '/maintenance/templates', group: 'maintenance', order: 5 },
  help: {
    purpose: {
      zh: '姊妹船共有的设备与工作卡：编成模板，发布后复制到各船。',
      en: 'What sister ships have in common: equipment and jobs written as a template, released and copied to ships.',
    },
    ways: [
      {
        zh: '在模板页面登记设备与工作卡；发布后不能改动，修订成为下一版。',
        en: 'Equipment and jobs are entered on the page of the template; released it stands still, and a revision is its next version.',
      },
      {
        zh: '复制前可预览：按模板来源、否则按编码对应本船设备；没有的新增，有的只更新本船未改过的内容。',
        en: 'Preview it first: equipment is found by its origin, else by its code; what is missing is added, and only what nobody changed on the ship is updated.',
      },
      {
        zh: '本船改过的与模板已删除的只列出，不动；序列号、安装日期、读数与完成记录不复制。',
        en: 'What was changed on the ship, and what the template has no more, is listed and left; serial numbers, dates, readings and what was done are not copied.',
      },
      {
        zh: '新工作卡没有上次完成，首次到期从设备启用日或复制日算起，可在工作卡中补填。',
        en: 'A new job was never done: it is due first from when its machine was commissioned, or from the day of the copy, until somebody enters when it was last done.',
      },
    ],
  },
});
