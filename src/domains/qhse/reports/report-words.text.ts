import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const REPORT_KINDS = {
  ACCIDENT: { zh: '事故', en: 'Accident' },
  INCIDENT: { zh: '事件', en: 'Incident' },
  NEAR_MISS: { zh: '险情', en: 'Near miss' },
  UNSAFE_ACT: { zh: '不安全行为', en: 'Unsafe act' },
} as const satisfies Record<string, Text>;
export type ReportKind = keyof typeof REPORT_KINDS;

export const EVENT_TYPES = {
  COLLISION: { zh: '碰撞', en: 'Collision' },
  GROUNDING: { zh: '搁浅', en: 'Grounding' },
  FIRE: { zh: '火灾爆炸', en: 'Fire or explosion' },
  INJURY: { zh: '人员伤害', en: 'Injury' },
  POLLUTION: { zh: '污染', en: 'Pollution' },
  CARGO: { zh: '货损', en: 'Cargo damage' },
  MACHINERY: { zh: '机损', en: 'Machinery' },
  SECURITY: { zh: '保安', en: 'Security' },
  NAVIGATION: { zh: '航行', en: 'Navigation' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

export const SEVERITIES = {
  MINOR: { zh: '一般', en: 'Minor', tone: 'slate' },
  SERIOUS: { zh: '严重', en: 'Serious', tone: 'amber' },
  VERY_SERIOUS: { zh: '非常严重', en: 'Very serious', tone: 'red' },
} as const satisfies Record<string, Option>;

/** As the oil companies count injuries (OCIMF): the first four are lost time, all but first aid are recordable. */
export const INJURIES = {
  FAT: { zh: '死亡', en: 'Fatality' },
  PTD: { zh: '永久完全失能', en: 'Permanent total disability' },
  PPD: { zh: '永久部分失能', en: 'Permanent partial disability' },
  LWC: { zh: '损工', en: 'Lost workday case' },
  RWC: { zh: '限制工作', en: 'Restricted work case' },
  MTC: { zh: '医疗处理', en: 'Medical treatment case' },
  FAC: { zh: '急救', en: 'First aid case' },
} as const satisfies Record<string, Text>;
export type Injury = keyof typeof INJURIES;

export const CAUSES = {
  MAN: { zh: '人', en: 'Man' },
  MACHINE: { zh: '机', en: 'Machine' },
  MATERIAL: { zh: '料', en: 'Material' },
  METHOD: { zh: '法', en: 'Method' },
  ENVIRONMENT: { zh: '环', en: 'Environment' },
  MANAGEMENT: { zh: '管', en: 'Management' },
} as const satisfies Record<string, Text>;

export const REPORT_TEXT = {
  report: { zh: '安全报告', en: 'Safety report' },
  reports: { zh: '安全报告', en: 'Safety reports' },
  injuries: { zh: '受伤人员', en: 'Injured persons' },
  causes: { zh: '原因要素', en: 'Cause factors' },
  measures: { zh: '措施', en: 'Measures' },
  anonymous: { zh: '匿名报告险情', en: 'Report a near miss anonymously' },
  anonymousWhy: {
    zh: '只记录船舶与日期，不记录姓名、设备、网络地址和时刻。描述中不写姓名。',
    en: 'Ship and day are kept alone: no name, device, address or hour. Name nobody in the description.',
  },
  send: { zh: '提交', en: 'Send' },
  sent: { zh: '险情已匿名提交', en: 'The near miss is reported' },
  anonymousReason: { zh: '匿名险情报告', en: 'Anonymous near miss' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  otherDay: { zh: '与发生日期不符', en: 'Not on that day' },
  needsInjury: { zh: '人员伤害须填写受伤人员', en: 'Say who was injured' },
  needsCause: {
    zh: '事故与事件批准前须填写根本原因与原因要素',
    en: 'Accidents and incidents need a root cause and factors',
  },
  openMeasures: { zh: '还有未完成的措施', en: 'Measures are not done yet' },
  closedAlready: { zh: '已关闭', en: 'It is closed already' },
  summary: {
    zh: '近 12 个月：险情 {near}，损工 {lti}（百万工时率 {ltif}），可记录伤害 {trc}（{trcf}）',
    en: 'Last 12 months: near misses {near}, lost-time injuries {lti} (frequency {ltif}), recordable cases {trc} ({trcf})',
  },
  waiting: { zh: '待处理', en: 'To be handled' },
  investigated: { zh: '调查中', en: 'Under investigation' },
  serious: { zh: '严重', en: 'Serious' },
  nearMisses: { zh: '险情', en: 'Near misses' },
} as const satisfies Record<string, Text>;
