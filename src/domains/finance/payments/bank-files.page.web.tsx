import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { bankFile } from './bank-file.resource.ts';
import { downloadFileCall } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

const DOWNLOAD: RowAct = {
  key: 'download',
  label: TEXT.download,
  permission: downloadFileCall.permission,
  when: (row) => row.fileStatus === 'LIVE',
  first: true,
  run: async ({ id }, { refresh }) => {
    await saveFile(downloadFileCall.path.replace(':id', String(id)));
    await refresh();
  },
};

const SLOTS: ResourceSlots = {
  list: { rowActions: [DOWNLOAD], omit: ['create', 'edit', 'remove', 'import'] },
  detail: { acts: [DOWNLOAD], omit: ['edit', 'remove'] },
};

/** What the banks were told, who took it there, and what was void. */
export function Page() {
  return <ResourcePage resource={bankFile} slots={SLOTS} />;
}
