import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hearLater } from '../../../kernel/server/domain-events.ts';
import { voyageClosed, voyageOpened } from '../../voyage/public.ts';
import { shipsToTake, takeShip } from './take-figures.server.ts';
import { commercialVoyagePage } from './voyage.page.ts';
import { voyageResultPage } from './voyage-account.page.ts';
import { voyageAccount } from './voyage-account.resource.ts';
import { voyageAccountEndpoints } from './voyage-account.server.ts';
import { voyageAccountPaper } from './voyage-account-paper.server.ts';

const ACCOUNT: AnyResource = voyageAccount;
const acts = (...names: string[]): string[] => names.map((name) => `market:voyageAccount:${name}`);
const READ = acts('list', 'export');
const WRITE = acts('add', 'edit', 'take');

const NIGHTLY = '航次效益取数';

/** Results of voyages: chartering and operators keep them, finance locks them, the finance director opens one again. Ships see none. */
export const voyageResultSlice: Slice = {
  resources: [ACCOUNT],
  endpoints: voyageAccountEndpoints,
  pages: [commercialVoyagePage, voyageResultPage],
  fills: [voyageAccountPaper],
  hears: [
    hearLater(voyageOpened, { name: 'market.begin-account', reason: NIGHTLY }, async (ctx, { shipId }) => {
      await takeShip(ctx, shipId);
    }),
    hearLater(voyageClosed, { name: 'market.take-account', reason: NIGHTLY }, async (ctx, { shipId }) => {
      await takeShip(ctx, shipId);
    }),
  ],
  schedules: {
    'market.takeAccounts': {
      label: { zh: '航次效益取数', en: 'Take figures of voyage results' },
      cron: '40 1 * * *',
      run: async (work) => {
        const ships = await work.transaction(NIGHTLY, shipsToTake);
        let moved = 0;
        // A ship a transaction, so that none waits for the others.
        for (const { id } of ships) moved += await work.transaction(NIGHTLY, (ctx) => takeShip(ctx, id));
        return { zh: `更新 ${moved} 个航次`, en: `${moved} voyages moved` };
      },
    },
  },
  grants: {
    CHARTERING: [...READ, ...WRITE],
    OPERATOR: [...READ, ...WRITE],
    FIN_MANAGER: [...READ, ...WRITE, ...acts('lock')],
    CFO: [...READ, ...WRITE, ...acts('lock', 'reopen')],
    ...Object.fromEntries(['GM', 'FIN_COST', 'AUDITOR', 'DATA_SHOW'].map((role) => [role, READ])),
  },
  demo: async (ctx) => (await import('./voyage-account.demo.ts')).demoVoyageAccounts(ctx),
};
