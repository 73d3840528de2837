import { definePage } from '../../../kernel/page.ts';

export const sailingPage = definePage({
  component: 'market/Sailing',
  title: { zh: '船期', en: 'Sailing schedule' },
  icon: 'Schedule',
  permission: 'market:sailing:list',
  menu: { key: 'market.sailing', address: '/market/sailing', group: 'market', order: 18 },
  help: {
    purpose: {
      zh: '各船的航次在一条时间轴上：已完成、进行中、计划与修船，叠加受载期；预抵变化后随动态报更新。',
      en: 'Voyages of all ships on one timeline: done, running, planned and repairs, with their laycans; an ETA that a report changes moves the bar.',
    },
    ways: [
      {
        zh: '拖动滚动条或用“回到今天”移动；比例可选日、周、月。',
        en: 'Scroll, or go back to today; the scale is days, weeks or months.',
      },
      {
        zh: '方向键在航次之间移动，回车打开航次；点航次条也打开航次。',
        en: 'Arrows go from voyage to voyage, Enter opens one; so does a click on its bar.',
      },
      {
        zh: '红边的航次条：装港预抵晚于受载期止。',
        en: 'A bar with a red edge: she is to load after the laycan has ended.',
      },
    ],
    figures: [
      {
        name: { zh: '结束', en: 'Ends' },
        how: {
          zh: '已关闭航次为结束时间；其余为末港预离，没有预离时为预抵加 36 小时；进行中的不早于现在。',
          en: 'Of a closed voyage its end; else the ETD of its last port, without one its ETA and 36 h; of a running one never before now.',
        },
      },
    ],
  },
});
