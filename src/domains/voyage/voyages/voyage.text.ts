import type { Text } from '../../../kernel/text.ts';

export const VOYAGE_TEXT = {
  header: { zh: '航次信息', en: 'Voyage' },
  rotation: { zh: '挂港顺序', en: 'Rotation' },
  arrival: { zh: '抵港', en: 'Arrival' },
  berthing: { zh: '靠泊', en: 'Berthing' },
  departure: { zh: '离港', en: 'Departure' },
  estimated: { zh: '预计 {time}', en: 'est. {time}' },
  noRotation: { zh: '没有录入挂港顺序', en: 'No rotation entered' },
  readings: { zh: '初始信息', en: 'Initial readings' },
  noReadings: { zh: '没有初始信息', en: 'No initial readings' },
  readAt: { zh: '读数时间', en: 'Time of the readings' },
  water: { zh: '淡水存量', en: 'Fresh water stock' },
  revolutions: { zh: '累计转数', en: 'Accumulated revolutions' },
  foreDraft: { zh: '前吃水', en: 'Fore draft' },
  aftDraft: { zh: '后吃水', en: 'Aft draft' },
  totals: { zh: '航次合计', en: 'Totals' },
  totalsToDate: { zh: '航次合计（至今）', en: 'Totals to date' },
  noTotals: { zh: '还没有合计', en: 'No totals yet' },
  days: { zh: '航次天数', en: 'Days' },
  dayUnit: { zh: '天', en: 'd' },
  seaHours: { zh: '航行时间', en: 'Sea hours' },
  portHours: { zh: '在港时间', en: 'Port hours' },
  distance: { zh: '里程', en: 'Distance' },
  avgSpeed: { zh: '平均航速', en: 'Average speed' },
  loaded: { zh: '装货', en: 'Loaded' },
  discharged: { zh: '卸货', en: 'Discharged' },
  reports: { zh: '报告份数', en: 'Reports' },
  itsReports: { zh: '动态报', en: 'Reports' },
  route: { zh: '航线', en: 'Route' },
  failed: { zh: '航次没有加载成功', en: 'The voyage could not be loaded' },
  shipReports: { zh: '船舶动态报列表', en: "The ship's report list" },
} as const satisfies Record<string, Text>;

export const ROTATION_TEXT = {
  change: { zh: '调整挂港顺序', en: 'Change rotation' },
  effect: {
    zh: '已有动态报或事实记录的挂港保留在原处；改预抵时，预靠和预离一并顺移。',
    en: 'Calls of which reports or facts tell stay where they are. Planned berthing and departure move with the arrival.',
  },
  refused: { zh: '挂港顺序没有更改', en: 'The rotation was not changed' },
  changed: { zh: '挂港顺序已调整', en: 'Rotation changed' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, Text>;

export const PLAN_TEXT = {
  plan: { zh: '计划航次', en: 'Plan a voyage' },
  effect: {
    zh: '航次自第一港预抵开始；开启新航次时沿用该航次号、挂港、代理和已安排的货载。',
    en: 'The voyage begins at the ETA of its first port. Opened, it keeps its number, its calls and agents and the parcels planned on it.',
  },
  noShip: { zh: '船舶必填', en: 'The ship is required' },
  refused: { zh: '航次没有列入计划', en: 'The voyage was not planned' },
  planned: { zh: '已计划航次 {no}', en: 'Voyage {no} planned' },
  cancel: { zh: '取消', en: 'Cancel' },
} as const satisfies Record<string, Text>;
