import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { laytimeSheetCall } from './laytime.calls.ts';
import { laytime } from './laytime.resource.ts';
import { USUAL_EXCEPTIONS } from './laytime.rules.ts';
import { LAYTIME_TEXT as TEXT } from './laytime.text.ts';

const TOTALS = [
  'allowedTotal',
  'usedTotal',
  'savedHours',
  'demurrageHours',
  'demurrageAmount',
  'netAmount',
  'despatchAmount',
] as const;

const unitOf = (name: (typeof TOTALS)[number], row: AnyRow): string | undefined =>
  name.endsWith('Amount') ? (row.labels as Record<string, string> | undefined)?.currencyId : 'h';

const figures = (row: AnyRow): Figure[] =>
  TOTALS.filter((name) => name in row).map((name) => ({
    label: laytime.fields[name].label,
    value: numberText(laytime.fields[name], row[name]),
    unit: unitOf(name, row),
  }));

const EXCEL: RowAct = {
  key: 'timeSheet',
  label: TEXT.excel,
  permission: 'voyage:laytime:export',
  run: (row) => saveFile(laytimeSheetCall.path.replace(':id', String(row.id)), {}),
};

const SLOTS: ResourceSlots = {
  initial: { exceptions: USUAL_EXCEPTIONS },
  list: {
    savedFilters: [
      { key: 'drafts', label: { zh: '草稿', en: 'Drafts' }, filters: { status: ['USE'] } },
      { key: 'audit', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } },
      { key: 'approved', label: { zh: '已通过', en: 'Approved' }, filters: { status: ['APPROVE'] } },
    ],
    omit: ['import'],
  },
  form: {
    derived: [
      'voyageId',
      'basis',
      'allowedHours',
      'reversible',
      'noticeHours',
      'laycanFrom',
      'claimDays',
      'demurrageRate',
      'despatchRate',
      'addressCommission',
      'exceptions',
      'ports',
      'facts',
    ],
    totals: [...TOTALS, 'claimDue'],
    // The time sheet is the server's, and follows with the save. What one port is asked of its own belongs to the way in which time is allowed.
    hidden: ({ basis }) => [
      'sheet',
      ...(basis === 'TOTAL' ? ['reversible'] : ['allowedHours']),
      ...(basis === 'PER_PORT' ? [] : ['ports.allowedHours']),
      ...(basis === 'RATE' ? [] : ['ports.rate']),
    ],
  },
  detail: { figures, hidden: [...TOTALS, 'sheet.stay', 'sheet.zone'], acts: [EXCEL] },
};

/** Statements of laytime and demurrage, from the draft to the approval. */
export function Page() {
  return <ResourcePage resource={laytime} slots={SLOTS} />;
}
