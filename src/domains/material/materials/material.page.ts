import { definePage } from '../../../kernel/page.ts';

export const materialPage = definePage({
  component: 'material/Material',
  title: { zh: '物料档案', en: 'Materials' },
  icon: 'Appstore',
  permission: 'material:material:list',
  records: ['material.material'],
  menu: { key: 'purchasing.material', address: '/purchasing/materials', group: 'purchasing.materials', order: 10 },
  help: {
    purpose: {
      zh: '物料档案：物料、备件、油品、服务的名称、规格、单位与管理要求，申请、订单与库存共同引用。',
      en: 'Everything that is bought, with names, specification, units and handling; requests, orders and stock refer to it.',
    },
    ways: [
      {
        zh: '左侧选类别，右侧为该类别及其下级的物料。',
        en: 'Choose a category at the left; the list shows it and all below it.',
      },
      {
        zh: '船上缺少的物料可先新建为“待启用”，采购员核对后启用或合并到已有物料。',
        en: 'What is missing may be entered as pending; a buyer activates it or merges it into one that is there.',
      },
      {
        zh: '合并后原物料停用，换算与定额移入目标物料；目标已有的以目标为准。',
        en: 'A merged item is disabled; its conversions and limits move to the target, whose own stand.',
      },
      {
        zh: '危险品须有 UN 号与安全数据表才能启用；备件须有件号。',
        en: 'Dangerous goods need a UN number and a safety data sheet to be active; spares need a part number.',
      },
    ],
    figures: [
      {
        name: { zh: '合基本单位', en: 'In base units' },
        how: {
          zh: '一个该单位 = 系数 × 基本单位：先取本物料的采购换算和其他包装，再取通用换算；数量只在最后按单位的小数位四舍五入一次。',
          en: 'One of the unit = factor × base unit: the material’s own packagings first, then what holds for all. Quantities are rounded once, at the end, to the decimals of the unit.',
        },
      },
    ],
  },
});
