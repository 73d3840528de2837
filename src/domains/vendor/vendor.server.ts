import type { Module } from '../../kernel/server/module.ts';
import { colleagueEndpoints } from './colleagues/colleagues.server.ts';
import { vendorDraftEndpoints } from './drafts/vendor-drafts.server.ts';
import { vendorFileEndpoints } from './files/vendor-files.server.ts';
import { vendorPaperEndpoints } from './papers/vendor-papers.server.ts';
import { vendorInvoiceEndpoints } from './quote/vendor-invoices.server.ts';
import { vendorQuoteEndpoints } from './quote/vendor-quote.server.ts';
import { purgeVendorSessions } from './sign-in/purge.server.ts';
import { vendorAuthEndpoints } from './sign-in/vendor-auth.server.ts';

/** The suppliers' area: its sign-in and its face of purchases. It has no records of its own. */
export const vendorModule: Module = {
  name: 'vendor',
  label: { zh: '供应商区', en: 'Suppliers’ area' },
  resources: [],
  endpoints: [
    ...vendorAuthEndpoints,
    ...vendorQuoteEndpoints,
    ...vendorInvoiceEndpoints,
    ...vendorPaperEndpoints,
    ...colleagueEndpoints,
    ...vendorDraftEndpoints,
    ...vendorFileEndpoints,
  ],
  sealed: [
    {
      table: 'kernel_draft',
      column: 'content',
      place: `'vendor.draft.' || owner_id || '.' || name`,
      where: 'owner_id < 0',
    },
  ],
  schedules: {
    'vendor.purge': {
      label: { zh: '清理过期的供应商登录', en: 'Ended sign-ins of suppliers' },
      cron: '20 4 * * *',
      run: async (work) => {
        const gone = await work.transaction('清理过期的供应商登录', purgeVendorSessions);
        return { zh: `清理 ${gone} 条`, en: `${gone} deleted` };
      },
    },
  },
  // Loaded only where the demo company is built.
  demo: async (ctx, { files }) => (await import('./vendor.demo.ts')).demoVendors(ctx, files),
};
