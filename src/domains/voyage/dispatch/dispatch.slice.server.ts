import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { deploymentRecordPage } from './deployment-record.page.ts';
import { dispatch } from './dispatch.resource.ts';
import { dispatchEndpoints } from './dispatch.server.ts';
import { dispatchDue } from './dispatch-due.server.ts';

const DISPATCH: AnyResource = dispatch;
const ACTS = ['voyage:dispatch:acknowledge', 'voyage:dispatch:done'];
const WRITE = ['voyage:dispatch:add', 'voyage:dispatch:edit', 'voyage:dispatch:del'];

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
    '@ship': ACTS,
    MASTER: ['voyage:dispatch:add'],
    OPERATOR: [...WRITE, ...ACTS],
    SUPT_MARINE: [...WRITE, ...ACTS],
    CHARTERING: [...WRITE, ...ACTS],
  },
  demo: async (ctx) => (await import('./dispatch.demo.ts')).demoDispatches(ctx),
};
