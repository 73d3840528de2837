import type { Slice } from '../../../kernel/server/compose.ts';
import { sailingPage } from './sailing.page.ts';
import { sailingEndpoint } from './sailing.server.ts';

const SAILING_LIST = 'market:sailing:list';
const READ = [SAILING_LIST];

/** The sailing schedule, of the ships that somebody sees: ashore of the fleet, aboard of the own one. */
export const sailingSlice: Slice = {
  endpoints: [sailingEndpoint],
  pages: [sailingPage],
  permissions: { [SAILING_LIST]: { zh: '查看船期', en: 'See the sailing schedule' } },
  grants: {
    '@ship': READ,
    ...Object.fromEntries(
      ['GM', 'CHARTERING', 'OPERATOR', 'PORT_OPS', 'DATA_SHOW', 'SUPT_MARINE', 'AUDITOR', 'CFO', 'FIN_MANAGER'].map(
        (role) => [role, READ],
      ),
    ),
  },
};
