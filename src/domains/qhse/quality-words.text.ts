import type { Option } from '../../kernel/resource/field.ts';
import type { Text } from '../../kernel/text.ts';
import type { DictionarySeed } from '../identity/public.ts';

/** What is inspected by whom (safety and quality 3.2). */
export const INSPECTION_TYPES = {
  PSC: { zh: 'PSC检查', en: 'Port state control' },
  FSC: { zh: 'FSC检查', en: 'Flag state control' },
  SIRE: { zh: 'SIRE检查', en: 'SIRE' },
  CDI: { zh: 'CDI检查', en: 'CDI' },
  RIGHTSHIP: { zh: 'RightShip检查', en: 'RightShip' },
  OIL_MAJOR: { zh: '石油公司检查', en: 'Oil major' },
  TERMINAL: { zh: '码头检查', en: 'Terminal' },
  CLASS: { zh: '船级检查', en: 'Class' },
  ISM_INTERNAL: { zh: '内部审核', en: 'Internal audit' },
  ISM_EXTERNAL: { zh: '外部审核', en: 'External audit' },
  ISPS: { zh: '保安检查', en: 'Security (ISPS)' },
  MLC: { zh: '海事劳工检查', en: 'Labour (MLC)' },
  COMPANY: { zh: '公司检查', en: 'Company' },
  MASTER_SELF: { zh: '船长自查', en: 'Master’s own' },
  PNI: { zh: '保赔检查', en: 'P&I' },
  CUSTOMER: { zh: '客户检查', en: 'Customer' },
} as const satisfies Record<string, Text>;
export type InspectionType = keyof typeof INSPECTION_TYPES;

export const RESULTS = {
  NO_DEFICIENCY: { zh: '无缺陷', en: 'No deficiency', tone: 'green' },
  DEFICIENCY: { zh: '有缺陷', en: 'Deficiencies', tone: 'amber' },
  DETAINED: { zh: '滞留', en: 'Detained', tone: 'red' },
  PASS: { zh: '通过', en: 'Passed', tone: 'green' },
  FAIL: { zh: '未通过', en: 'Failed', tone: 'red' },
} as const satisfies Record<string, Option>;

export const NC_LEVELS = {
  MAJOR_NC: { zh: '严重不符合', en: 'Major non-conformity', tone: 'red' },
  NC: { zh: '不符合', en: 'Non-conformity', tone: 'amber' },
  OBSERVATION: { zh: '观察项', en: 'Observation', tone: 'slate' },
  DEFICIENCY: { zh: '缺陷', en: 'Deficiency', tone: 'blue' },
} as const satisfies Record<string, Option>;
export type NcLevel = keyof typeof NC_LEVELS;

/** From the least to the gravest. */
export const DANGER_LEVELS = {
  LOW: { zh: '一般', en: 'Low', tone: 'slate' },
  MEDIUM: { zh: '较大', en: 'Medium', tone: 'blue' },
  HIGH: { zh: '重大', en: 'High', tone: 'amber' },
  CRITICAL: { zh: '特别重大', en: 'Critical', tone: 'red' },
} as const satisfies Record<string, Option>;
export type DangerLevel = keyof typeof DANGER_LEVELS;

export const SOURCES = {
  INSPECTION: { zh: '检查', en: 'Inspection' },
  COMPANY_REVIEW: { zh: '公司评审', en: 'Company review' },
  EVENT: { zh: '事件', en: 'Event' },
  MEMO: { zh: '检查备忘录', en: 'Memo' },
  SHIP_SELF: { zh: '船舶自查', en: 'Found on board' },
} as const satisfies Record<string, Text>;

/** Factors of a root cause (3.3), in the order of the dashboard. */
export const CAUSE_FACTORS = {
  MAN: { zh: '人', en: 'Man' },
  MACHINE: { zh: '机', en: 'Machine' },
  MATERIAL: { zh: '料', en: 'Material' },
  METHOD: { zh: '法', en: 'Method' },
  ENVIRONMENT: { zh: '环', en: 'Environment' },
  MANAGEMENT: { zh: '管', en: 'Management' },
} as const satisfies Record<string, Text>;
export type CauseFactor = keyof typeof CAUSE_FACTORS;

export const NC_KIND = 'qhse_nc_kind';
export const ACTION_CODE = 'qhse_action_code';
/** The chapters of the questionnaire that the dashboard counts by. */
export const VIQ_CHAPTER = 'qhse_viq_chapter';

export const QUALITY_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: NC_KIND,
    label: { zh: '缺陷类别', en: 'Categories of defects' },
    entries: [
      ['01', '证书与文件', 'Certificates and documents'],
      ['02', '结构', 'Structure'],
      ['03', '风雨密', 'Weathertight'],
      ['04', '应急系统', 'Emergency systems'],
      ['05', '无线电', 'Radio'],
      ['06', '货物作业', 'Cargo operations'],
      ['07', '消防安全', 'Fire safety'],
      ['08', '报警', 'Alarms'],
      ['09', '工作与生活条件', 'Working and living'],
      ['10', '航行安全', 'Navigation'],
      ['11', '救生设备', 'Life-saving'],
      ['12', '危险货物', 'Dangerous goods'],
      ['13', '推进与辅助机械', 'Machinery'],
      ['14', '防污染', 'Pollution'],
      ['15', '安全管理体系', 'ISM'],
      ['16', '船舶保安', 'ISPS'],
      ['18', '海事劳工', 'MLC'],
      ['99', '其他', 'Other'],
    ],
  },
  {
    code: ACTION_CODE,
    label: { zh: '处理代码', en: 'Action codes' },
    entries: [
      ['10', '缺陷已纠正', '10 rectified'],
      ['15', '下一港纠正', '15 at the next port'],
      ['16', '十四天内纠正', '16 within 14 days'],
      ['17', '开航前纠正', '17 before departure'],
      ['18', '三个月内纠正', '18 within three months'],
      ['19', '开航前纠正（保安）', '19 before departure (security)'],
      ['30', '滞留缺陷', '30 ground for detention'],
      ['46', '到指定修理港纠正', '46 at an agreed repair port'],
      ['99', '其他', '99 other'],
    ],
  },
  {
    code: VIQ_CHAPTER,
    label: { zh: '检查问卷章节', en: 'Chapters of the questionnaire' },
    entries: [
      ['1', '基本信息', 'General information'],
      ['2', '证书与文件', 'Certification and documentation'],
      ['3', '船员管理', 'Crew management'],
      ['4', '航行与通信', 'Navigation and communications'],
      ['5', '安全管理', 'Safety management'],
      ['6', '防污染', 'Pollution prevention'],
      ['7', '海事保安', 'Maritime security'],
      ['8', '货物与压载系统', 'Cargo and ballast systems'],
      ['9', '系泊与锚泊', 'Mooring and anchoring'],
      ['10', '机器处所', 'Machinery spaces'],
      ['11', '总体外观与状况', 'General appearance and condition'],
      ['12', '冰区操作', 'Ice operations'],
    ],
  },
];
