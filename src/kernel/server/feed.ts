import { type Feed, type FeedItem, type FeedPlace, readFeed } from '../feed.calls.ts';
import type { Text } from '../text.ts';
import type { Ctx } from './context.ts';
import { type Endpoint, serve } from './http/endpoint.ts';
import { failedTasks } from './jobs/failed-tasks.ts';
import type { App } from './module.ts';
import { holds } from './permit/permit.ts';
import { reminderFeed } from './reminders/reminder-feed.ts';

/** Of each kind the feed shows so many; the list has the rest. */
export const FEED_SHOWN = 50;

/** What waits of one kind for the person of the call, as a module brings it in `Module.feed`. */
export type FeedProvider = {
  readonly label: Text;
  readonly sort: number;
  readonly permission?: string;
  /** The list that shows exactly what is counted; some show what is the person's own. */
  readonly list?: FeedPlace | ((ctx: Ctx) => FeedPlace);
  /** The most urgent first, at most FEED_SHOWN; the counts are over all. */
  readonly read: (ctx: Ctx) => Promise<{ items: readonly FeedItem[]; count?: number; overdue?: number; due?: number }>;
};

/** What waits whatever the domain. */
const KERNEL_FEED: Readonly<Record<string, FeedProvider>> = {
  'kernel.failedTasks': failedTasks,
  'kernel.reminders': reminderFeed,
};

type Kind = Feed['kinds'][number];
type Item = Feed['items'][number];

async function readKind(
  { app, ctx }: { app: App; ctx: Ctx },
  key: string,
  provider: FeedProvider,
): Promise<{ kind: Kind; items: Item[] }> {
  const list = typeof provider.list === 'function' ? provider.list(ctx) : provider.list;
  const base = { key, label: provider.label, ...(list && { list }) };
  try {
    const read = await provider.read(ctx);
    const counted = (urgency: number): number => read.items.filter((one) => one.urgency === urgency).length;
    const kind = {
      ...base,
      count: read.count ?? read.items.length,
      overdue: read.overdue ?? counted(0),
      due: read.due ?? counted(1),
      failed: false,
    };
    return { kind, items: read.items.slice(0, FEED_SHOWN).map((item) => ({ ...item, kind: key })) };
  } catch (err) {
    // One domain that fails leaves the others standing; the page says which.
    app.log.error({ err, feed: key }, 'feed');
    return { kind: { ...base, count: 0, overdue: 0, due: 0, failed: true }, items: [] };
  }
}

const byUrgency = (a: Item, b: Item): number => a.urgency - b.urgency || (a.since ?? '9').localeCompare(b.since ?? '9');

async function feedOf(app: App, ctx: Ctx): Promise<Feed> {
  const providers = [
    ...Object.entries(KERNEL_FEED),
    ...app.modules.flatMap((module) => Object.entries(module.feed ?? {})),
  ]
    .filter(([, provider]) => !provider.permission || holds(ctx.user, provider.permission))
    .toSorted(([, a], [, b]) => a.sort - b.sort);
  const read = await Promise.all(providers.map(([key, provider]) => readKind({ app, ctx }, key, provider)));
  return {
    kinds: read.map(({ kind }) => kind),
    items: read.flatMap(({ items }) => items).toSorted(byUrgency),
  };
}

export const feedEndpoints: readonly Endpoint[] = [serve(readFeed, (ctx, _given, { app }) => feedOf(app, ctx))];
