import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const CERT_GROUPS = {
  STATUTORY: { zh: '法定', en: 'Statutory' },
  CLASS: { zh: '船级', en: 'Class' },
  ISM: { zh: '体系与保安', en: 'ISM, ISPS and MLC' },
  COMMERCIAL: { zh: '商务', en: 'Commercial' },
  EQUIPMENT: { zh: '设备', en: 'Equipment' },
  INSURANCE: { zh: '保险', en: 'Insurance' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

export const SCHEMES = {
  NONE: { zh: '仅换证', en: 'Renewal only' },
  ANNUAL: { zh: '年度', en: 'Annual' },
  ANNUAL_PERIODICAL: { zh: '年度与定期', en: 'Annual and periodical' },
  ANNUAL_INTERMEDIATE: { zh: '年度与中间', en: 'Annual and intermediate' },
  INTERMEDIATE_ONLY: { zh: '仅中间', en: 'Intermediate only' },
  DOC_ANNUAL: { zh: '公司年度审核', en: 'Annual verification of company' },
  BOTTOM: { zh: '船底', en: 'Bottom' },
} as const satisfies Record<string, Text>;
export type Scheme = keyof typeof SCHEMES;

export const SURVEY_KINDS = {
  ANNUAL: { zh: '年度检验', en: 'Annual' },
  PERIODICAL: { zh: '定期检验', en: 'Periodical' },
  INTERMEDIATE: { zh: '中间检验', en: 'Intermediate' },
  BOTTOM: { zh: '船底检验', en: 'Bottom' },
  RENEWAL: { zh: '换证检验', en: 'Renewal' },
} as const satisfies Record<string, Text>;
export type SurveyKind = keyof typeof SURVEY_KINDS;

/** What is endorsed on a certificate that stays; a renewal makes the next one. */
const { RENEWAL: _next, ...endorsed } = SURVEY_KINDS;
export const ENDORSED_KINDS = endorsed;

export const SURVEY_STATUSES = {
  FUTURE: { zh: '未到', en: 'To come', tone: 'grey' },
  OPEN: { zh: '窗口内', en: 'In window', tone: 'blue' },
  DONE: { zh: '已完成', en: 'Done', tone: 'green' },
  OVERDUE: { zh: '逾期', en: 'Overdue', tone: 'red' },
  CREDITED: { zh: '已抵', en: 'Credited', tone: 'green' },
} as const satisfies Record<string, Option>;
export type SurveyStatus = keyof typeof SURVEY_STATUSES;

export const CERT_KINDS = {
  FULL: { zh: '全期', en: 'Full term' },
  INTERIM: { zh: '临时', en: 'Interim' },
  SHORT_TERM: { zh: '短期', en: 'Short term' },
  CONDITIONAL: { zh: '附条件', en: 'Conditional' },
} as const satisfies Record<string, Text>;
export type CertKind = keyof typeof CERT_KINDS;

/** In the order in which the first one that is true is told (5.4). */
export const CERT_STATES = {
  REPLACED: { zh: '已换新', en: 'Replaced', tone: 'slate' },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'red' },
  SURVEY_OVERDUE: { zh: '检验逾期', en: 'Survey overdue', tone: 'red' },
  EXTENDED: { zh: '已展期', en: 'Extended', tone: 'plum' },
  IN_WINDOW: { zh: '检验窗口内', en: 'In survey window', tone: 'blue' },
  DUE_SOON: { zh: '即将到期', en: 'Due soon', tone: 'amber' },
  VALID: { zh: '有效', en: 'Valid', tone: 'green' },
  NO_EXPIRY: { zh: '长期有效', en: 'No expiry', tone: 'green' },
} as const satisfies Record<string, Option>;
export type CertState = keyof typeof CERT_STATES;

export const HOLDERS = {
  SHIP: { zh: '船舶', en: 'Ship' },
  COMPANY: { zh: '公司', en: 'Company' },
} as const satisfies Record<string, Text>;

/** Ships for which a certificate is required. */
export const SHIP_SETS = {
  TANKER: { zh: '油化船', en: 'Tankers' },
  CHEMICAL: { zh: '化学品船', en: 'Chemical tankers' },
  DRY: { zh: '干货船', en: 'Dry cargo ships' },
} as const satisfies Record<string, Text>;
export type ShipSet = keyof typeof SHIP_SETS;

export const CERT_TEXT = {
  certificate: { zh: '船舶证书', en: 'Ship certificate' },
  certificates: { zh: '船舶证书', en: 'Ship certificates' },
  list: { zh: '证书', en: 'Certificates' },
  types: { zh: '证书类型', en: 'Types' },
  conditions: { zh: '船级条件', en: 'Conditions of class' },
  which: { zh: '证书内容', en: 'What is shown' },
  matrix: { zh: '一览表', en: 'Matrix' },
  view: { zh: '显示方式', en: 'View' },
  surveys: { zh: '检验', en: 'Surveys' },
  survey: { zh: '检验', en: 'Survey' },
  needs: { zh: '须持有的船舶', en: 'Required for' },
  overdue: { zh: '检验逾期', en: 'Surveys overdue' },
  expired: { zh: '已过期', en: 'Expired' },
  inWindow: { zh: '窗口内', en: 'In window' },
  soon: { zh: '即将到期', en: 'Due soon' },
  toCheck: { zh: '待核对', en: 'To be checked' },
  missing: { zh: '缺证', en: 'Missing' },
  valid: { zh: '有效', en: 'Valid' },
  attention: { zh: '待办', en: 'To do' },
  invalid: { zh: '无效', en: 'Not valid' },
  ship: { zh: '船舶', en: 'Ship' },
  all: { zh: '合计', en: 'All' },
  noShips: { zh: '没有您可以查看的船舶', en: 'No ship that you may see' },
  until: { zh: '{ship} {type}：{state}，{day}', en: '{ship}, {type}: {state}, {day}' },
  lacks: { zh: '{ship} {type}：缺证', en: '{ship}, {type}: missing' },
  key: { zh: '图例', en: 'Key' },
  window: { zh: '窗口', en: 'Window' },
  anniversary: { zh: '周年日', en: 'Anniversary' },
  done: { zh: '完成', en: 'Done' },
  status: { zh: '状态', en: 'Status' },
  noSurveys: { zh: '没有须做的检验', en: 'No survey is prescribed' },
  needsShip: { zh: '此类证书属于船舶，须选择船舶', en: 'This certificate is a ship’s: choose her' },
  needsCompany: { zh: '此类证书属于公司，须选择公司', en: 'This certificate is the company’s: choose it' },
  notOfShip: { zh: '此类证书属于公司，不填船舶', en: 'This certificate is the company’s and no ship’s' },
  notOfCompany: { zh: '此类证书属于船舶，不填公司', en: 'This certificate is a ship’s and not the company’s' },
  needsItem: { zh: '设备证书须填设备', en: 'Say of which item it is' },
  noItem: { zh: '此类证书不分设备', en: 'This certificate is of no single item' },
  needsExpiry: { zh: '此类证书须填到期日', en: 'This certificate expires: say when' },
  noExpiry: { zh: '此类证书长期有效，不填到期日', en: 'This certificate has no expiry' },
  order: { zh: '到期日须在签发日期之后', en: 'It expires after it is issued' },
  tooLong: { zh: '按检验完成日（或签发日期）最晚到 {day}', en: 'At the latest {day}, from the survey or the issue' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  noPapers: { zh: '须附证书扫描件', en: 'Attach the scan of the certificate' },
  current: {
    zh: '该船该类证书已有现行的 {no}，须在其上换证或先撤销',
    en: '{no} is the current one of this ship and type: renew or withdraw it first',
  },
  noSuchSurvey: { zh: '此证书没有这项检验', en: 'The certificate has no such survey' },
  doneAlready: { zh: '这项检验已完成', en: 'This survey is done already' },
  beforeIssue: { zh: '早于签发日期', en: 'Before the certificate was issued' },
  formerFirst: { zh: '前一次检验尚未完成', en: 'The survey before it is not done yet' },
  tooEarly: { zh: '窗口自 {day} 起', en: 'The window opens on {day}' },
  confirmEarly: {
    zh: '窗口自 {day} 起；提前检验会改动周年日，勾选确认',
    en: 'The window opens on {day}; an earlier survey moves the anniversary: confirm it',
  },
  wayTooEarly: { zh: '须在前一周年日 {day} 之后', en: 'Not before {day}, the anniversary before it' },
  notExtendable: { zh: '没有到期日，不能展期', en: 'It has no expiry to be extended' },
  extendFrom: { zh: '须在到期日 {day} 之后', en: 'Later than its expiry {day}' },
  extendTo: { zh: '最晚到 {day}', en: 'At the latest {day}' },
  retired: { zh: '此类型已停用', en: 'This type is out of use' },
} as const satisfies Record<string, Text>;
