import type { FeedItem, FeedPlace } from '../feed.calls.ts';
import type { ListQuery } from '../list-query.ts';
import { recordName } from '../resource/record-name.ts';
import type { AnyResource } from '../resource/resource.ts';
import type { Lang, Text } from '../text.ts';
import { officeDay } from '../value/office-day.ts';
import type { Ctx } from './context.ts';
import { readList } from './crud/list.ts';
import { FEED_SHOWN, type FeedProvider } from './feed.ts';
import { whenText } from './reminders/reminder-words.ts';

type Filter = Readonly<Record<string, readonly string[]>>;
type Row = Readonly<Record<string, unknown>> & { readonly labels?: Readonly<Record<string, unknown>> };

export type ListFeed = {
  readonly label: Text;
  readonly sort: number;
  /** Who does something about it. */
  readonly permission: string;
  readonly of: AnyResource;
  /** The page that lists them, and how it is filtered; `me` stands for the person of the call. */
  readonly component: string;
  readonly filter: Filter;
  /** The day by which it is to be done: what is past it is over its time. Without one it waits since it came. */
  readonly due?: string;
  /** The reference by which rows are grouped: the ship or unit they are of. */
  readonly about?: string;
  /** References whose names stand beside it. */
  readonly shows: readonly string[];
  readonly act: Text;
  /** What a row is called, where its name may be missing in the language of the call. */
  readonly calls?: (row: Row, lang: Lang) => string;
};

const DAY_MS = 86_400_000;

const whose = (ctx: Ctx, filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, values]) => [name, values.map((v) => (v === 'me' ? String(ctx.user.id) : v))]),
  );

function aboutOf({ of, about }: ListFeed, row: Row): FeedItem['about'] {
  const name = about && row.labels?.[about];
  // A list is read in the language of the call, and so is what is made of it.
  if (typeof name !== 'string') return undefined;
  return { key: `${String(of.fields[about!]!.target)} ${String(row[about!])}`, name: { zh: name, en: name } };
}

function itemOf(ctx: Ctx, feed: ListFeed, row: Row): FeedItem {
  const name = feed.calls?.(row, ctx.lang) ?? recordName(feed.of, row, ctx.lang);
  const due = feed.due && row[feed.due] ? String(row[feed.due]) : null;
  const urgency = urgencyOf(due, officeDay(ctx.now));
  const place = { record: { resource: feed.of.name, id: Number(row.id) } };
  return {
    key: String(row.id),
    what: { zh: `${feed.label.zh} ${name}`, en: `${feed.label.en}: ${name}` },
    detail: feed.shows.flatMap((field) => (row.labels?.[field] ? [String(row.labels[field])] : [])).join(' · '),
    about: aboutOf(feed, row),
    reason: {
      text: due === null ? feed.label : whenText(due, ctx.now, true),
      tone: urgency === 0 ? 'red' : urgency === 1 ? 'amber' : 'grey',
    },
    urgency,
    since: row.createTime ? String(row.createTime) : null,
    place,
    act: { label: feed.act, place },
  };
}

const urgencyOf = (due: string | null, today: string): FeedItem['urgency'] =>
  due === null || due > today ? 2 : due === today ? 1 : 0;

/** What waits is what a list shows, filtered: its rows within the scope of the person, the most urgent first, and counts that the list confirms. */
export function listFeed(feed: ListFeed): FeedProvider {
  const { of, label, sort, permission, component, filter, due } = feed;
  const count = async (ctx: Ctx, query: ListQuery): Promise<number> =>
    (await readList(of, ctx, { ...query, size: '1' })).totalElements;
  /** How many are over their time, and how many due today: over all rows, not over those that are shown. */
  const counts = async (ctx: Ctx, asked: Filter): Promise<{ overdue?: number; due?: number }> => {
    if (!due) return {};
    const [today, yesterday] = [officeDay(ctx.now), officeDay(new Date(ctx.now.getTime() - DAY_MS))];
    const [over, now] = await Promise.all([
      count(ctx, { ...asked, [`${due}To`]: yesterday }),
      count(ctx, { ...asked, [`${due}From`]: today, [`${due}To`]: today }),
    ]);
    return { overdue: over, due: now };
  };
  return {
    label,
    sort,
    permission,
    list: (ctx) => placeOf(component, whose(ctx, filter)),
    read: async (ctx) => {
      const asked = whose(ctx, filter);
      const query = { ...asked, ...(due && { sort: `${due},asc` }), size: String(FEED_SHOWN) };
      const [page, told] = await Promise.all([readList(of, ctx, query), counts(ctx, asked)]);
      return { items: page.content.map((row) => itemOf(ctx, feed, row as Row)), count: page.totalElements, ...told };
    },
  };
}

function placeOf(component: string, filter: Filter): FeedPlace {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, values]) => values.map((v): [string, string] => [name, v])),
  );
  return { component, query: query.toString() };
}
