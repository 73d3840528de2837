import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { handoverEndpoints } from './handover.server.ts';
import { handoverNotePage } from './handover-note.page.ts';
import { handoverNote } from './handover-note.resource.ts';
import { handoverPaper } from './handover-paper.server.ts';

const NOTE: AnyResource = handoverNote;
const acts = (...names: string[]): string[] => names.map((name) => `maintenance:handoverNote:${name}`);
const READ = acts('list', 'export');
const ABOARD = [...READ, ...acts('add', 'edit', 'del', 'refresh', 'give', 'sendBack', 'accept')];

/** Handover of posts on board: what is open, in whose words, signed by both. */
export const handoverSlice: Slice = {
  resources: [NOTE],
  endpoints: handoverEndpoints,
  pages: [handoverNotePage],
  fills: [handoverPaper],
  grants: {
    '@ship': ABOARD,
    SUPT_TECH: READ,
    SUPT_MARINE: READ,
    TECH_MGR: READ,
    DPA: READ,
    GM: READ,
    QHSE_MGR: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  demo: async (ctx) => (await import('./handover.demo.ts')).demoHandovers(ctx),
};
