import { definePage } from '../../../kernel/page.ts';

export const shipEquipmentPage = definePage({
  component: 'maintenance/ShipEquipment',
  title: { zh: '船舶设备', en: 'Ship equipment' },
  icon: 'Partition',
  permission: 'maintenance:equipment:list',
  records: ['maintenance.equipment'],
  menu: { key: 'maintenance.equipment', address: '/maintenance/equipment', group: 'maintenance', order: 10 },
  help: {
    purpose: {
      zh: '每艘船上装有的设备：按分组、系统、设备、部件成树，最多八级。',
      en: 'What is installed on each ship, as a tree of groups, systems, machines and components, eight levels at most.',
    },
    ways: [
      {
        zh: '左上选船；按编码、名称、厂家或序列号查找；“关键设备”只列 国际安全管理规则 10.3 所指的设备。',
        en: 'Choose the ship at the top; look for code, name, maker or serial number; critical equipment is that of ISM Code 10.3.',
      },
      {
        zh: '关键设备由船技经理确定；部件随上级。关键设备的作业没有周期允差。',
        en: 'The technical manager decides what is critical; components follow. Its jobs have no tolerance.',
      },
      {
        zh: '保养工作、备件、计时器、监测与船级检验各页含下级设备的；没有计时器的设备用最近上级的。',
        en: 'Its jobs, parts, counters, monitoring reports and class items are shown with those of all below it; without a counter it goes by the nearest above.',
      },
    ],
  },
});
