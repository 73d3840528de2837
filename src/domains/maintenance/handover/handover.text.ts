import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { errorFlow } from '../error-reports/error.flow.ts';
import { orderFlow } from '../work-orders/order.flow.ts';

/** What is handed over with a post. */
export const ITEM_TYPES = {
  ORDER: { zh: '未结工单', en: 'Open order', tone: 'blue' },
  FAULT: { zh: '未关故障', en: 'Open fault', tone: 'red' },
  ALARM: { zh: '报警', en: 'Alarm', tone: 'amber' },
  PART: { zh: '待到备件', en: 'Part awaited', tone: 'slate' },
} as const satisfies Record<string, Option>;

export type ItemType = keyof typeof ITEM_TYPES;

const { PLANNED, ISSUED, DOING, REPORTED } = orderFlow.states;
const { SUBMITTED, AUDIT, HANDLING, VERIFY } = errorFlow.states;

/** How far it has come: states of orders and faults, and what an alarm or a part stands at. */
export const STANDINGS = {
  PLANNED,
  ISSUED,
  DOING,
  REPORTED,
  SUBMITTED,
  AUDIT,
  HANDLING,
  VERIFY,
  OUTSIDE: { zh: '超限', en: 'Outside its limits', tone: 'red' },
  UNREAD: { zh: '久未读数', en: 'Not read', tone: 'amber' },
  AWAITED: { zh: '未到货', en: 'Not arrived', tone: 'slate' },
} as const satisfies Record<string, Option>;

export type Standing = keyof typeof STANDINGS;

export const HANDOVER_TEXT = {
  title: { zh: '岗位交接', en: 'Handover notes' },
  note: { zh: '交接单', en: 'Handover note' },
  items: { zh: '交接事项', en: 'What is handed over' },
  words: { zh: '交班人说明', en: 'In own words' },
  aboard: { zh: '须为甲板部或轮机部的岗位', en: 'A post of deck or engine' },
  already: { zh: '该岗位已有未完成的交接单', en: 'A note of this post is open' },
  stays: { zh: '船舶与岗位不能更改', en: 'Ship and post stay as they are' },
  changed: {
    zh: '交接事项已有变动，须重新取数后再签字',
    en: 'What is handed over has changed: take it anew, then sign',
  },
  noWords: { zh: '须填写交班人说明', en: 'Say in your own words what whoever comes should know' },
  ownNote: { zh: '交班人不能自己接班', en: 'Whoever hands over does not take over' },
  notSigned: { zh: '未签字', en: 'Not signed' },
  givenBy: { zh: '交班人', en: 'Handed over by' },
  takenBy: { zh: '接班人', en: 'Taken over by' },
  none: { zh: '无', en: 'None' },
} as const satisfies Record<string, Text>;
