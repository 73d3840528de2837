import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages about budgets. */
export const help: HelpTexts = {
  'finance/InvoiceOrder': {
    purpose: {
      zh: '订单开票：生效订单各行的订购、已收、已开票与未开票数量，供应商的发票由此登记。',
      en: 'What suppliers may invoice, line by line of orders in force: ordered, accepted, invoiced, and what is left; their invoices are entered from here.',
    },
    ways: [
      {
        zh: '勾选同一供应商、同一币种的明细，点“登记发票”生成草稿，再按票面核对数量、单价、税额与价税合计。',
        en: 'Tick lines of one supplier and one currency and press “Enter the invoice”: a draft is made, which you compare with the paper.',
      },
    ],
    figures: [
      {
        name: { zh: '未开票', en: 'To invoice' },
        how: {
          zh: '已收（合格）− 已开票 − 审批中的发票数量。',
          en: 'Accepted − invoiced − what is on invoices under approval.',
        },
      },
    ],
  },
  'finance/InvoiceManager': {
    purpose: {
      zh: '发票管理：供应商发票从登记、匹配、审核到付款，一张发票只登记一次。',
      en: 'Suppliers’ invoices from their entry, through match and review, to the payment; each is entered once.',
    },
    ways: [
      {
        zh: '保存时自动与订单及收货核对；容差内直接送审，超出的为异常，先由采购答复，再由审核人决定。',
        en: 'As it is saved it is matched with order and receipt; within tolerance it goes to review, beyond it is an exception: the buyers answer first, then the reviewers decide.',
      },
      {
        zh: '发票号码相同的不能重复登记；同一销方近日有相同金额的，须说明不是重复。',
        en: 'A number is entered once; where the same seller sent the same amount lately, you say why it is no double.',
      },
      {
        zh: '审批通过后计入预算实际，并释放订单占用；全部开票的订单自动关闭。',
        en: 'Approved, it counts as spent and frees what the order had bound; an order invoiced to the last piece is closed.',
      },
    ],
    figures: [
      {
        name: { zh: '匹配结果', en: 'Match' },
        how: {
          zh: '数量不超过未开票数量；单价差异在比例与金额容差之内；税额与“不含税金额 × 税率”相差不超过税差。',
          en: 'Not more than is left to invoice; the price within both the percentage and the amount; the tax within its tolerance of net × rate.',
        },
      },
      {
        name: { zh: '未付', en: 'Open' },
        how: { zh: '价税合计 − 已付。', en: 'Gross − paid.' },
      },
    ],
  },
  'finance/PaymentRequisition': {
    purpose: {
      zh: '付款申请：为已审批的发票申请付款，可分次；只付到经第二人核实的账户。',
      en: 'Money asked for approved invoices, in parts where wanted, paid only into accounts that a second person has verified.',
    },
    ways: [
      {
        zh: '在发票管理勾选同一客商、同一币种的发票，点“申请付款”；金额不能超过可申请数，提交后即被占用。',
        en: 'Tick invoices of one partner and currency and press “Ask for payment”; not more than may be asked for, which is reserved as it is sent.',
      },
      {
        zh: '审批通过后由出纳勾选加入付款批次；付不了的注明原因退回，占用随之释放。',
        en: 'Approved, the cashier puts them together into a batch; what cannot be paid is returned with a reason and is free again.',
      },
    ],
    figures: [
      {
        name: { zh: '可申请', en: 'May be asked for' },
        how: { zh: '价税合计 − 已付 − 其他申请占用。', en: 'Gross − paid − what other requisitions ask for.' },
      },
      {
        name: { zh: '汇兑差额', en: 'Exchange difference' },
        how: {
          zh: '实付本位币 − 按入账汇率的对应部分；正数为损失，负数为收益。',
          en: 'What it cost in base currency − its part of what was booked; a loss above zero, a gain below.',
        },
      },
    ],
  },
  'finance/FocusPayment': {
    purpose: {
      zh: '集中付款：同一付款账户、同一天的付款申请合为一批，经审批生成银行文件，再登记银行结果。',
      en: 'Requisitions paid together from one account on one day: approved, told to the bank by a file, and settled by its results.',
    },
    ways: [
      {
        zh: '申请人、建批次的人与登记结果的人须为三人；合计超过可用余额须说明，并由财务总监审批。',
        en: 'Whoever asked, whoever makes the batch and whoever records the results are three people; above the balance it says why, and the head of finance approves.',
      },
      {
        zh: '导入银行回单：含“业务编号、结果、银行流水号、到账日、失败原因”各列；失败的回到待出纳，占用保留。',
        en: 'Read the bank’s results from its file; what was refused is the cashier’s again and stays reserved.',
      },
    ],
  },
  'finance/BankFiles': {
    purpose: {
      zh: '银行文件：每批付款生成的文件、笔数、合计、校验值与下载记录。',
      en: 'The files of each batch: payments, total, checksum, and who took them.',
    },
    ways: [
      {
        zh: '下载时按批次重新生成并核对校验值，内容与生成时逐字节一致；作废后可重新生成。',
        en: 'A download is built anew and compared with the checksum, the same to the byte; a void file is replaced by another.',
      },
    ],
  },
  'finance/PayerAccount': {
    purpose: {
      zh: '付款账户：公司付款的银行账户与可用余额，账号加密保存。',
      en: 'The accounts from which the company pays and what is available on them; their numbers lie sealed.',
    },
    ways: [
      {
        zh: '付款成功后可用余额自动减少；按银行对账单修改余额与日期。',
        en: 'What was paid leaves the balance; type it anew from the bank’s statement.',
      },
    ],
  },
  'finance/InvoiceReviewConfig': {
    purpose: {
      zh: '发票审核配置：哪些发票由谁审核，价差、税差与疑似重复的容差。',
      en: 'Who reviews which invoices, and up to where differences of price and tax pass.',
    },
    ways: [
      {
        zh: '业务、发票类型、异常越具体的配置越优先；同样具体的按金额区间，区间不得重叠。',
        en: 'The setting that says most about an invoice counts; where two say as much, the band of its amount does, and bands do not overlap.',
      },
      {
        zh: '容差留空时用更一般的配置，再没有则用通用值：单价 2% 且每行 500 元、每单 1,000 元，税额每行 0.06 元、每票 1.27 元。',
        en: 'An empty tolerance is that of a more general setting, and after that the usual one: 2 % and 500 a line, 1,000 a document; tax 0.06 a line, 1.27 a document.',
      },
    ],
  },
  'finance/BudgetAchievement': {
    purpose: {
      zh: '预算达成：当月、年初至当月和全年的预算、实际与占用，按科目或按船舶与单位逐级汇总。',
      en: 'Budget, actual and what is bound, in the month, the year to date and the year, by subject or by ship and unit.',
    },
    ways: [
      {
        zh: '点按末级的名称，打开它所计入的台账；可按船舶、体系筛选，导出的表格与页面一致。',
        en: 'The name of a row with nothing below it opens the entries behind it; narrow it by ship or system, and export what you see.',
      },
    ],
    figures: [
      {
        name: { zh: '达成率', en: 'Achieved' },
        how: {
          zh: '（实际 + 暂估）÷（预算 + 调整）。90% 以内正常，100% 以内接近预算，以上超出；没有预算却有实际的也为超出。',
          en: '(actual + estimate) ÷ (budget + adjustments). Up to 90 % on track, up to 100 % near the budget, above that over it; spending without a budget is over it too.',
        },
      },
      {
        name: { zh: '预计全年', en: 'Forecast' },
        how: {
          zh: '年初至当月的实际，加上其余各月的预算。',
          en: 'What was spent to date, and the budget of the months that are left.',
        },
      },
    ],
  },
  'finance/BudgetDetail': {
    purpose: {
      zh: '预算明细：每艘船、每个单位各预算体系的版本，逐科目十二个月。',
      en: 'The versions of what each ship and unit may spend, subject by subject over twelve months.',
    },
    ways: [
      {
        zh: '新建时自动列出体系的全部末级科目；表格中可直接键入、粘贴、拖动填充，也可按全年平均或按上年实际分摊。',
        en: 'A new one lists all subjects of its system; type, paste or fill in the grid, or spread the year evenly or by what last year was.',
      },
      {
        zh: '审批通过后生效，原版本失效，台账只记差额；已占用和已发生的金额不变。预测版本不参与控制。',
        en: 'Approved, it is in force and the ledger learns the difference to the version before; what is bound or spent stays. A forecast controls nothing.',
      },
    ],
  },
  'finance/BudgetAdjust': {
    purpose: {
      zh: '预算调整：年内调剂、追加、削减预算，不必另立版本。',
      en: 'Moves, adds or takes away budget within the year without a new version.',
    },
    ways: [
      {
        zh: '调剂各行合计为零；调出、削减的金额不能超过该科目的可用余额。',
        en: 'A transfer comes to zero; nothing is taken away that is spent or bound already.',
      },
    ],
  },
  'finance/BudgetException': {
    purpose: {
      zh: '超预算审批：单据超出预算时的一次性放行，由单据上的“申请超预算”发起。',
      en: 'Lets one document go over its budget once; it is asked for on the document itself.',
    },
    ways: [
      {
        zh: '通过后，该单据在申请额以内可以提交和生效；生效后不能再次使用。',
        en: 'Approved, the document passes for up to what was asked; once it is in force the exception is used up.',
      },
    ],
  },
  'finance/BudgetLedger': {
    purpose: {
      zh: '预算台账：预算、调整、预占、占用、暂估、实际的每一笔，只增不改。',
      en: 'Every entry of budget, adjustment, pre-commitment, commitment, estimate and actual; nothing is ever changed.',
    },
    ways: [
      {
        zh: '单据生成的台账可打开来源单据；总账中没有对应单据的实际数，在此录入或由表格导入，录错时冲销。',
        en: 'An entry leads to its document. What the general ledger spent without one is entered or imported here, and reversed when it was wrong.',
      },
    ],
    figures: [
      {
        name: { zh: '可用', en: 'Available' },
        how: {
          zh: '预算 + 调整 − 预占 − 占用 − 暂估 − 实际，按控制节点及其下级、控制范围内的月份合计。',
          en: 'Budget + adjustments − pre-commitments − commitments − estimates − actual, over the control node, all below it, and the months of the scope.',
        },
      },
    ],
  },
  'finance/BudgetSystem': {
    purpose: {
      zh: '预算体系：一年内哪些科目、哪些船舶与单位一起编制预算。',
      en: 'Which subjects of which ships and units are budgeted together in a year.',
    },
    ways: [
      {
        zh: '同一单位的同一科目一年只属于一个体系；“复制到下一年”连同配置一起复制。',
        en: 'A subject of a unit is in one system a year; it is copied to the next year with its settings.',
      },
    ],
  },
  'finance/BudgetConfig': {
    purpose: {
      zh: '预算配置：每个体系按哪些月份检查、预警线、容差、是否预占，以及个别科目的例外。',
      en: 'Over which months a system is checked, where it warns, what it tolerates, whether applications hold budget, and overrides by subject.',
    },
    ways: [
      {
        zh: '刚性：超过限额不能提交；预警：提交时须确认知悉；不控：只记台账。科目有多个例外时取最严的一个。',
        en: 'Block refuses what goes over the limit, warn asks for a confirmation, none only keeps the ledger. Of several overrides the strictest counts.',
      },
    ],
  },
  'finance/BudgetSubject': {
    purpose: {
      zh: '预算科目：预算与实际归集的科目树，最多五级。',
      en: 'The tree of subjects on which budget and actual are gathered, five levels at most.',
    },
    ways: [
      {
        zh: '只有末级科目记账；控制节点按其全部下级合并检查预算。',
        en: 'Only subjects with nothing below them take entries; a control node is checked over all below it.',
      },
      {
        zh: '“对照”说明哪些物料类别、采购类别计入本科目；下级类别没有对照时按上级。',
        en: 'The mapping says which categories and purchase types are charged here; a category without one goes by that above it.',
      },
    ],
  },
};
