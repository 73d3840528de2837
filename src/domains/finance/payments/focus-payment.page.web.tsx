import { tailOf } from '../../../kernel/flow/flow.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { bankFile } from './bank-file.resource.ts';
import { chooseFile } from './choose-file.web.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { BUILD_FILE, resultsCall } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

const ACT = batchFlow.transitions.buildFile;

const figures = (row: AnyRow): Figure[] =>
  (['total', 'availableBalance'] as const).map((name) => ({
    label: focusPayment.fields[name].label,
    value: numberText(focusPayment.fields[name], row[name]),
    unit: (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

const RESULTS: RowAct = {
  key: 'results',
  label: TEXT.results,
  permission: resultsCall.permission,
  when: (row) => row.batchStatus === 'FILE_BUILT',
  first: true,
  run: async ({ id, version }, { refresh }) => {
    const chosen = await chooseFile('.csv,.txt');
    if (chosen === undefined) return;
    await call(resultsCall, { params: { id }, body: { version, ...chosen } });
    notify.success(t(TEXT.recorded));
    await refresh();
  },
};

/** Its file is looked at next. */
const BUILD: RowAct = {
  key: 'buildFile',
  label: ACT.label,
  permission: BUILD_FILE,
  when: (row) => row.batchStatus === 'APPROVED',
  effect: ACT.effect,
  first: true,
  run: async (row, { go }) => {
    const made: AnyRow = await records.act(focusPayment, row, tailOf('buildFile', ACT), {});
    notify.success(t(ACT.done));
    go(recordAddress(bankFile.name, made.id));
  },
};

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'toBuild', label: TEXT.toBuild, filters: { batchStatus: ['APPROVED'] } },
      { key: 'withBank', label: TEXT.withBank, filters: { batchStatus: ['FILE_BUILT'] } },
    ],
    rowActions: [BUILD, RESULTS],
    omit: ['create', 'import'],
  },
  form: { locked: [rowsOf('lines'), 'lines.requisitionId', 'lines.result', 'lines.returnId'] },
  detail: { figures, hidden: ['total', 'availableBalance'], acts: [BUILD, RESULTS] },
};

/** Payments that are made together: from the batch over the bank file to what the bank says of it. */
export function Page() {
  return <ResourcePage resource={focusPayment} slots={SLOTS} />;
}
