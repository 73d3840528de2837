import type { Option } from '../../../kernel/resource/field.ts';

/** What is asked for a supplier. */
export const QUALIFICATION_KINDS = {
  ADMISSION: { zh: '准入', en: 'Admission' },
  SCOPE: { zh: '供货范围', en: 'Scope of supply' },
  ANNUAL: { zh: '复审', en: 'Review' },
  REINSTATE: { zh: '恢复', en: 'Reinstatement' },
  SUSPEND: { zh: '暂停', en: 'Suspension', tone: 'amber' },
  BLACKLIST: { zh: '列入黑名单', en: 'Blacklisting', tone: 'red' },
} as const satisfies Record<string, Option>;

export type QualificationKind = keyof typeof QUALIFICATION_KINDS;

/** What is looked at before one deals with a supplier. */
export const CHECK_ITEMS = {
  LICENCE: { zh: '营业执照与经营范围', en: 'Business licence and its scope' },
  TAX: { zh: '纳税资格与开票能力', en: 'Tax standing and invoices' },
  SANCTIONS: { zh: '制裁名单筛查', en: 'Sanctions screening' },
  QUALITY: { zh: '质量体系', en: 'Quality system' },
  CAPABILITY: { zh: '供货能力与库存', en: 'Means and stock' },
  AUTHORITY: { zh: '制造厂授权', en: 'Maker’s authorisation' },
  SAFETY: { zh: '安全与环保', en: 'Safety and environment' },
  FINANCES: { zh: '财务状况', en: 'Finances' },
  REFERENCES: { zh: '同业评价', en: 'References' },
} as const satisfies Record<string, Option>;

export type CheckItem = keyof typeof CHECK_ITEMS;

/** Without these nobody is admitted; the others as the buyer sees fit. */
export const MANDATORY_ITEMS: ReadonlySet<CheckItem> = new Set<CheckItem>([
  'LICENCE',
  'TAX',
  'SANCTIONS',
  'CAPABILITY',
]);

export const FINDINGS = {
  PASS: { zh: '符合', en: 'Met', tone: 'green' },
  FAIL: { zh: '不符合', en: 'Not met', tone: 'red' },
  NA: { zh: '不适用', en: 'Does not apply', tone: 'grey' },
} as const satisfies Record<string, Option>;

/** Words of the page and of refusals. */
export const QUALIFICATION_TEXT = {
  title: { zh: '供应商准入审批', en: 'Supplier qualification' },
  drafts: { zh: '草稿', en: 'Drafts' },
  audit: { zh: '审批中', en: 'Under approval' },
  barred: { zh: '暂停与黑名单', en: 'Suspensions and blacklistings' },
} as const;
