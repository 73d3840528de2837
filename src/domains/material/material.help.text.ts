import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages about what is bought. */
export const help: HelpTexts = {
  'material/Material': {
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
  'material/Category': {
    purpose: {
      zh: '物料类别：最多四级，采购类别由最上级决定，物料放在最末级。',
      en: 'The tree of categories, at most four levels: the top decides how something is bought, materials stand at the leaves.',
    },
    ways: [
      {
        zh: '下级的编码以上级的编码开头；物料编码由类别编码加五位流水号组成。',
        en: 'A code continues its parent’s; a material’s code is that of its category and five digits.',
      },
      {
        zh: '有下级或物料后，采购类别不能再改。',
        en: 'Once categories or materials stand below, the purchase type stays.',
      },
    ],
  },
  'material/ShipLimit': {
    purpose: {
      zh: '船舶定额：每种物料在船上（或岸库）的最低与最高存量。',
      en: 'The least and the most of each material on a ship or in a store.',
    },
    ways: [
      {
        zh: '填船型的一行对该船型各船通用，船舶自己的定额优先。',
        en: 'A line of a ship type holds for its ships, but where a ship has a limit of her own.',
      },
      {
        zh: '数量以物料的基本单位计；关键物料的最低不能为零。',
        en: 'Quantities are in base units; the minimum of a critical item is above zero.',
      },
    ],
  },
  'resource:material.unitConversion': {
    purpose: {
      zh: '单位换算：不填物料的对所有物料适用，限同一量纲；填物料的是该物料的包装，折合基本单位。',
      en: 'Conversions: without a material they hold for all, inside one dimension; with one they are its packagings, in its base unit.',
    },
    ways: [
      {
        zh: '已建立的换算只能改系数；新的包装另建一个单位和换算。',
        en: 'Of a conversion only the factor changes; new packaging is a new unit and conversion.',
      },
      {
        zh: '两个单位之间只能有一条换算路径，形成循环的不予保存。',
        en: 'Two units are joined in one way only; what would close a ring is refused.',
      },
    ],
  },
  'resource:material.unit': {
    purpose: {
      zh: '计量单位：代码、名称、量纲与数量的小数位。',
      en: 'Units with code, names, what they measure, and how many decimals their quantities have.',
    },
    ways: [{ zh: '小数位为 0 的单位，数量须为整数。', en: 'Quantities in a unit of no decimals are whole.' }],
  },
};
