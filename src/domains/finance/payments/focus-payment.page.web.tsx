import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { chooseTextFile } from './choose-text-file.web.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

const figures = (row: AnyRow): Figure[] =>
  (['total', 'availableBalance'] as const).map((name) => ({
    label: focusPayment.fields[name].label,
    value: numberText(focusPayment.fields[name], row[name]),
    unit: (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

const { label, from, permission, done } = batchFlow.transitions.results;

/** What its form asks for is read from the bank's own file. */
const RESULTS: RowAct = {
  key: 'results',
  label,
  permission,
  when: ({ batchStatus }) => from.some((one) => one === batchStatus),
  first: true,
  run: async (row, { refresh }) => {
    const text = await chooseTextFile('.csv,.txt');
    if (text === undefined) return;
    await records.act(focusPayment, row, 'results', { text });
    notify.success(t(done));
    await refresh();
  },
};

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'toBuild', label: TEXT.toBuild, filters: { batchStatus: ['APPROVED'] } },
      { key: 'withBank', label: TEXT.withBank, filters: { batchStatus: ['FILE_BUILT'] } },
    ],
    rowActions: [RESULTS],
    omit: ['create', 'import'],
  },
  form: { locked: [rowsOf('lines'), 'lines.requisitionId', 'lines.result'] },
  detail: { figures, hidden: ['total', 'availableBalance'], acts: [RESULTS] },
};

/** Payments that are made together: from the batch over the bank file to what the bank says of it. */
export function Page() {
  return <ResourcePage resource={focusPayment} slots={SLOTS} />;
}
