import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { SailingKind } from './sailing.rules.ts';

export const SAILING_KINDS = {
  DONE: { zh: '已完成', en: 'Done', tone: 'slate' },
  RUNNING: { zh: '进行中', en: 'Running', tone: 'green' },
  PLANNED: { zh: '计划', en: 'Planned', tone: 'blue' },
  REPAIR: { zh: '修船', en: 'Repair', tone: 'plum' },
} as const satisfies Record<SailingKind, Option>;

export const SAILING_TEXT = {
  title: { zh: '船期', en: 'Sailing schedule' },
  view: { zh: '显示方式', en: 'Show as' },
  timeline: { zh: '时间轴', en: 'Timeline' },
  list: { zh: '列表', en: 'List' },
  scale: { zh: '比例', en: 'Scale' },
  days: { zh: '日', en: 'Days' },
  weeks: { zh: '周', en: 'Weeks' },
  months: { zh: '月', en: 'Months' },
  today: { zh: '回到今天', en: 'Today' },
  ship: { zh: '船舶', en: 'Ship' },
  voyage: { zh: '航次', en: 'Voyage' },
  kind: { zh: '状态', en: 'State' },
  ports: { zh: '挂港', en: 'Ports' },
  cargo: { zh: '货物', en: 'Cargo' },
  from: { zh: '开始', en: 'Begins' },
  to: { zh: '结束', en: 'Ends' },
  next: { zh: '下一港', en: 'Next port' },
  late: { zh: '晚于受载期', en: 'After the laycan' },
  laycan: { zh: '受载期 {from} 至 {to}', en: 'Laycan {from} to {to}' },
  bar: {
    zh: '{ship} {bar}：{kind}，{from} 至 {to}{cargo}',
    en: '{ship} {bar}: {kind}, {from} to {to}{cargo}',
  },
  lateBar: { zh: '晚于受载期；{bar}', en: 'After the laycan; {bar}' },
  noShips: { zh: '没有可查看的船舶', en: 'No ships to show' },
  noVoyages: { zh: '这段时间没有航次', en: 'No voyages in this time' },
} as const satisfies Record<string, Text>;
