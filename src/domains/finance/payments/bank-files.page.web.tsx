import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { bankFile } from './bank-file.resource.ts';
import { downloadAct } from './download-act.web.ts';
import { downloadFileCall } from './payment.calls.ts';

const DOWNLOAD = downloadAct(downloadFileCall, { when: (row) => row.fileStatus === 'LIVE' });

const SLOTS: ResourceSlots = {
  list: { rowActions: [DOWNLOAD], omit: ['create', 'edit', 'remove', 'import'] },
  detail: { acts: [DOWNLOAD], omit: ['edit', 'remove'] },
};

/** What the banks were told, who took it there, and what was void. */
export function Page() {
  return <ResourcePage resource={bankFile} slots={SLOTS} />;
}
