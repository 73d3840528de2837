import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const SURVEY_KINDS = {
  CMS: { zh: '连续机械检验', en: 'CMS' },
  PMS: { zh: '计划保养检验', en: 'PMS' },
  RENEWAL: { zh: '换证检验', en: 'Renewal' },
  BOILER: { zh: '锅炉检验', en: 'Boiler' },
  TAILSHAFT: { zh: '尾轴检验', en: 'Tail shaft' },
  BOTTOM: { zh: '船底检验', en: 'Bottom' },
} as const satisfies Record<string, Option>;

export type SurveyKind = keyof typeof SURVEY_KINDS;

/** Months between two surveys of a kind as class rules have them; boilers and bottoms are seen twice in five years. */
export const CYCLE_MONTHS: Readonly<Record<SurveyKind, number>> = {
  CMS: 60,
  PMS: 60,
  RENEWAL: 60,
  BOILER: 30,
  TAILSHAFT: 60,
  BOTTOM: 30,
};

/** Who may say that an item was surveyed. */
export const CREDIT_BY = {
  SURVEYOR: { zh: '验船师', en: 'Surveyor' },
  CHIEF_ENGINEER: { zh: '轮机长', en: 'Chief engineer' },
} as const satisfies Record<string, Option>;

/** How the credits of a ship stand to the fifth of a year that class expects. */
export const PACES = {
  ON_TIME: { zh: '正常', en: 'On time', tone: 'green' },
  BEHIND: { zh: '落后', en: 'Behind', tone: 'amber' },
  YEAR_BEHIND: { zh: '落后一年', en: 'A year behind', tone: 'red' },
} as const satisfies Record<string, Option>;

export const CLASS_TEXT = {
  title: { zh: '船级检验项目', en: 'Class machinery items' },
  item: { zh: '船级检验项目', en: 'Class item' },
  items: { zh: '项目', en: 'Items' },
  cycle: { zh: '船级五年周期', en: 'Class cycle' },
  cycles: { zh: '五年进度', en: 'Five-year progress' },
  which: { zh: '项目或进度', en: 'Items or progress' },
  credits: { zh: '检验', en: 'Surveys' },
  progress: { zh: '已检', en: 'Credited' },
  cms: { zh: '连续机械检验的周期为 60 个月', en: 'Continuous survey runs over 60 months' },
  future: { zh: '不能晚于今天', en: 'It cannot be after today' },
  byAct: { zh: '由检验登记或工单填写', en: 'Surveys and orders write it' },
  notLater: { zh: '须晚于上次检验日期', en: 'It is later than the last survey' },
  beforeDone: { zh: '不能早于完成日期', en: 'It cannot be before the work was done' },
  bySurveyor: { zh: '该项目须验船师检验', en: 'A surveyor surveys this item' },
  confirmed: {
    zh: '验船师已确认该工单完成的检验项目，不能重新打开',
    en: 'A surveyor has confirmed the class item that it credited: it is not reopened',
  },
} as const satisfies Record<string, Text>;
