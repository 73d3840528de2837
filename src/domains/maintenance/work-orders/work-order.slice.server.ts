import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { generateNightly } from './generate-orders.server.ts';
import { CANCEL_KEY, CONFIRM, orderEndpoints } from './order.server.ts';
import { ORDER_DICTIONARIES } from './order.text.ts';
import { keyOrderDueReminder, orderDueReminder } from './order-due.server.ts';
import { orderPaper } from './order-paper.server.ts';
import { orderStanding } from './order-standing.resource.ts';
import { workOrderPage } from './work-order.page.ts';
import { workOrder } from './work-order.resource.ts';

const ORDER: AnyResource = workOrder;
const acts = (...names: string[]): string[] => names.map((name) => `maintenance:workOrder:${name}`);
const READ = acts('list', 'export');
/** Whoever does the work. */
const WORK = [...READ, ...acts('add', 'edit', 'start', 'report')];
const HEAD = [...WORK, ...acts('issue', 'return', 'confirm')];

/** Work orders: made of jobs by night, done on board, confirmed by the head of the department, verified and cancelled ashore. */
export const workOrderSlice: Slice = {
  resources: [ORDER],
  views: [orderStanding],
  endpoints: orderEndpoints,
  pages: [workOrderPage],
  fills: [orderPaper],
  reminders: [orderDueReminder, keyOrderDueReminder],
  schedules: {
    'maintenance.generateOrders': {
      label: { zh: '生成到期工单', en: 'Make the orders that are due' },
      cron: '30 0 * * *',
      run: generateNightly,
    },
  },
  permissions: {
    [CONFIRM.DECK]: { zh: '确认甲板部工单', en: 'Confirm orders of the deck' },
    [CONFIRM.ENGINE]: { zh: '确认轮机部工单', en: 'Confirm orders of the engine' },
    [CANCEL_KEY]: { zh: '取消关键设备工单', en: 'Cancel orders of critical equipment' },
  },
  acts: {
    [workOrder.name]: {
      follow: { zh: '随工作卡调整到期', en: 'Moved with its job' },
      postpone: { zh: '延期', en: 'Postponed' },
      issueParts: { zh: '备件出库', en: 'Parts left the stock' },
    },
    'maintenance.job': {
      done: { zh: '工单完成', en: 'Done by an order' },
      reopened: { zh: '工单重新打开', en: 'Its order is open again' },
      passed: { zh: '工单取消', en: 'Its order was cancelled' },
    },
  },
  grants: {
    '@ship': READ,
    MASTER: [...HEAD, CONFIRM.DECK, CONFIRM.ENGINE],
    CHIEF_ENGINEER: [...HEAD, CONFIRM.ENGINE],
    CHIEF_OFFICER: [...HEAD, CONFIRM.DECK],
    SECOND_ENGINEER: WORK,
    SHIP_HEAD: WORK,
    SUPT_TECH: [...READ, ...acts('add', 'edit', 'issue', 'verify', 'reopen', 'cancel', 'generate')],
    SUPT_MARINE: READ,
    TECH_MGR: [...READ, ...acts('add', 'edit', 'issue', 'verify', 'reopen', 'cancel', 'generate'), CANCEL_KEY],
    DPA: READ,
    GM: READ,
    QHSE_MGR: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  seed: (ctx) => seedDictionaries(ctx, ORDER_DICTIONARIES),
  demo: async (ctx, { company }) => (await import('./work-order.demo.ts')).demoWorkOrders(ctx, company),
};
