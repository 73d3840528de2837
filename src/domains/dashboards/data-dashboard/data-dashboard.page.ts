import { definePage } from '../../../kernel/page.ts';

export const dataDashboardPage = definePage({
  component: 'dashboards/DataDashboard',
  title: { zh: '智能数据平台', en: 'Intelligent data platform' },
  icon: 'FundProjectionScreen',
  permission: 'dashboards:data:show',
  menu: { key: 'dashboards.data', address: '/dashboards/data', order: 10, from: 'frame' },
  help: {
    purpose: {
      zh: '大屏展示船舶运输：船位、在途航次、日油耗、月货运量与提醒，适合会议室与调度室。',
      en: 'The wall of ship transport: positions, voyages, daily oil, monthly cargo, reminders.',
    },
    ways: [
      {
        zh: '每个面板可放大、切换为表格、导出图片或 Excel。',
        en: 'Each panel is enlarged, shown as a table, saved as picture or Excel.',
      },
      {
        zh: '轮播在触摸、按键或滚动后暂停一分钟。',
        en: 'The carousel rests for a minute after a touch, a key or the wheel.',
      },
    ],
    figures: [
      {
        name: { zh: '航行与停泊', en: 'Sailing and berthed' },
        how: {
          zh: '与船位报告跟踪一致：按每船最近一份报告，含未确认的；在修船舶计为停泊。',
          en: 'As on the board: by the newest report of each ship, confirmed or not; a ship in repair counts as berthed.',
        },
      },
      {
        name: { zh: '日油耗', en: 'Daily oil' },
        how: {
          zh: '报告时间（北京时间）在当日的已确认动态报，燃油与柴油消耗各自之和，不按小时折算。',
          en: 'Fuel and diesel of the confirmed reports whose time (Beijing) falls on the day, each summed, not converted by hours.',
        },
      },
    ],
  },
});
