import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { voyageOpened } from '../../voyage/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { tradeModeChange } from './change.resource.ts';
import { changeEndpoints } from './change.server.ts';
import { changeSettings } from './change-settings.server.ts';
import { domesticForeignPage } from './domestic-foreign.page.ts';
import { firstVoyageAfter, tradeModeFill, tradesEndpoint } from './ship-trades.server.ts';

const CHANGE: AnyResource = tradeModeChange;
const acts = (...names: string[]): string[] => names.map((act) => `market:tradeModeChange:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'declare', 'cancel')];
const EFFECT = 'market:tradeMode:effect';
const READERS = ['DATA_SHOW', 'PORT_OPS', 'DEPT_LEADER', 'DUTY_OFFICER', 'AUDITOR'];

/** Ships between domestic and foreign trade: the change itself, the trade each is in, and what her next voyage takes of it. */
export const tradeModeSlice: Slice = {
  resources: [CHANGE],
  endpoints: [...changeEndpoints, tradesEndpoint],
  pages: [domesticForeignPage],
  fills: [tradeModeFill],
  hears: [hear(voyageOpened, firstVoyageAfter)],
  settings: changeSettings,
  permissions: { [EFFECT]: { zh: '内外贸转换生效', en: 'Let a change of trade take effect' } },
  acts: { [tradeModeChange.name]: { sailed: { zh: '转换后首航次', en: 'First voyage after it' } } },
  grants: {
    '@ship': READ,
    ...Object.fromEntries(READERS.map((role) => [role, READ])),
    OPERATOR: [...WRITE, MARKET_PRICE],
    CHARTERING: [...WRITE, EFFECT, MARKET_PRICE],
    GM: [...READ, EFFECT, MARKET_PRICE],
    FIN_MANAGER: [...READ, MARKET_PRICE],
    FIN_COST: [...READ, MARKET_PRICE],
  },
  demo: async (ctx) => (await import('./change.demo.ts')).demoChanges(ctx),
};
