import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages from the application to the demand. */
export const help: HelpTexts = {
  'purchasing/CrewApplication': {
    purpose: {
      zh: '船员申请：船舶与岸上单位申请采购的全部单据，从草稿到到货。',
      en: 'All that ships and units ask to have bought, from the draft to the delivery.',
    },
    ways: [
      {
        zh: '从物料档案成批选取，或直接从表格软件粘贴；选定物料后自动带出名称、规格、单位与定额。',
        en: 'Pick many materials at once, or paste from a spreadsheet; a material brings its name, specification, unit and limits.',
      },
      {
        zh: '紧急与应急申请须写事由；同船同物料已有未结申请或超过最高定额时，提交前须说明。',
        en: 'Urgent and emergency ones say why. Where the same is on its way, or more than the limit is asked for, say so before it is submitted.',
      },
      {
        zh: '审批通过后，每个批准的行进入需求池；列表的阶段与计数显示已订、已到。',
        en: 'Approved, each granted line is demand; stage and counts of the list show what is ordered and received.',
      },
    ],
    figures: [
      {
        name: { zh: '估算金额', en: 'Estimate' },
        how: {
          zh: '逐行：批准数（未审批时为申请数）× 参考价，折合人民币，四舍五入到分后相加；无参考价的行不计入，另注明行数。',
          en: 'Line by line the granted (before approval the requested) quantity × reference price in CNY, rounded to two places, then added; lines without a price are counted, not guessed.',
        },
      },
    ],
  },
  'purchasing/ApplicationEdit': {
    purpose: {
      zh: '申请编辑：尚未提交或被退回的申请，继续填写后提交。',
      en: 'Applications that are still being written or were returned.',
    },
    ways: [
      {
        zh: '新建后先保存草稿，再在单据页提交审批；断网时所填内容保留在本机。',
        en: 'Save a draft, then submit it from its page; without a line what was typed is kept on the device.',
      },
    ],
  },
  'purchasing/ApplicationApproval': {
    purpose: {
      zh: '申请审批：轮到本人审批的采购申请。',
      en: 'Applications whose approval waits for you.',
    },
    ways: [
      {
        zh: '打开单据点“编辑”，逐行核定批准数并写意见；批准数不能超过申请数，为零时须写意见。',
        en: 'Open one, choose Edit, and grant each line; never more than was asked for, and a line of zero says why.',
      },
      {
        zh: '保存后在右侧同意、退回或驳回；其他内容在审批中不能改。',
        en: 'Save, then approve, return or reject at the right; nothing else can be changed meanwhile.',
      },
    ],
  },
  'purchasing/ApplicationDetails': {
    purpose: {
      zh: '申请详情：逐行查看申请到了哪一步。',
      en: 'Where each line is that was asked for.',
    },
    ways: [
      {
        zh: '按船舶、类别、进度筛选；点一行打开所属申请。',
        en: 'Filter by ship, type and progress; a row opens its application.',
      },
    ],
  },
  'purchasing/DemandPool': {
    purpose: {
      zh: '需求池：各船已批准、尚未安排采购的需求。',
      en: 'What has been granted to all ships and is not yet being bought.',
    },
    ways: [
      {
        zh: '选中多行可一次设置采购员或去向；“查看可合并”列出同一物料、同一来源的各船需求。',
        en: 'Choose rows to set buyer or route at once; “Show what merges” lists the needs of one material and source of all ships.',
      },
      {
        zh: '无法采购的退回申请人并写明原因。',
        en: 'What cannot be bought goes back with the reason.',
      },
    ],
    figures: [
      {
        name: { zh: '可合并、合并数量', en: 'Mergeable, together' },
        how: {
          zh: '同一合并键（物料加配件来源）下待分配与已派采购员的需求行数及未安排数量之和；手工描述的物品不合并。',
          en: 'Open and assigned needs of the same key (material and part source), and the sum of their open quantities. Free descriptions never merge.',
        },
      },
    ],
  },
  'purchasing/InquirySheet': {
    purpose: {
      zh: '询价单：向供应商询价，从草稿、报价、开启、比价到定标。',
      en: 'Inquiries of suppliers: draft, quotation, opening, comparison, award.',
    },
    ways: [
      {
        zh: '在需求池勾选同一类别的需求生成询价单；合并键相同的需求合为一行，各船的数量记在来源里。',
        en: 'Choose needs of one type in the demand pool; those of one merge key become one line, with each ship as a source.',
      },
      {
        zh: '发布后需求被本询价占用；截止前可延长，截止后任何报价都不再接收。',
        en: 'Published, it holds its needs. It may be extended before its time is up; afterwards nothing is taken.',
      },
      {
        zh: '价格密封到开启为止，管理员也看不到；金额大的询价须两人先后确认开启。',
        en: 'Prices are sealed until the opening, for administrators too; what is worth much is opened by two people.',
      },
      {
        zh: '“比价”页签列出各供应商逐行价格与各定标方案的总成本，从那里定标，也可再报一轮。',
        en: '“Comparison” shows prices line by line and what each way to award costs; award from there, or ask for another round.',
      },
    ],
    figures: [
      {
        name: { zh: '不含税单价', en: 'Net price' },
        how: {
          zh: '报价 ÷ 换算数 ÷（1＋含税税率）×（1－行折扣）×（1－整单折扣）× 截止日汇率，六位小数。',
          en: 'Price ÷ units in one ÷ (1 + tax inside) × (1 − discount of the line) × (1 − discount of the whole) × rate of the deadline’s day, six places.',
        },
      },
      {
        name: { zh: '最优分配', en: 'Best split' },
        how: {
          zh: '在限定家数内，逐行取最低，货款＋所用供应商的运费＋每家订单处理成本之和最小的组合。',
          en: 'Of at most so many suppliers, each line of the cheapest: the set with the least sum of goods, freight of those used, and the cost of handling their orders.',
        },
      },
    ],
  },
  'purchasing/Quotation': {
    purpose: {
      zh: '报价单：各供应商各轮的报价；开启前只有状态与时间。',
      en: 'What suppliers offered in each round; before the opening only states and times.',
    },
    ways: [
      {
        zh: '邮件来的报价在询价单上“代录报价”，保存即密封；要改则在截止前整份重录。',
        en: 'What came by mail is entered from the inquiry and sealed with saving; to change it, enter it anew before the deadline.',
      },
      {
        zh: '密封摘要在提交时给供应商，开启时核对，证明内容未被改动。',
        en: 'The digest is given to the supplier with the receipt and checked at the opening: nothing was changed.',
      },
    ],
  },
  'purchasing/Award': {
    purpose: {
      zh: '定标：谁供哪一行，审批后生成订单。',
      en: 'Who delivers which line; once approved, its orders are made.',
    },
    ways: [
      {
        zh: '不是最低报价的行须写理由；有效报价少于规定家数时须写明原因。',
        en: 'A line that does not go to the lowest offer says why, and so does an award on fewer quotations than the house wants.',
      },
      {
        zh: '批准后“生成订单”：按供应商、船舶与交货港各一张，运费按金额分摊到分。',
        en: 'Approved, “Make the orders”: one for each supplier, ship and port; freight is shared by amount to the cent.',
      },
    ],
    figures: [
      {
        name: { zh: '节约', en: 'Saving' },
        how: {
          zh: '比较基准减货款；基准为 24 个月内上次价格，没有则取各报价的中位数。',
          en: 'Benchmark less goods; the benchmark is the last price within 24 months, else the median of the quotations.',
        },
      },
    ],
  },
  'purchasing/OrderChange': {
    purpose: {
      zh: '订单变更：生效订单的数量、单价与交期改动，批准后成为订单的下一版次。',
      en: 'Changes of orders in force: quantities, prices, the day; approved, it is the next revision.',
    },
    ways: [
      {
        zh: '在订单上点“变更”，原值与新值并列；不能少于已收数量，增加的数量不能超过需求的未安排数。',
        en: 'Press “Change” on the order: old and new stand side by side. Not below what has come, nor more than is left of the need.',
      },
      {
        zh: '总额上升超过 5% 或 5,000 元时按新订单逐级审批，否则只须采购经理；生效后预算、需求与待收货随之调整，须重新发送供应商确认。',
        en: 'Where it rises by more than 5 % or 5,000 it is approved like a new order, else by the purchasing manager; budget, needs and what is expected follow, and the supplier confirms anew.',
      },
    ],
  },
  'purchasing/OrderManager': {
    purpose: {
      zh: '订单管理：全部采购订单，从草稿、审批、发送到供应商确认。',
      en: 'All orders, from the draft over approval and sending to the supplier’s confirmation.',
    },
    ways: [
      {
        zh: '在需求池选中同一船舶、同一类别的需求，点“生成订单”即得草稿；核对数量、单价、税率后提交审批。',
        en: 'Choose needs of one ship and type in the demand pool and make an order of them; check quantities, prices and tax, then submit it.',
      },
      {
        zh: '审批通过即占用需求、固定汇率；发送时填邮箱则以邮件附 PDF 送出，之后登记供应商承诺的交期。',
        en: 'Approved, it takes the needs and its rate stands still; sent to an address it goes as PDF by mail; then record what the supplier promises.',
      },
      {
        zh: '取消订单须写原因，所占需求回到需求池。',
        en: 'Cancelling says why; its needs are open again.',
      },
    ],
    figures: [
      {
        name: { zh: '总额', en: 'Total' },
        how: {
          zh: '各行不含税净额与费用之和加税额；含税行净额 = 金额 ÷（1 + 税率），四舍五入到分，税额为余数。本位币总额 = 总额 × 汇率（生效日中间价）。',
          en: 'Net amounts of lines and charges plus tax; of a line with its tax inside, net = amount ÷ (1 + rate), rounded to two places, and tax is the rest. In base currency: × the middle rate of the day it came in force.',
        },
      },
    ],
  },
  'purchasing/OrderApproval': {
    purpose: {
      zh: '订单审批：轮到本人审批的采购订单。',
      en: 'Orders whose approval waits for you.',
    },
    ways: [
      {
        zh: '采购经理审批；超过 10 万再由应付会计，超过 50 万再由总经理审批；采购员不审批自己的订单。',
        en: 'The purchasing manager, above 100,000 also accounts payable, above 500,000 also the general manager; nobody approves their own.',
      },
    ],
  },
};
