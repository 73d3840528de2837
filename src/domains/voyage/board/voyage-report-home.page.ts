import { definePage } from '../../../kernel/page.ts';

export const voyageReportHomePage = definePage({
  component: 'voyage/VoyageReportHome',
  title: { zh: '船位报告跟踪', en: 'Vessel position report tracking' },
  icon: 'Environment',
  permission: 'voyage:report:list',
  menu: { key: 'voyage.board', address: '/voyage/voyage-report-home', group: 'voyage', order: 10 },
  layout: '/homeReport/voyageReportHome',
  offline: true,
  help: {
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
        zh: '看板与智能数据平台都按最新一份报告显示，含未确认的；日油耗与货运量只计已确认的报告。',
        en: 'The board and the data platform show the newest report, confirmed or not; daily oil and cargo count confirmed ones alone.',
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
});
