import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { bankFile } from './bank-file.resource.ts';
import { chooseTextFile } from './choose-text-file.web.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { buildFileCall, cancelBatchCall, resultsCall } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

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
    const text = await chooseTextFile('.csv,.txt');
    if (text === undefined) return;
    await call(resultsCall, { params: { id }, body: { version, text } });
    notify.success(t(TEXT.recorded));
    await refresh();
  },
};

const CANCEL: RowAct = {
  key: 'cancel',
  label: batchFlow.transitions.cancel.label,
  permission: cancelBatchCall.permission,
  when: (row) => row.batchStatus === 'APPROVED',
  danger: true,
  effect: TEXT.cancelEffect,
  reason: true,
  run: async ({ id, version }, { reason, refresh }) => {
    await call(cancelBatchCall, { params: { id }, body: { version, reason: reason ?? '' } });
    notify.success(t(TEXT.cancelled));
    await refresh();
  },
};

/** Payments that are made together: from the batch over the bank file to what the bank says of it. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const build: RowAct = {
      key: 'buildFile',
      label: TEXT.build,
      permission: buildFileCall.permission,
      when: (row) => row.batchStatus === 'APPROVED',
      effect: TEXT.buildEffect,
      first: true,
      run: async ({ id, version }) => {
        const made = await call(buildFileCall, { params: { id }, body: { version } });
        notify.success(t(TEXT.built));
        navigate(recordAddress(bankFile.name, made.id));
      },
    };
    return {
      list: {
        savedFilters: [
          { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
          { key: 'toBuild', label: TEXT.toBuild, filters: { batchStatus: ['APPROVED'] } },
          { key: 'withBank', label: TEXT.withBank, filters: { batchStatus: ['FILE_BUILT'] } },
        ],
        rowActions: [build, RESULTS, CANCEL],
        omit: ['create', 'import', 'buildFile', 'cancel'],
      },
      form: { locked: [rowsOf('lines'), 'lines.requisitionId', 'lines.result'] },
      detail: {
        figures,
        hidden: ['total', 'availableBalance'],
        acts: [build, RESULTS, CANCEL],
        omit: ['buildFile', 'cancel'],
      },
    };
  }, [navigate]);
  return <ResourcePage resource={focusPayment} slots={slots} />;
}
