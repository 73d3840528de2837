import type { Text } from '../../kernel/text.ts';

export const FINANCE_TEXT = {
  enter: { zh: '录入实际', en: 'Enter actual' },
  reverse: { zh: '冲销', en: 'Reverse' },
  reverseEffect: {
    zh: '写入一条相反的台账，原台账保留',
    en: 'An opposite entry is written; this one stays',
  },
  reversed: { zh: '已冲销', en: 'Reversed' },
  openSource: { zh: '打开来源单据', en: 'Open the document' },
  nextYear: { zh: '复制到下一年', en: 'Copy to next year' },
  nextYearEffect: {
    zh: '以相同的科目、单位与配置建立下一年的预算体系',
    en: 'A system of the next year is made with the same subjects, units and settings',
  },
  copied: { zh: '已建立，可继续修改', en: 'Made; it can be changed' },
  inForce: { zh: '生效版本', en: 'In force' },
  drafts: { zh: '草稿', en: 'Drafts' },
  thisYear: { zh: '本年', en: 'This year' },
  used: { zh: '占用与实际', en: 'Bound and spent' },
  waiting: { zh: '审批中', en: 'Under approval' },
  year: { zh: '全年合计', en: 'Year' },
  lines: { zh: '科目数', en: 'Subjects' },
  achievement: { zh: '查看达成', en: 'Achievement' },
} satisfies Record<string, Text>;
