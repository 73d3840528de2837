import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { BatchAct, RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { fromExpectedCall } from '../receipts/receipt.calls.ts';
import { receipt } from '../receipts/receipt.resource.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { expectedLine } from './expected-line.resource.ts';

const WAITING = ['EXPECTED', 'PART'];

const saved = (): readonly SavedFilter[] => [
  { key: 'open', label: TEXT.open, filters: { status: WAITING } },
  {
    key: 'late',
    label: TEXT.late,
    filters: { status: WAITING, dueDateTo: [serverDate().toISOString().slice(0, 10)] },
  },
];

/** A receipt is of one order. */
const oneOrder = (rows: readonly AnyRow[]): boolean =>
  rows.length > 0 && rows.every((row) => WAITING.includes(String(row.status)) && row.sourceId === rows[0]!.sourceId);

/** What of a line only the program reads. */
const HIDDEN = ['source', 'sourceId', 'lineId', 'factor', 'closed'];

/** What is on its way to each store; what has come is received from here. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const receive = async (rows: readonly AnyRow[]) => {
      const body = { expectedLineIds: rows.map(({ id }) => id) };
      const made = await call(fromExpectedCall, { body, quiet: true });
      notify.success(t(TEXT.received));
      navigate(`${recordAddress(receipt.name, made.id)}?edit=1`);
    };
    const one: RowAct = {
      key: 'receive',
      label: TEXT.receive,
      permission: fromExpectedCall.permission,
      when: (row) => oneOrder([row]),
      first: true,
      run: (row) => receive([row]),
    };
    const several: BatchAct = {
      key: 'receive',
      label: TEXT.receive,
      permission: fromExpectedCall.permission,
      when: oneOrder,
      run: receive,
    };
    return {
      list: {
        savedFilters: saved(),
        rowActions: [one],
        batchActions: [several],
        omit: ['create', 'edit', 'remove', 'import'],
      },
      detail: { hidden: HIDDEN, acts: [one], omit: ['edit', 'remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={expectedLine} slots={slots} />;
}
