import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import type { downloadFileCall, downloadReturnCall } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

/** Saves the file of a record; who took it stands on the record from then on. */
export const downloadAct = (
  { method, path, permission }: typeof downloadFileCall | typeof downloadReturnCall,
  { when }: Pick<RowAct, 'when'> = {},
): RowAct => ({
  key: 'download',
  label: TEXT.download,
  permission,
  when,
  first: true,
  run: async ({ id }, { refresh }) => {
    await saveFile(path.replace(':id', String(id)), { method });
    await refresh();
  },
});
