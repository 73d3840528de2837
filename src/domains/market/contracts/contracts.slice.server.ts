import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { customerBilled } from '../../finance/public.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { voyageCancelled, voyageOpened } from '../../voyage/public.ts';
import { addendumPage } from '../addenda/addendum.page.ts';
import { contractAddendum } from '../addenda/addendum.resource.ts';
import { addendumApproval, addendumEndpoints } from '../addenda/addendum.server.ts';
import { MARKET_PRICE, MARKET_PRICE_TEXT } from '../price.text.ts';
import { contractCheckEndpoint } from './check-contract.server.ts';
import { contractApproval } from './contract.approval.server.ts';
import { contractPage } from './contract.page.ts';
import { contract } from './contract.resource.ts';
import { CONTRACT_DICTIONARIES } from './contract.text.ts';
import { contractActs } from './contract-acts.server.ts';
import { estimateMake } from './contract-of-estimate.server.ts';
import { contractPaper } from './contract-paper.server.ts';
import { contractBilled } from './hear-billed.server.ts';
import { freeOfVoyage, performOnVoyage } from './perform-contract.server.ts';
import { contractMake, createContract, deriveContract, updateContract } from './save-contract.server.ts';

const CONTRACT: AnyResource = contract;
const ADDENDUM: AnyResource = contractAddendum;

const acts = (kind: string, names: readonly string[]): string[] => names.map((name) => `market:${kind}:${name}`);
const READ = [...acts('contract', ['list', 'pick']), ...acts('contractAddendum', ['list', 'pick'])];
const EXPORT = ['market:contract:export', 'market:contractAddendum:export'];
const WRITE = [
  ...acts('contract', ['add', 'edit', 'del', 'submit', 'onSubs', 'fix', 'fail', 'cancel', 'complete', 'amend']),
  ...acts('contract', ['deliver', 'offHire', 'acceptDeadfreight', 'dropDeadfreight']),
  ...acts('contractAddendum', ['edit', 'del', 'submit']),
];

/** Contracts and their addenda: chartering writes and fixes them, operators complete them, finance releases credit and records freight. */
export const contractsSlice: Slice = {
  resources: [CONTRACT, ADDENDUM],
  endpoints: [
    contractMake.endpoint,
    estimateMake.endpoint,
    ...contractActs.endpoints,
    contractCheckEndpoint,
    ...crudEndpoints(contract, {
      omit: ['import'],
      create: createContract,
      update: updateContract,
      derive: deriveContract,
    }),
    ...addendumEndpoints,
  ],
  pages: [contractPage, addendumPage],
  approvals: [contractApproval, addendumApproval],
  fills: [contractPaper],
  hears: [
    hear(voyageOpened, performOnVoyage),
    hear(voyageCancelled, freeOfVoyage),
    hear(customerBilled, contractBilled),
  ],
  permissions: { [MARKET_PRICE]: MARKET_PRICE_TEXT },
  acts: {
    'market.contract': {
      performing: { zh: '开始执行', en: 'Performs' },
      amended: { zh: '补充协议生效', en: 'Amended' },
      billed: { zh: '开票收款', en: 'Billed' },
      deadfreight: { zh: '亏舱费计算', en: 'Deadfreight reckoned' },
    },
  },
  grants: {
    ...Object.fromEntries(['PORT_OPS', 'DATA_SHOW'].map((role) => [role, READ])),
    GM: [...READ, ...EXPORT, 'market:contract:waive', MARKET_PRICE],
    CHARTERING: [...READ, ...WRITE, ...EXPORT, MARKET_PRICE],
    OPERATOR: [...READ, ...acts('contract', ['complete', 'deliver', 'offHire']), MARKET_PRICE],
    FIN_MANAGER: [...READ, ...EXPORT, 'market:contract:receive', MARKET_PRICE],
    CFO: [...READ, ...EXPORT, 'market:contract:release', 'market:contract:receive', MARKET_PRICE],
    AUDITOR: [...acts('contract', ['list']), ...acts('contractAddendum', ['list']), ...EXPORT],
  },
  seed: (ctx) => seedDictionaries(ctx, CONTRACT_DICTIONARIES),
  demo: async (ctx, demo) => (await import('../demo/fixtures.demo.ts')).demoFixtures(ctx, demo),
};
