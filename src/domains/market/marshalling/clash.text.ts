import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** How heavy a clash weighs: with a hard one a plan is not released. */
export const CLASH_LEVELS = {
  HARD: { zh: '硬冲突', en: 'Hard clash', tone: 'red' },
  SOFT: { zh: '提示', en: 'Warning', tone: 'amber' },
} as const satisfies Record<string, Option>;

export type ClashLevel = keyof typeof CLASH_LEVELS;

/** What each number of a clash is about (chartering 5.6). */
export const CLASH_CODES = {
  C1: { zh: '船期重叠', en: 'Legs overlap' },
  C2: { zh: '受载期', en: 'Laycan' },
  C3: { zh: '装载能力', en: 'Capacity' },
  C4: { zh: '泊位限制', en: 'Berth limits' },
  C5: { zh: '前货与洗舱', en: 'Previous cargo and cleaning' },
  C6: { zh: '内外贸与证书', en: 'Trade and certificates' },
  C7: { zh: '衔接事项', en: 'Other matters' },
  C8: { zh: '效益', en: 'Result' },
} as const satisfies Record<string, Text>;

export type ClashCode = keyof typeof CLASH_CODES;

/** Each clash in words; ships, parcels and ports by their names in the language of the reader. */
export const CLASH_TEXT = {
  overlap: {
    zh: '{ship}：{before}预计 {ends} 结束，加空放 {hours} 小时，赶不上 {cargo} 的预抵 {eta}',
    en: '{ship}: {before} ends {ends}; with {hours} h in ballast she is late for {cargo}, ETA {eta}',
  },
  late: { zh: '{cargo}：预抵 {eta} 晚于受载期止 {day}', en: '{cargo}: ETA {eta} is after the laycan ends, {day}' },
  waits: {
    zh: '{cargo}：预抵 {eta} 早于受载期起 {day} 超过 24 小时，须等待',
    en: '{cargo}: ETA {eta} is more than 24 h before the laycan begins, {day}; she waits',
  },
  tooMuch: {
    zh: '{ship}：{cargo} 最多 {most} 吨，超过可装 {limit} 吨',
    en: '{ship}: {cargo} is up to {most} t, she takes {limit} t',
  },
  loa: { zh: '{ship}：总长超过 {berth} 的限制 {limit} 米', en: '{ship}: too long for {berth}, {limit} m' },
  beam: { zh: '{ship}：型宽超过 {berth} 的限制 {limit} 米', en: '{ship}: too wide for {berth}, {limit} m' },
  dwt: { zh: '{ship}：载重吨超过 {berth} 的限制 {limit} 吨', en: '{ship}: too great for {berth}, {limit} t' },
  draft: { zh: '{ship}：吃水超过 {berth} 的允许吃水 {limit} 米', en: '{ship}: too deep for {berth}, {limit} m' },
  banned: {
    zh: '{ship}：{cargo} 之前 {last} 个航次内不得装过 {previous}',
    en: '{ship}: {previous} must not be among the last {last} cargoes before {cargo}',
  },
  cleaning: {
    zh: '{ship}：装 {cargo} 前洗舱需 {need} 小时，只有 {have} 小时',
    en: '{ship}: cleaning for {cargo} takes {need} h, there are {have} h',
  },
  mode: {
    zh: '{ship}：{cargo} 为{mode}，该船现为{present}，未计划转换',
    en: '{ship}: {cargo} is {mode} trade, she is in {present} trade and no change is planned',
  },
  area: { zh: '{ship}：航区不允许装运外贸 {cargo}', en: '{ship}: her trade area does not allow {cargo}' },
  paper: {
    zh: '{ship}：{cargo} 所需的{paper}没有或在 {until} 前失效',
    en: '{ship}: {paper}, asked for {cargo}, is not there or ends before {until}',
  },
  paperEnds: {
    zh: '{ship}：{paper}在卸毕后 30 天内到期（{until}）',
    en: '{ship}: {paper} ends within 30 days after discharge ({until})',
  },
  repair: {
    zh: '{ship}：{cargo} 与修船航次 {voyage} 重叠',
    en: '{ship}: {cargo} overlaps with repair voyage {voyage}',
  },
  berthBusy: { zh: '{berth}：{ship} 与 {other} 同时占用', en: '{berth}: {ship} and {other} at the same time' },
  poor: { zh: '{ship}：{cargo} 的日均效益低于最低要求', en: '{ship}: the TCE of {cargo} is below the least asked' },
} as const satisfies Record<string, Text>;

export const MODE_TEXT = {
  DOMESTIC: { zh: '内贸', en: 'domestic' },
  FOREIGN: { zh: '外贸', en: 'foreign' },
} as const satisfies Record<string, Text>;
