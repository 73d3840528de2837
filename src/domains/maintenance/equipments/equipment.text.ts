import type { Option } from '../../../kernel/resource/field.ts';

export const DEPARTMENTS = {
  DECK: { zh: '甲板部', en: 'Deck' },
  ENGINE: { zh: '轮机部', en: 'Engine' },
} as const satisfies Record<string, Option>;

export type Department = keyof typeof DEPARTMENTS;

export const NODE_TYPES = {
  GROUP: { zh: '分组', en: 'Group' },
  SYSTEM: { zh: '系统', en: 'System' },
  EQUIPMENT: { zh: '设备', en: 'Equipment' },
  COMPONENT: { zh: '部件', en: 'Component' },
} as const satisfies Record<string, Option>;

export type NodeType = keyof typeof NODE_TYPES;

/** What stands for a machine or a part of one: it has a department, jobs and counters. */
export const MACHINES: readonly string[] = ['EQUIPMENT', 'COMPONENT'];

export const USE_STATES = {
  IN_USE: { zh: '在用', en: 'In use', tone: 'green' },
  STANDBY: { zh: '备用', en: 'Stand-by', tone: 'blue' },
  LAID_UP: { zh: '封存', en: 'Laid up', tone: 'amber' },
  SCRAPPED: { zh: '报废', en: 'Scrapped', tone: 'slate' },
} as const satisfies Record<string, Option>;

/** The states in which jobs fall due. */
export const RUNNING: readonly (keyof typeof USE_STATES)[] = ['IN_USE', 'STANDBY'];

export const EQUIPMENT_TEXT = {
  title: { zh: '船舶设备', en: 'Ship equipment' },
  jobs: { zh: '保养工作', en: 'Jobs' },
  parts: { zh: '备件', en: 'Parts' },
  counters: { zh: '计时器', en: 'Counters' },
  classItems: { zh: '船级检验', en: 'Class items' },
  monitoring: { zh: '监测', en: 'Monitoring' },
  critical: { zh: '关键', en: 'Critical' },
  nowKey: { zh: '已定为关键设备', en: 'is critical now' },
  noKey: { zh: '已不再是关键设备', en: 'is critical no more' },
  criticalOnly: { zh: '只看关键设备', en: 'Critical only' },
} as const;

/** What is critical the technical manager decides (ISM Code 10.3). */
export const KEY_PERMISSION = 'maintenance:equipment:key';

/** The message of what became critical, or is no more. */
export const KEY_CHANGED = 'maintenance.keyChanged';
