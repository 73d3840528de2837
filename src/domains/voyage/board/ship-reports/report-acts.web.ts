import { t } from '../../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../../kernel/web/list/acts/row-act.ts';
import { notify } from '../../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../../kernel/web/records/record-calls.ts';
import { SHIP_REPORTS_TEXT as TEXT } from './ship-reports.text.ts';

const REPORT = { name: 'voyage.report' };
const unconfirmed = (row: AnyRow): boolean => row.confirmed === 'UNCONFIRMED';

/** Acts on one report beside those of its flow; a confirmed report is locked. */
export function reportActs({ openEntry }: { openEntry: ((id: number) => void) | undefined | '' }): RowAct[] {
  const edit: RowAct[] = openEntry
    ? [
        {
          key: 'edit-report',
          label: TEXT.edit,
          permission: 'voyage:report:edit',
          when: unconfirmed,
          run: (row) => openEntry(row.id),
        },
      ]
    : [];
  const remove: RowAct = {
    key: 'remove-report',
    label: TEXT.remove,
    permission: 'voyage:report:del',
    when: unconfirmed,
    danger: true,
    effect: TEXT.removeEffect,
    run: async (row, { refresh }) => {
      await records.remove(REPORT, row);
      notify.success(t(TEXT.removed));
      await refresh();
    },
  };
  return [...edit, remove];
}
