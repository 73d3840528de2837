import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { bankFile } from './bank-file.resource.ts';
import { downloadFileCall, voidFileCall } from './payment.calls.ts';
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

const VOID: RowAct = {
  key: 'void',
  label: TEXT.void,
  permission: voidFileCall.permission,
  when: (row) => row.fileStatus === 'LIVE',
  danger: true,
  reason: true,
  run: async ({ id, version }, { reason, refresh }) => {
    await call(voidFileCall, { params: { id }, body: { version, reason: reason ?? '' } });
    notify.success(t(TEXT.voided));
    await refresh();
  },
};

const SLOTS: ResourceSlots = {
  list: { rowActions: [DOWNLOAD, VOID], omit: ['create', 'edit', 'remove', 'import'] },
  detail: { acts: [DOWNLOAD, VOID], omit: ['edit', 'remove'] },
};

/** What the banks were told, who took it there, and what was void. */
export function Page() {
  return <ResourcePage resource={bankFile} slots={SLOTS} />;
}
