import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { charterMake } from './charter-lifting.server.ts';
import { longTermLifting } from './lifting.resource.ts';
import { liftingEndpoints } from './lifting.server.ts';
import { liftingStanding } from './lifting-standing.resource.ts';
import { longTermApproval } from './long-term.approval.server.ts';
import { longTermContract } from './long-term.resource.ts';
import { longTermEndpoints } from './long-term.server.ts';
import { LONG_TERM_DICTIONARIES } from './long-term.text.ts';
import { longTermContractsPage } from './long-term-contracts.page.ts';
import { longTermPaper } from './long-term-paper.server.ts';
import { longTermStanding } from './long-term-standing.resource.ts';
import { nominationDue } from './nomination-due.server.ts';
import { progressEndpoint } from './progress.server.ts';

const KINDS: readonly AnyResource[] = [longTermContract, longTermLifting];
const both = (...acts: string[]): string[] =>
  ['longTermContract', 'longTermLifting'].flatMap((kind) => acts.map((act) => `market:${kind}:${act}`));
const READ = both('list', 'pick');
const MOVE = ['nominate', 'accept', 'miss'].map((act) => `market:longTermLifting:${act}`);

/** Long-term contracts and their liftings: chartering writes both, operators nominate; a ship sees neither. */
export const longTermSlice: Slice = {
  resources: KINDS,
  views: [longTermStanding, liftingStanding],
  endpoints: [progressEndpoint, charterMake.endpoint, ...longTermEndpoints, ...liftingEndpoints],
  pages: [longTermContractsPage],
  approvals: [longTermApproval],
  fills: [longTermPaper],
  reminders: [nominationDue],
  acts: { 'market.longTermLifting': { delivered: { zh: '货载卸毕', en: 'Its parcel is discharged' } } },
  grants: {
    ...Object.fromEntries(['PORT_OPS', 'DATA_SHOW'].map((role) => [role, READ])),
    ...Object.fromEntries(['GM', 'CFO', 'FIN_MANAGER', 'AUDITOR'].map((role) => [role, [...READ, ...both('export')]])),
    CHARTERING: [
      ...READ,
      ...both('add', 'edit', 'del', 'export'),
      'market:longTermContract:submit',
      'market:longTermContract:adjust',
      ...MOVE,
    ],
    OPERATOR: [...READ, ...both('export'), ...MOVE],
  },
  seed: (ctx) => seedDictionaries(ctx, LONG_TERM_DICTIONARIES),
  demo: async (ctx) => (await import('./long-term.demo.ts')).demoLongTerm(ctx),
};
