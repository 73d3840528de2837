import { moduleOf, type Slice } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { agentSlice } from './agents/agent.slice.server.ts';
import { cargoSlice } from './cargo/cargo.slice.server.ts';
import { certificateSlice } from './certificates/certificate.slice.server.ts';
import { claimSlice } from './claims/claim.slice.server.ts';
import { contractsSlice } from './contracts/contracts.slice.server.ts';
import { customersSlice } from './customers/customers.slice.server.ts';
import { estimateSlice } from './estimates/estimate.slice.server.ts';
import { goodsSlice } from './goods/goods.slice.server.ts';
import { hireSlice } from './hire/hire.slice.server.ts';
import { longTermSlice } from './long-term/long-term.slice.server.ts';
import { marshallingSlice } from './marshalling/marshalling.slice.server.ts';
import { portSlice } from './ports/port.slice.server.ts';
import { sailingSlice } from './sailing/sailing.slice.server.ts';
import { tradeModeSlice } from './trade-mode/trade-mode.slice.server.ts';
import { voyageResultSlice } from './voyage-result/voyage-result.slice.server.ts';

/** Told last: of contracts and claims that stand. */
const receivablesStories: Slice = {
  demo: async (ctx) => (await import('./demo/billed.demo.ts')).demoBilled(ctx),
};

/** From the cargo that is offered to the result of the voyage that carried it. */
export const marketModule: Module = moduleOf(
  { name: 'market', label: { zh: '商务', en: 'Chartering' } },
  goodsSlice,
  customersSlice,
  cargoSlice,
  contractsSlice,
  hireSlice,
  portSlice,
  agentSlice,
  certificateSlice,
  estimateSlice,
  claimSlice,
  voyageResultSlice,
  longTermSlice,
  marshallingSlice,
  sailingSlice,
  tradeModeSlice,
  receivablesStories,
);
