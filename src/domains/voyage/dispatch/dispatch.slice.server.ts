import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { deploymentRecordPage } from './deployment-record.page.ts';
import { dispatch } from './dispatch.resource.ts';
import { dispatchEndpoints } from './dispatch.server.ts';
import { dispatchDue } from './dispatch-due.server.ts';

const DISPATCH: AnyResource = dispatch;
const ABOARD = ['voyage:dispatch:acknowledge', 'voyage:dispatch:done'];
const ASHORE = ['add', 'edit', 'del', 'receive', 'done'].map((act) => `voyage:dispatch:${act}`);

/** Orders and calls between office and ships. */
export const dispatchSlice: Slice = {
  resources: [DISPATCH],
  endpoints: dispatchEndpoints,
  pages: [deploymentRecordPage],
  reminders: [dispatchDue],
  messageKinds: {
    'voyage.dispatched': { label: { zh: '调度指令', en: 'Dispatch order' }, mail: true, urgent: true },
    'voyage.acknowledged': { label: { zh: '调度指令已收悉', en: 'Order acknowledged' } },
  },
  grants: {
    '@ship': ABOARD,
    MASTER: ['voyage:dispatch:add'],
    OPERATOR: ASHORE,
    SUPT_MARINE: ASHORE,
    CHARTERING: ASHORE,
  },
  demo: async (ctx) => (await import('./dispatch.demo.ts')).demoDispatches(ctx),
};
