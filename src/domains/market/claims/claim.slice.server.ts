import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { customerBilled } from '../../finance/public.ts';
import { claimBilled } from './bill-claim.server.ts';
import { claimPage } from './claim.page.ts';
import { claim } from './claim.resource.ts';
import { barLate, claimEndpoints, claimsAsking } from './claim.server.ts';
import { CLAIM_TEXT as TEXT } from './claim.text.ts';
import { claimDueReminder } from './claim-due.server.ts';
import { claimPaper } from './claim-paper.server.ts';
import { settlementPage } from './claim-settlement.page.ts';
import { claimSettlement } from './claim-settlement.resource.ts';
import { settlementApproval, settlementEndpoints } from './claim-settlement.server.ts';

const CLAIM: AnyResource = claim;
const SETTLEMENT: AnyResource = claimSettlement;
const both = (...acts: string[]): string[] =>
  ['claim', 'claimSettlement'].flatMap((kind) => acts.map((act) => `market:${kind}:${act}`));
const READ = both('list', 'export');
const WRITE = [
  ...both('add', 'edit', 'del', 'submit'),
  ...['round', 'legal', 'waive'].map((act) => `market:claim:${act}`),
];

/** Claims are the office's: the chartering side and the operators pursue them, the finance side says what came, ships see none. */
export const claimSlice: Slice = {
  resources: [CLAIM, SETTLEMENT],
  endpoints: [...claimEndpoints, ...settlementEndpoints],
  pages: [claimPage, settlementPage],
  approvals: [settlementApproval],
  fills: [claimPaper, claimsAsking],
  hears: [hear(customerBilled, claimBilled)],
  reminders: [claimDueReminder],
  schedules: {
    'market.barClaims': {
      label: TEXT.barred,
      cron: '10 0 * * *',
      run: async (work) => {
        const late = await work.transaction('索赔逾期', barLate);
        return { zh: `逾期 ${late} 笔`, en: `${late} barred` };
      },
    },
  },
  acts: {
    [claim.name]: {
      agree: { zh: '和解', en: 'Agreed' },
      billed: { zh: '开票收款', en: 'Billed' },
      timeBar: { zh: '逾期', en: 'Time-barred' },
    },
  },
  grants: {
    CHARTERING: [...READ, ...WRITE],
    OPERATOR: [...READ, ...WRITE],
    GM: [...READ, 'market:claim:reopen'],
    FIN_MANAGER: [...READ, 'market:claim:pay'],
    CFO: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  demo: async (ctx) => {
    const { demoClaims } = await import('./claim.demo.ts');
    await demoClaims(ctx);
    await barLate(asSystem(ctx, '索赔逾期'));
  },
};
