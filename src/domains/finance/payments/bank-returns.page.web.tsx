import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { bankReturn } from './bank-return.resource.ts';
import { downloadAct } from './download-act.web.ts';
import { downloadReturnCall } from './payment.calls.ts';

const DOWNLOAD = downloadAct(downloadReturnCall);

const SLOTS: ResourceSlots = {
  list: { rowActions: [DOWNLOAD], omit: ['create', 'edit', 'remove', 'import'] },
  detail: { acts: [DOWNLOAD], omit: ['edit', 'remove'] },
};

/** What the banks said of payments, as it came. */
export function Page() {
  return <ResourcePage resource={bankReturn} slots={SLOTS} />;
}
