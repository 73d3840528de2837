import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { InspectionType } from '../quality-words.text.ts';

export const REVIEW_TYPES = {
  INTERNAL_OFFICE: { zh: '公司内审', en: 'Internal audit, office' },
  INTERNAL_SHIP: { zh: '船舶内审', en: 'Internal audit, ship' },
  DOC_INITIAL: { zh: 'DOC 初次审核', en: 'DOC initial' },
  DOC_ANNUAL: { zh: 'DOC 年度审核', en: 'DOC annual' },
  DOC_RENEWAL: { zh: 'DOC 换证审核', en: 'DOC renewal' },
  SMC_INITIAL: { zh: 'SMC 初次审核', en: 'SMC initial' },
  SMC_INTERMEDIATE: { zh: 'SMC 中间审核', en: 'SMC intermediate' },
  SMC_RENEWAL: { zh: 'SMC 换证审核', en: 'SMC renewal' },
  ISPS: { zh: '保安审核', en: 'Security (ISPS)' },
  MLC: { zh: '海事劳工审核', en: 'Labour (MLC)' },
  DOCUMENT_REVIEW: { zh: '文件评审', en: 'Review of documents' },
} as const satisfies Record<string, Text>;
export type ReviewType = keyof typeof REVIEW_TYPES;

/** Audits of ships make an inspection of this type, on which their findings hang (3.11). */
export const SHIP_AUDITS: Partial<Readonly<Record<ReviewType, InspectionType>>> = {
  INTERNAL_SHIP: 'ISM_INTERNAL',
  SMC_INITIAL: 'ISM_EXTERNAL',
  SMC_INTERMEDIATE: 'ISM_EXTERNAL',
  SMC_RENEWAL: 'ISM_EXTERNAL',
  ISPS: 'ISPS',
  MLC: 'MLC',
};

export const STANDARDS = {
  ISM: { zh: '国际安全管理规则', en: 'ISM' },
  ISPS: { zh: '国际船舶和港口设施保安规则', en: 'ISPS' },
  MLC: { zh: '海事劳工公约', en: 'MLC' },
  ISO9001: { zh: 'ISO 9001', en: 'ISO 9001' },
  ISO14001: { zh: 'ISO 14001', en: 'ISO 14001' },
  ISO45001: { zh: 'ISO 45001', en: 'ISO 45001' },
} as const satisfies Record<string, Text>;

export const CHECK_RESULTS = {
  OK: { zh: '符合', en: 'Conforms', tone: 'green' },
  OBS: { zh: '观察项', en: 'Observation', tone: 'blue' },
  NC: { zh: '不符合', en: 'Non-conformity', tone: 'amber' },
  MAJOR: { zh: '重大不符合', en: 'Major non-conformity', tone: 'red' },
  NA: { zh: '不适用', en: 'Not applicable', tone: 'grey' },
} as const satisfies Record<string, Option>;
export type CheckResult = keyof typeof CHECK_RESULTS;

export const DUE_STATES = {
  NONE: { zh: '无', en: 'None', tone: 'grey' },
  AHEAD: { zh: '未到期', en: 'Ahead', tone: 'green' },
  OVERDUE: { zh: '已逾期', en: 'Overdue', tone: 'red' },
} as const satisfies Record<string, Option>;

/** The sections of the ISM code, part A, with what is asked of each. */
export const ISM_CLAUSES: readonly (readonly [clause: string, question: string])[] = [
  ['1', '总则：体系目标与范围是否覆盖现有船舶与业务'],
  ['2', '安全与环保方针是否传达到岸基与船舶各级'],
  ['3', '公司责任与权力是否明确，资源是否充分'],
  ['4', '指定人员是否能直接与最高管理层联系并履行监控'],
  ['5', '船长责任与权力是否明确，是否按期复查体系'],
  ['6', '人员资格、培训与熟悉是否有记录'],
  ['7', '船上操作方案与须知是否有效'],
  ['8', '应急准备与演练是否按计划实施'],
  ['9', '不符合、事故与险情的报告和分析是否闭环'],
  ['10', '船舶与设备的维护是否按计划完成'],
  ['11', '文件控制是否有效，船岸版本是否一致'],
  ['12', '内审与管理评审是否按期，结果是否落实'],
];

export const REVIEW_TEXT = {
  review: { zh: '公司评审', en: 'Company review' },
  plan: { zh: '审核计划', en: 'Plan' },
  checklist: { zh: '检查表', en: 'Checklist' },
  check: { zh: '检查项', en: 'Check' },
  findings: { zh: '审核发现', en: 'Findings' },
  finding: { zh: '审核发现', en: 'Finding' },
  report: { zh: '审核报告', en: 'Report' },
  planned: { zh: '计划中', en: 'Planned' },
  doing: { zh: '进行中', en: 'Under way' },
  follow: { zh: '整改跟踪', en: 'Followed up' },
  overdue: { zh: '已逾期', en: 'Overdue' },
  needsShip: { zh: '船舶审核须选择船舶', en: 'An audit of a ship names her' },
  noShip: { zh: '公司审核不选船舶', en: 'An audit of the office names no ship' },
  otherShip: { zh: '船舶审核的被审核部门须为该船', en: 'An audit of a ship is of her own unit' },
  noFinding: {
    zh: '检查表有不符合项，登记审核发现后再提交',
    en: 'Some checks failed: enter what was found before you submit it',
  },
  noneOnBoard: {
    zh: '检查表有不符合项，检查 {no} 尚无缺陷，登记缺陷后再关闭',
    en: 'Some checks failed and inspection {no} has no defect: enter it before you close',
  },
  own: { zh: '审核员不能属于被审核部门', en: 'No auditor belongs to the audited department' },
  kept: { zh: '通知后不能更改', en: 'It stays once it is notified' },
  tooSoon: { zh: '须至少提前 7 天通知', en: 'It is notified at least seven days before' },
  ends: { zh: '结束日期不能早于开始日期', en: 'It cannot end before it begins' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  notBegun: { zh: '开始审核后才能提交报告', en: 'It has to be begun before its report is submitted' },
  needsEnd: { zh: '填写开始与结束日期', en: 'Enter when it began and ended' },
  needsConclusion: { zh: '填写审核结论', en: 'Enter the conclusion' },
  unanswered: { zh: '检查表尚有未填结果的项目', en: 'Some checks have no result' },
  onInspection: { zh: '船舶审核的发现登记在检查 {no} 上', en: 'Findings on board are entered on inspection {no}' },
  openDefects: { zh: '尚有 {n} 项缺陷未关闭', en: '{n} defects are not closed' },
  notSubmitted: { zh: '检查 {no} 尚未提交', en: 'Inspection {no} is not submitted' },
  defectKept: { zh: '已生成缺陷，在缺陷上修改', en: 'It is a defect already: change it there' },
  notDue: { zh: '没有下次到期日，或已延长', en: 'Nothing is due, or it is extended already' },
  settle: { zh: '评审到期日', en: 'Due date of reviews' },
  told: { zh: '审核通知', en: 'Audit notified' },
  notified: { zh: '审核通知：{name}，{day}', en: 'Audit: {name}, {day}' },
  due: { zh: '内部审核到期', en: 'Internal audit due' },
} as const satisfies Record<string, Text>;
