import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { cargoTypePage } from './cargo-type.page.ts';
import { cargoType } from './cargo-type.resource.ts';
import { GOODS_DICTIONARIES } from './goods.text.ts';

const WRITE = ['add', 'edit', 'del', 'import', 'export'].map((act) => `market:cargoType:${act}`);

/** The catalogue of goods that ships carry: everybody reads it, the chartering desk and the operators keep it. */
export const goodsSlice: Slice = {
  resources: [cargoType],
  endpoints: [...crudEndpoints(cargoType)],
  pages: [cargoTypePage],
  menuGroups: [
    { key: 'market', title: { zh: '商务管理', en: 'Chartering' }, icon: 'Audit', address: '/market', order: 25 },
  ],
  grants: {
    '@shore': ['market:cargoType:list', 'market:cargoType:pick'],
    '@ship': ['market:cargoType:list', 'market:cargoType:pick'],
    CHARTERING: WRITE,
    OPERATOR: WRITE,
    AUDITOR: ['market:cargoType:list', 'market:cargoType:export'],
  },
  seed: (ctx) => seedDictionaries(ctx, GOODS_DICTIONARIES),
  demo: async (ctx) => (await import('./cargo-type.demo.ts')).demoGoods(ctx),
};
