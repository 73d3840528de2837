import type { HelpTexts } from '../../kernel/help.ts';

/** Help of the pages of voyage reporting. */
export const help: HelpTexts = {
  'voyage/VoyageReportHome': {
    purpose: {
      zh: '一屏看清全船队：每船最近一份报告、船位、下一港与预抵时间，以及谁该报而未报。',
      en: 'The whole fleet on one screen: the latest report of each ship, its position, next port and ETA, and who owes a report.',
    },
    ways: [
      {
        zh: '顶部状态条按船舶状态、应报未报、超时未报筛选。',
        en: 'The strip on top filters by status, due and overdue.',
      },
      { zh: '点选船舶，在地图上定位并打开船舶卡片。', en: 'Choose a ship to find it on the map with its card.' },
      {
        zh: '应报未报的船可在船舶卡片或首页待办中催报，船舶账号收到消息；同一天不重复发送。',
        en: 'A ship that owes a report is reminded from its card or from home; its accounts get a message, once a day.',
      },
      {
        zh: '看板按最新一份报告显示，含未确认的；智能数据平台只用已确认的报告，两处可能相差一份。',
        en: 'The board shows the newest report, confirmed or not; the data platform confirmed ones alone, so the two may be one report apart.',
      },
    ],
    figures: [
      {
        name: { zh: '报告时长', en: 'Age' },
        how: {
          zh: '现在减最近一份报告的时间，以小时计。24 小时内绿色，26 小时内黄色，超过为红色。',
          en: 'Now less the time of the latest report, in hours: green to 24, amber to 26, red beyond.',
        },
      },
      {
        name: { zh: '应报时间', en: 'Due' },
        how: {
          zh: '最近一份报告之后的下一个船舶正午。允许替代正午报的报告顺延一天；修理航次每周一报一次。',
          en: 'The next ship’s noon after the latest report; one that stands for a noon report moves it by a day; in repair once a week, on Monday.',
        },
      },
      {
        name: { zh: '超时未报', en: 'Overdue' },
        how: { zh: '过应报时间两小时仍未收到报告。', en: 'Two hours past the due time without a report.' },
      },
    ],
  },
  'voyage/ReportFormNew': {
    purpose: {
      zh: '填报或修改动态报：正午、抵港、离港、抛锚、起锚、靠泊、移泊、过驳。',
      en: 'Write or correct a voyage report of any of the eight types.',
    },
    ways: [
      {
        zh: '“取上一报”带入不变的内容；填写的内容随时保存草稿。',
        en: 'Take over what has not changed from the last report; a draft is kept as you type.',
      },
      {
        zh: '回车采用建议并到下一必填空格；船位写成 170230 与 1214530 时自动到下一项。',
        en: 'Enter takes what is offered and goes on to what is asked for; a position written 170230 or 1214530 goes on by itself.',
      },
      {
        zh: '海上定速时间、运转时间、机动转数、加装淡水与各项存量按推算带入，实测不同时直接改写。',
        en: 'Hours at sea, running hours, manoeuvring turns, water received and stocks follow from the rest; type over what was read otherwise.',
      },
      {
        zh: '油水表用方向键、Enter、Tab 移动，可从 Excel 粘贴。',
        en: 'Move in the oil grid by arrows, Enter and Tab; paste from Excel.',
      },
      {
        zh: '右侧校验：错误须改正，提醒须写明原因后提交。',
        en: 'Checks at the right: errors are corrected, warnings need a reason.',
      },
    ],
    figures: [
      {
        name: { zh: '平均航速', en: 'Average speed' },
        how: { zh: '定速里程 ÷ 定速时间，保留两位小数。', en: 'Sea-speed distance ÷ sea-speed time, two places.' },
      },
      {
        name: { zh: '滑失率', en: 'Slip' },
        how: {
          zh: '（主机里程 − 定速里程）÷ 主机里程 × 100。主机里程 = 螺距 × 转数 ÷ 1852。',
          en: '(engine distance − sea-speed distance) ÷ engine distance × 100; engine distance = pitch × revolutions ÷ 1852.',
        },
      },
      {
        name: { zh: '账面存量', en: 'Book stock' },
        how: {
          zh: '上次存量 + 加装 − 各项消耗 ± 盘点调整；与实测存量之差不得超过该船容差。',
          en: 'Last stock + received − consumed ± adjustments; it may differ from the sounding by the ship’s tolerance.',
        },
      },
    ],
  },
  'voyage/ReportForm': {
    purpose: {
      zh: '查看一份动态报：航行、气象、油水、货物与校验结果，并在此确认、退回或更正。',
      en: 'One report with passage, weather, oil, cargo and findings; it is confirmed, returned or corrected here.',
    },
    ways: [
      {
        zh: '确认后报告不再修改，要改须另立更正单并经审批。',
        en: 'A confirmed report no longer changes; a correction of its own is approved.',
      },
      { zh: '报告须按时间逐份确认，前一份未确认时后一份不能确认。', en: 'Reports are confirmed in order of time.' },
    ],
    figures: [
      {
        name: { zh: '吃水差', en: 'Trim' },
        how: { zh: '尾吃水 − 首吃水。', en: 'Aft draft − fore draft.' },
      },
    ],
  },
  'voyage/VoyageNumber': {
    purpose: {
      zh: '管理每船的航次：开新航次、截止与关闭、挂港与预计时间、航次累计。',
      en: 'Voyages of each ship: open, cut off and close them, with ports, estimates and totals.',
    },
    ways: [
      {
        zh: '航次由连续的报告组成，从上一航次的截止报告开始。',
        en: 'A voyage is a run of consecutive reports from the cut-off report of the one before.',
      },
      { zh: '关闭后累计数固定，不再随报告变化。', en: 'Once closed its totals are frozen.' },
    ],
    figures: [
      {
        name: { zh: '航次航速', en: 'Voyage speed' },
        how: {
          zh: '各报告定速里程之和 ÷ 定速时间之和，不取平均值的平均。',
          en: 'All sea miles ÷ all sea hours, never a mean of means.',
        },
      },
      {
        name: { zh: '里程', en: 'Distance' },
        how: { zh: '各报告定速里程与机动里程之和。', en: 'Sea-speed and manoeuvring miles of all its reports.' },
      },
    ],
  },
  'voyage/Detailed': {
    purpose: {
      zh: '全部动态报的登记簿，可按船舶、航次、类型、确认状态筛选，批量确认与导出。',
      en: 'The register of all reports: filter by ship, voyage, type and status, confirm many, export.',
    },
    ways: [
      { zh: '“未确认”视图即等待岸基确认的报告。', en: 'The view of unconfirmed reports is what waits for the office.' },
      {
        zh: '选中多份后批量确认，被拒绝的会逐份说明原因。',
        en: 'Choose several and confirm them at once; each refusal says why.',
      },
    ],
  },
  'voyage/NewVoyageInitInfo': {
    purpose: {
      zh: '航次开始时的存油、存水、转数等初始读数，后续报告由此连续推算。',
      en: 'First readings of a voyage (oil, water, revolutions), from which later reports go on.',
    },
    ways: [
      {
        zh: '通常由上一航次截止报告自动带入，只在首航次或更正时填写。',
        en: 'Usually taken from the cut-off report; typed for a first voyage alone.',
      },
    ],
  },
  'voyage/Findings': {
    purpose: {
      zh: '全船队报告的校验结果：错误、警告与说明，按规则、船舶、处理情况查看。',
      en: 'Findings of the checks over all reports, by rule, ship and status.',
    },
    ways: [
      {
        zh: '警告须写明原因，岸基确认报告时一并审阅。',
        en: 'A warning carries a reason, which the office reads when it confirms.',
      },
    ],
  },
  'resource:voyage.noonExemption': {
    purpose: {
      zh: '登记某船在某段时间免报正午报的依据，免报期间不计为应报未报。',
      en: 'Times in which a ship owes no noon report, with the reason; they do not count as due.',
    },
  },
  'voyage/ReportCorrections': {
    purpose: {
      zh: '已确认动态报的更正单：起草、审批与生效情况，以及对后续报告的影响。',
      en: 'Corrections of confirmed reports: drafts, approval, effect, and what changes in later reports.',
    },
    ways: [
      {
        zh: '更正经审批后才生效，后续报告的存量与转数随之重算。',
        en: 'A correction takes effect once approved; later stocks and readings are derived anew.',
      },
    ],
    figures: [
      {
        name: { zh: '后续燃料存量变化', en: 'Shift of later fuel stocks' },
        how: {
          zh: '更正后本次存量 − 更正前本次存量，逐份带入后续报告。',
          en: 'Stock after − stock before the correction, carried into every later report.',
        },
      },
    ],
  },
  'voyage/ReportCorrectionForm': {
    purpose: {
      zh: '对一份已确认的动态报起草更正：只填要改的值，提交前可预览影响。',
      en: 'Draft a correction of a confirmed report: only the values that change, with a preview of the effect.',
    },
  },
};
