import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { customerBilled } from '../../finance/public.ts';
import { dueHire, hireBilled, hireEndpoints } from './hire.server.ts';
import { HIRE_TEXT as TEXT } from './hire.text.ts';
import { hireUnbilled } from './hire-due.server.ts';
import { hirePeriodPage } from './hire-period.page.ts';
import { hirePeriod } from './hire-period.resource.ts';

const PERIOD: AnyResource = hirePeriod;
const READ = ['market:hirePeriod:list', 'market:hirePeriod:pick'];
const EXPORT = 'market:hirePeriod:export';

/** Hire is the office's: chartering and finance follow it, ships see none of it. */
export const hireSlice: Slice = {
  resources: [PERIOD],
  endpoints: hireEndpoints,
  pages: [hirePeriodPage],
  hears: [hear(customerBilled, hireBilled)],
  reminders: [hireUnbilled],
  schedules: {
    'market.hireDue': {
      label: TEXT.due,
      cron: '20 0 * * *',
      run: async (work) => {
        const due = await work.transaction('租金到期', dueHire);
        return { zh: `到期 ${due} 期`, en: `${due} due` };
      },
    },
  },
  acts: {
    [hirePeriod.name]: {
      hire: { zh: '租金计算', en: 'Hire reckoned' },
      billed: { zh: '开票收款', en: 'Billed' },
    },
  },
  grants: {
    ...Object.fromEntries(['GM', 'OPERATOR', 'FIN_AP', 'DATA_SHOW'].map((role) => [role, READ])),
    CHARTERING: [...READ, EXPORT],
    FIN_MANAGER: [...READ, EXPORT],
    CFO: [...READ, EXPORT],
    AUDITOR: ['market:hirePeriod:list', EXPORT],
  },
  demo: async (ctx, demo) => (await import('./hire.demo.ts')).demoHire(ctx, demo),
};
