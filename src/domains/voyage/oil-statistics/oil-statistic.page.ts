import { definePage } from '../../../kernel/page.ts';

export const oilStatisticPage = definePage({
  component: 'voyage/OilStatistic',
  title: { zh: '油耗统计', en: 'Oil statistics' },
  icon: 'LineChart',
  permission: 'voyage:oilTotal:list',
  menu: { key: 'voyage.oilStatistic', address: '/voyage/oil-statistics', group: 'voyage.oil', order: 20 },
  help: {
    purpose: {
      zh: '油耗统计：按船舶、航次、月份、季度、年度、内外贸、重载空载、消耗项目、油品统计消耗与日耗、海里油耗、时耗。',
      en: 'What was burnt by ship, voyage, month, quarter, year, trade, laden or ballast, consumer and grade; a day, a mile and an hour.',
    },
    ways: [
      {
        zh: '默认只计已确认的动态报；打开“含未确认”后一并计入，并在页面上标明。',
        en: 'Confirmed reports alone count, unless you include those that are not; the page then says so.',
      },
      {
        zh: '看主机日耗时，航段筛选为航行，在港时间即不计入。',
        en: 'For the main engine a day, narrow to what was at sea: hours in port are then left out.',
      },
    ],
    figures: [
      {
        name: { zh: '日耗', en: 't per day' },
        how: {
          zh: '消耗 × 24 ÷ 历时；历时为所含报告的时间，多个消耗项目只计一次。',
          en: 'Consumed × 24 / hours; the hours of the reports, once whatever consumed in them.',
        },
      },
      {
        name: { zh: '海里油耗', en: 'kg per nm' },
        how: { zh: '消耗 × 1000 ÷ 定速里程。', en: 'Consumed × 1000 / miles at sea speed.' },
      },
      {
        name: { zh: '跨月', en: 'Over the end of a month' },
        how: {
          zh: '跨月末的报告按船舶时间 24:00 前后的历时分摊到两个月。',
          en: 'A report over the end of a month is shared out by elapsed hours at 24:00 of the ship’s time.',
        },
      },
    ],
  },
});
