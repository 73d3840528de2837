import { definePage } from '../../../kernel/page.ts';

export const scriptsPage = definePage({
  component: 'system/Scripts',
  title: { zh: '脚本执行', en: 'Scripts' },
  icon: 'Build',
  permission: 'operations:scriptRun:list',
  records: ['operations.scriptRun'],
  menu: { key: 'system.scripts', address: '/system/tools/scripts', group: 'system.tools', order: 90 },
  help: {
    purpose: {
      zh: '随程序提供的维护脚本：先试运行看结果，再正式执行，全过程留痕。',
      en: 'Maintenance that ships with the product: try it first, then run it; every run is kept.',
    },
  },
});
