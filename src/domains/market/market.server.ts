import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { claimSlice } from './claims/claim.slice.server.ts';
import { estimateSlice } from './estimates/estimate.slice.server.ts';
import { goodsSlice } from './goods/goods.slice.server.ts';

/** From the cargo that is offered to the result of the voyage that carried it. */
export const marketModule: Module = moduleOf(
  { name: 'market', label: { zh: '商务', en: 'Chartering' } },
  goodsSlice,
  estimateSlice,
  claimSlice,
);
