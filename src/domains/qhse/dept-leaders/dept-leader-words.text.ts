import type { Text } from '../../../kernel/text.ts';

/** What a department’s leader answers for; ALL where nobody is named for it alone. */
export const ITEM_TYPES = {
  ALL: { zh: '全部', en: 'Everything' },
  INSPECTION: { zh: '检查', en: 'Inspections' },
  DEFECT_VERIFY: { zh: '缺陷验证', en: 'Verifying defects' },
  EVENT: { zh: '事件', en: 'Events' },
  RISK: { zh: '风险评估', en: 'Risk assessments' },
  CERTIFICATE: { zh: '证书', en: 'Certificates' },
  DOCUMENT: { zh: '体系文件', en: 'Documents' },
  REVIEW: { zh: '公司评审', en: 'Company reviews' },
  DUTY: { zh: '值班', en: 'Duty' },
  COMPLAINT: { zh: '投诉', en: 'Complaints' },
} as const satisfies Record<string, Text>;
export type ItemType = keyof typeof ITEM_TYPES;

export const LEADER_TEXT = {
  leaders: { zh: '部门负责人配置', en: 'Department leaders' },
  which: { zh: '查看内容', en: 'What is shown' },
  config: { zh: '部门', en: 'Department' },
  configs: { zh: '部门', en: 'Departments' },
  item: { zh: '负责人', en: 'Leader' },
  items: { zh: '负责人', en: 'Leaders' },
  ofWhat: { zh: '负责范围', en: 'Answers for' },
  period: { zh: '期限与代理', en: 'Period and deputy' },
  overlap: {
    zh: '与{who}的船舶、事项、级别和期限重叠',
    en: 'Overlaps {who} in ships, matter, level and period',
  },
  backwards: { zh: '结束日期早于开始日期', en: 'It ends before it begins' },
  ownDeputy: { zh: '代理人不能是本人', en: 'Nobody is the own deputy' },
  waiting: {
    zh: '有 {n} 份文件正待此人审批，先由其审批或转交',
    en: '{n} document(s) wait for this person’s approval; they are approved or transferred first',
  },
  closed: { zh: '该账号已停用或到期', en: 'This account is closed' },
} as const satisfies Record<string, Text>;
