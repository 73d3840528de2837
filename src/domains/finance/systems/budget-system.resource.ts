import type { FieldError } from '../../../kernel/errors.ts';
import { choice, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';

/** A year is four digits: `2026`. */
const checkYear = ({ year }: { readonly year?: string | null }): FieldError[] =>
  !year || /^20\d{2}$/.test(year)
    ? []
    : [{ field: 'year', message: { zh: '年度为四位数字，如 2026', en: 'A year is four digits, such as 2026' } }];

/** Which subjects of which ships and units are budgeted together in a year. */
export const budgetSystem = defineResource({
  name: 'finance.budgetSystem',
  label: { zh: '预算体系', en: 'Budget system' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    year: text({ zh: '年度', en: 'Year' }, { required: true, max: 4 }),
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 20 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 60 }),
    subjectIds: refs(
      'finance.budgetSubject',
      { zh: '科目', en: 'Subjects' },
      { required: true, help: { zh: '含其全部下级', en: 'With all below them' } },
    ),
    organizationIds: refs(
      'identity.organization',
      { zh: '船舶与单位', en: 'Ships and units' },
      { required: true, where: { status: ['USE'] } },
    ),
    systemStatus: choice(
      { USE: { zh: '启用', en: 'In use', tone: 'green' }, LOCKED: { zh: '锁定', en: 'Locked', tone: 'grey' } },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'USE', help: { zh: '锁定后不能编制与调整', en: 'A locked one takes no budgets' } },
    ),
  },
  unique: [['year', 'code']],
  check: checkYear,
  list: {
    columns: ['year', 'code', 'name', 'subjectIds', 'organizationIds', 'systemStatus'],
    filters: ['year', 'systemStatus'],
    search: ['code', 'name', 'nameEn'],
    sort: '-year',
  },
  form: [['year', 'code', 'systemStatus'], ['name', 'nameEn'], ['subjectIds'], ['organizationIds']],
  scope: 'all',
  excel: { export: true },
});

export type BudgetSystem = Row<typeof budgetSystem>;
