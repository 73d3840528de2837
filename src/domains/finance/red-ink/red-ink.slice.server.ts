import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { expireSchedule, redInkEndpoints } from './red-ink.server.ts';
import { redInkInvoicePage } from './red-ink-invoice.page.ts';
import { redInkInvoice } from './red-ink-invoice.resource.ts';

const RED_INK: AnyResource = redInkInvoice;

const acts = (...names: readonly string[]): string[] => names.map((name) => `finance:redInkInvoice:${name}`);

/** Invoices that are taken back: the accountant starts and enters what the other side says, whoever buys sees what becomes of it. */
export const redInkSlice: Slice = {
  resources: [RED_INK],
  endpoints: redInkEndpoints,
  schedules: { 'finance.expireRedInk': expireSchedule },
  pages: [redInkInvoicePage],
  acts: {
    [redInkInvoice.name]: {
      expire: { zh: '过期', en: 'Expired' },
      done: { zh: '红字发票生效', en: 'Its red invoice is in force' },
    },
  },
  grants: {
    FIN_AP: acts('list', 'pick', 'add', 'edit', 'del', 'export', 'start', 'confirm', 'refuse', 'cancel', 'receive'),
    FIN_COST: acts('list', 'pick', 'export'),
    BUYER: acts('list', 'pick'),
    PUR_MANAGER: acts('list', 'pick'),
    GM: acts('list', 'pick'),
  },
};
