import type { Option } from '../../../kernel/resource/field.ts';

/** What a counter counts. */
export const COUNTS = {
  H: { zh: '小时', en: 'h' },
  CYCLE: { zh: '次', en: 'cycles' },
} as const satisfies Record<string, Option>;

/** Of which hours of a voyage report a counter is told. */
export const ENGINES = {
  MAIN: { zh: '主机', en: 'Main engine' },
  GENERATORS: { zh: '发电机', en: 'Generators' },
} as const satisfies Record<string, Option>;

export type Engine = keyof typeof ENGINES;

export const READING_SOURCES = {
  MANUAL: { zh: '录入', en: 'Entered' },
  NOON_REPORT: { zh: '航行报告', en: 'Voyage report' },
  WORK_ORDER: { zh: '工单', en: 'Work order' },
  IMPORT: { zh: '导入', en: 'Imported' },
} as const satisfies Record<string, Option>;

export type ReadingSource = keyof typeof READING_SOURCES;

/** More than any meter shows. */
export const MOST_READING = 99_999_999;

export const HOURS_TEXT = {
  title: { zh: '运行小时录入', en: 'Running hours' },
  readings: { zh: '读数记录', en: 'Readings' },
  waiting: { zh: '待确认', en: 'To be confirmed' },
  grid: { zh: '本船计时器读数', en: 'Readings of the ship' },
  equipment: { zh: '设备', en: 'Equipment' },
  counter: { zh: '计时器', en: 'Counter' },
  last: { zh: '上次读数', en: 'Last' },
  lastTime: { zh: '上次时间', en: 'Last read' },
  reading: { zh: '本次读数', en: 'Reading' },
  readTime: { zh: '读数时间', en: 'Read at' },
  more: { zh: '增量', en: 'More' },
  daily: { zh: '日均', en: 'A day' },
  usual: { zh: '平时日均', en: 'Usual' },
  reason: { zh: '说明', en: 'Reason' },
  save: { zh: '保存读数', en: 'Save readings' },
  saved: { zh: '已保存 {n} 个读数', en: '{n} readings are saved' },
  none: { zh: '本船没有计时器', en: 'This ship has no counters' },
  nothing: { zh: '没有填写读数', en: 'No reading is entered' },
  refused: { zh: '{n} 处须更正', en: '{n} to correct' },
  toConfirm: { zh: '{n} 处须说明', en: '{n} need a reason' },
  ready: { zh: '{n} 个读数待保存', en: '{n} readings to save' },
  retry: { zh: '重试', en: 'Try again' },
  noWay: { zh: '计时器不存在或已停用', en: 'There is no such counter in use' },
  twice: { zh: '同一计时器只能填一次', en: 'Each counter once' },
  say: { zh: '须说明原因', en: 'Say why' },
  meterPair: { zh: '换表时的读数不能更正', en: 'Readings of a replaced meter cannot be corrected' },
  already: { zh: '该读数已有待确认的更正', en: 'A correction of it is waiting' },
  gone: { zh: '被更正的读数已不是有效读数', en: 'The reading that it corrects is valid no more' },
  between: { zh: '须在前后两次读数之间', en: 'It lies between the readings before and after' },
  ashore: { zh: '更正由岸基采用', en: 'A correction is taken ashore' },
  hoursOnly: { zh: '动态报只给小时数', en: 'Reports tell of hours alone' },
  fromReports: { zh: '填入动态报读数', en: 'Fill in from reports' },
  filled: {
    zh: '已填入 {n} 个动态报读数，核对后保存',
    en: '{n} readings are filled in from reports: look at them and save',
  },
  late: { zh: '已有更晚的读数', en: 'There is a later reading' },
} as const;
