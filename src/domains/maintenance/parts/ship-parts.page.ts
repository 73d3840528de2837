import { definePage } from '../../../kernel/page.ts';
import { PART_TEXT as TEXT } from './part.text.ts';

export const shipPartsPage = definePage({
  component: 'maintenance/ShipParts',
  title: TEXT.title,
  icon: 'Gold',
  permission: 'maintenance:shipEquipmentPart:list',
  records: [
    'maintenance.shipEquipmentPart/aboard',
    'maintenance.equipmentPart/parts',
    'maintenance.equipmentPartSpec/specs',
  ],
  menu: { key: 'maintenance.shipEquipmentPart', address: '/maintenance/parts', group: 'maintenance', order: 36 },
  help: {
    purpose: {
      zh: '设备的备件、规格与对应物料，船上库存、最低库存、更换与检查，以及是否可以采购。',
      en: 'Parts of the machines, their specifications and stock materials; what lies on board, its minimum, replacement and checks, and whether it may be bought.',
    },
    ways: [
      {
        zh: '先在“备件”登记设备的备件，再在其页面新增规格并选物料；保存后该船即列入在船备件。',
        en: 'Enter the part of a machine, then on its page a specification with its material: from then on the ship keeps it.',
      },
      {
        zh: '最低库存、更换频次与检查周期在“在船备件”中编辑；采购审批通过的备件才能采购。',
        en: 'Minimum, replacement and checks are edited on board; a part may be bought once that is approved.',
      },
      {
        zh: '工作卡列计划备件，生成工单时带入；工单填写耗用数，确认时从本船库存出库。',
        en: 'Jobs name planned parts, which their orders take over; what an order used leaves the stock of the ship as it is confirmed.',
      },
      {
        zh: '导出即备件清单：设备、备件、单位、库存、最低库存、频次、审批与检查。',
        en: 'The export is the list of parts: equipment, part, unit, stock, minimum, frequency, approval and checks.',
      },
    ],
    figures: [
      {
        name: { zh: '库存', en: 'On hand' },
        how: {
          zh: '本船仓库中该物料的结存合计，按基本单位。',
          en: 'All of the material that lies in the store of the ship, in its base unit.',
        },
      },
      {
        name: { zh: '下次检查', en: 'Next check' },
        how: {
          zh: '上次检查日加检查周期的月数，月末没有该日的取月末；任一未填或周期为 0 则无。',
          en: 'The last check plus so many months, at most the end of that month; none where either is empty or the period is 0.',
        },
      },
    ],
  },
});
