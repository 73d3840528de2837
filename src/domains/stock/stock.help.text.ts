import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages about stock. */
export const help: HelpTexts = {
  'stock/Expected': {
    purpose: {
      zh: '待收货：生效订单的每一行，直到收齐或取消；到货在这里登记。',
      en: 'Every line of an order in force until all of it has come or it is cancelled; what comes is received here.',
    },
    ways: [
      {
        zh: '选中同一订单的若干行“登记收货”，生成到货数、验收数已填好的收货单，改动不符的数后记账。',
        en: 'Choose lines of one order and receive them: a receipt is written with all that is open; change what differs, then post it.',
      },
    ],
    figures: [
      {
        name: { zh: '未收', en: 'Open' },
        how: {
          zh: '订购数 − 已验收数；可超收的类别最多超出所示比例。',
          en: 'Ordered − accepted; where more may come, by the percentage shown.',
        },
      },
    ],
  },
  'stock/Inventory': {
    purpose: {
      zh: '收货单：每张订单的到货、验收与拒收；记账后验收数入库。',
      en: 'What came of each order, what was accepted and what rejected; posted, what was accepted is stock.',
    },
    ways: [
      {
        zh: '拒收须写明原因；按批次管理的物料须填批号；物料自由填写或不入库的类别只计到货。',
        en: 'What is rejected says why; materials kept by batch name it; free text and what is not stocked is received without becoming stock.',
      },
      {
        zh: '记错时冲销：按原金额反向记账；已被领用的不能冲销。',
        en: 'A mistake is reversed at what was posted; what has left the store already cannot be.',
      },
    ],
  },
  'stock/Issue': {
    purpose: {
      zh: '领用单：从船舶或岸基仓库领出的物资与用途；记账后按平均单价出库。',
      en: 'What is taken out of a store and what for; posted, it leaves at the average cost.',
    },
    ways: [
      {
        zh: '选仓库，成批选物资，填领用数后记账；结存不足的行当场指出，不会出现负库存。',
        en: 'Choose the store, pick the items, say how many and post; a line that asks for more than is there is pointed out, and stock is never negative.',
      },
    ],
  },
  'stock/Materials': {
    purpose: {
      zh: '库存物资：每艘船、每个岸基仓库的结存，金额只对有权限的人显示。',
      en: 'What each ship and store ashore holds; values are shown to those who may see them.',
    },
    figures: [
      {
        name: { zh: '平均单价', en: 'Average cost' },
        how: {
          zh: '移动加权平均：金额 ÷ 结存；收货加入其金额，领用按平均带走，结存为零时金额为零。',
          en: 'Moving average: value ÷ quantity. A receipt adds what it cost, an issue takes the average, and nothing left is worth nothing.',
        },
      },
    ],
  },
  'stock/Query': {
    purpose: {
      zh: '库存查询：所有仓库的每一笔出入，按记账先后，不可修改。',
      en: 'Every movement of every store in the order in which it was posted; nothing of it changes.',
    },
  },
  'stock/Location': {
    purpose: { zh: '库位管理：每个仓库的区域、房间、货架与货位。', en: 'Areas, rooms, racks and bins of each store.' },
  },
  'resource:stock.store': {
    purpose: {
      zh: '仓库：船舶的仓库随船建立，岸基仓库在这里登记。',
      en: 'Ships have their store by themselves; those ashore are entered here.',
    },
  },
};
