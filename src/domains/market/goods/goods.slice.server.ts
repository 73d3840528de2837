import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { cargoTypePage } from './cargo-type.page.ts';
import { cargoType } from './cargo-type.resource.ts';

/** The catalogue of goods that ships carry. */
export const goodsSlice: Slice = {
  resources: [cargoType],
  endpoints: [...crudEndpoints(cargoType)],
  pages: [cargoTypePage],
  menuGroups: [
    { key: 'market', title: { zh: '商务管理', en: 'Chartering' }, icon: 'Audit', address: '/market', order: 25 },
  ],
};
