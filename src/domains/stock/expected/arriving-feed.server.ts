import type { FeedItem } from '../../../kernel/feed.calls.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { FEED_SHOWN, type FeedProvider } from '../../../kernel/server/feed.ts';
import { whenText } from '../../../kernel/server/reminders/reminder-words.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type ExpectedLine, expectedLine } from './expected-line.resource.ts';

const lines = recordsOf(expectedLine);
/** Lines that are looked at for the orders that come next. */
const LOOKED_AT = 200;
const OPEN = { status: ['EXPECTED', 'PART'] };
const DAY_MS = 86_400_000;

type Coming = ExpectedLine & { readonly labels?: Readonly<Record<string, unknown>> };

function itemOf(ctx: Ctx, order: readonly [Coming, ...Coming[]]): FeedItem {
  const [first] = order;
  const [day, no] = [first.dueDate ?? '', first.sourceNo ?? ''];
  const today = officeDay(ctx.now);
  const urgency = day < today ? 0 : day === today ? 1 : 2;
  const name = String(first.labels?.storeId ?? '');
  const place = { component: 'stock/Expected', query: new URLSearchParams({ sourceNo: no }).toString() };
  return {
    key: `${first.source} ${first.sourceId} ${first.storeId}`,
    what: { zh: `待收货 ${no}`, en: `To come: ${no}` },
    detail: [first.labels?.partnerId, ctx.lang === 'en' ? `${order.length} lines` : `${order.length} 行`]
      .filter(Boolean)
      .join(' · '),
    // A list is read in the language of the call, and so is what is made of it.
    about: { key: `stock.store ${first.storeId}`, name: { zh: name, en: name } },
    reason: {
      text: whenText(day, ctx.now, true),
      tone: urgency === 0 ? 'red' : urgency === 1 ? 'amber' : 'grey',
    },
    urgency,
    since: null,
    counts: order.length,
    place,
    act: { label: { zh: '收货', en: 'Receive' }, place },
  };
}

/** What comes aboard next, order by order, for whoever receives it; what is counted are the lines that the list shows. */
export const arrivingFeed: FeedProvider = {
  label: { zh: '待收货', en: 'Goods to come' },
  sort: 66,
  permission: 'stock:receipt:add',
  list: { component: 'stock/Expected', query: 'status=EXPECTED&status=PART' },
  read: async (ctx) => {
    const today = officeDay(ctx.now);
    const dayBefore = officeDay(new Date(ctx.now.getTime() - DAY_MS));
    const counted = async (days: Record<string, string>): Promise<number> =>
      (await lines.list(ctx, { ...OPEN, ...days, size: '1' })).totalElements;
    const [page, overdue, due] = await Promise.all([
      lines.list(ctx, { ...OPEN, sort: 'dueDate,asc', size: String(LOOKED_AT) }),
      counted({ dueDateTo: dayBefore }),
      counted({ dueDateFrom: today, dueDateTo: today }),
    ]);
    const orders = Map.groupBy(page.content as Coming[], (row) => `${row.source} ${row.sourceId} ${row.storeId}`);
    const items = [...orders.values()].slice(0, FEED_SHOWN).map((order) => itemOf(ctx, order as [Coming, ...Coming[]]));
    return { items, count: page.totalElements, overdue, due };
  },
};
