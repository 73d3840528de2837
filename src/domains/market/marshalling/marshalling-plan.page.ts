import { definePage } from '../../../kernel/page.ts';

export const marshallingPlanPage = definePage({
  component: 'market/MarshallingPlan',
  title: { zh: '配船计划', en: 'Marshalling plan' },
  icon: 'Partition',
  permission: 'market:marshallingPlan:list',
  records: ['market.marshallingPlan'],
  menu: { key: 'market.marshallingPlan', address: '/market/marshalling-plan', group: 'market', order: 16 },
  help: {
    purpose: {
      zh: '按月把货载与批次配给船舶：在配船图上拖动，落下之前即显示全部冲突；审批后发布为计划航次，变更另立新版。',
      en: 'Gives the parcels and liftings of a month to ships: dragged on the board, with every clash shown before it drops; approved and released it becomes planned voyages, and changes by a new version.',
    },
    ways: [
      {
        zh: '在“配船图”中，把“待配”一行的货载拖到船舶行，或在各船之间移动；用键盘时按空格拿起，方向键移动（加 Shift 一天），再按空格落下，Esc 放弃。',
        en: 'On the board drag a parcel from the row of what waits to a ship, or from ship to ship; by keyboard Space picks it up, arrows move it (Shift: by a day), Space drops it, Esc leaves it.',
      },
      {
        zh: '硬冲突须先排除才能发布；提示可以保留。',
        en: 'Hard clashes are to be solved before the release; warnings may stay.',
      },
      {
        zh: '发布后每票货载成为计划航次，货载安排到航次，船舶收到航次指令；同月旧版不再有效。',
        en: 'Released, each leg becomes a planned voyage with its parcel and the ship gets her order; the version before is no longer in force.',
      },
      {
        zh: '已通过的版本不能修改：用“另立新版”以它为底稿，与上一版的差别列在记录页。',
        en: 'An approved version does not change: a new version begins as it stands, and its differences are listed on the record.',
      },
    ],
    figures: [
      {
        name: { zh: '海上时间', en: 'Hours at sea' },
        how: {
          zh: '里程 ÷ 服务航速 ×（1 + 天气余量），余量为系统设置。',
          en: 'Distance ÷ service speed × (1 + weather margin, a setting).',
        },
      },
      {
        name: { zh: '在港时间', en: 'Hours in port' },
        how: {
          zh: '数量 ÷ 泊位装卸速率；没有速率时为系统设置的小时数。',
          en: 'Quantity ÷ rate of the berth; without one the hours of the setting.',
        },
      },
      {
        name: { zh: '可装吨数', en: 'Tonnes she takes' },
        how: {
          zh: '载重吨与货舱容积（98%）× 15°C 密度中较小者；散货按载重吨。',
          en: 'The lesser of deadweight and tank space (98 %) × density at 15 °C; of dry bulk the deadweight.',
        },
      },
    ],
  },
});
