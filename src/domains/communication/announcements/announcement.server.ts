import { AppError, notFound } from '../../../kernel/errors.ts';
import type { ListQuery } from '../../../kernel/list-query.ts';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { organizationRows, PEOPLE, personName, UNITS } from '../../identity/public.server.ts';
import * as calls from './announcement.calls.ts';
import { announcementFlow } from './announcement.flow.ts';
import { announcement } from './announcement.resource.ts';
import { IN_AUDIENCE, unitsOf } from './audience.server.ts';

const records = recordsOf(announcement);
const resource: AnyResource = announcement;

type Stored = calls.ShownAnnouncement & { organizationIds: number[] | null };

/** The organisations of a person and all above them: what is published for one of these reaches the person. */
async function unitsAbove(ctx: Ctx): Promise<number[]> {
  const [person] = await ctx.db.query<{ ids: number[] }>(
    `select array_append(coalesce(organization_ids, array[]::bigint[]), organization_id) as ids from ${PEOPLE} where id = $1`,
    [ctx.user.id],
  );
  const parents = new Map((await organizationRows(ctx)).map((row) => [row.id, row.parentId]));
  const found = new Set<number>();
  for (const start of person?.ids ?? []) {
    for (let at: number | null | undefined = start; at && !found.has(at); at = parents.get(at)) found.add(at);
  }
  return [...found];
}

/** What holds today for the person who asks: unread first within pinned and others, newest first. */
async function mine(ctx: Ctx, { unread = false }: { unread?: boolean } = {}): Promise<calls.ShownAnnouncement[]> {
  const rows = await ctx.db.query<Stored>(
    `select a.id, a.title, a.content, coalesce(a.pinned, false) as pinned, a.published_at as "publishedAt", a.valid_to as "validTo",
       coalesce(case when $4 = 'en' then o.name_en end, o.name, '') as "publisherName", r.read_at as "readAt"
     from communication_announcement a left join ${UNITS} o on o.id = a.organization_id
       left join communication_announcement_read r on r.announcement_id = a.id and r.user_id = $1
     where a.deleted_at is null and a.status = 'APPROVE' and a.valid_from <= $2 and (a.valid_to is null or a.valid_to >= $2)
       and (a.organization_ids is null or a.organization_ids = '{}' or a.organization_ids && $3::bigint[])
       and ($5 = false or r.read_at is null)
     order by pinned desc, a.published_at desc, a.id desc limit 100`,
    [ctx.user.id, officeDay(ctx.now), await unitsAbove(ctx), ctx.lang, unread],
  );
  return rows;
}

/** Which of these the finder shows: what one may list, and what is announced to one today. */
export async function visibleAnnouncements(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (holds(ctx.user, permissionOf(resource, 'list'))) return new Set(ids);
  return new Set((await mine(ctx)).map((one) => one.id));
}

/** The first reading counts; a second one changes nothing. */
async function read(ctx: Ctx, id: number): Promise<{ readAt: string }> {
  if (!(await mine(ctx)).some((one) => one.id === id)) throw notFound(announcement.label);
  // Who acts as somebody has not read it in that person's name.
  if (ctx.user.actor) {
    throw new AppError('FORBIDDEN', {
      zh: '以他人身份操作时不能代为签阅',
      en: 'You cannot sign for somebody whom you act as',
    });
  }
  const [row] = await ctx.db.query<{ readAt: string }>(
    `insert into communication_announcement_read as r (announcement_id, user_id, read_at) values ($1, $2, $3)
     on conflict (announcement_id, user_id) do update set read_at = r.read_at returning read_at as "readAt"`,
    [id, ctx.user.id, ctx.now.toISOString()],
  );
  return row!;
}

type Asked = { read?: 'true' | 'false'; page: number; size: number };

/** Audience of today with who has read it; who has left the audience since counts no more. */
async function receiptsOf(ctx: Ctx, id: number, { read: wanted, page, size }: Asked) {
  const row = await records.get(ctx, id);
  const base = `from ${PEOPLE} u left join communication_announcement_read r on r.announcement_id = $3 and r.user_id = u.id
    left join ${UNITS} o on o.id = u.organization_id where ${IN_AUDIENCE}`;
  const values = [await unitsOf(ctx, row.organizationIds), officeDay(ctx.now), id];
  const [counts] = await ctx.db.query<{ audience: number; read: number }>(
    `select count(*)::int as audience, count(r.read_at)::int as read ${base}`,
    values,
  );
  const { audience = 0, read: done = 0 } = counts ?? {};
  const people = await ctx.db.query<{ id: number; name: string; organizationName: string; readAt: string | null }>(
    `select u.id, ${personName(ctx.lang)} as name, coalesce(case when $4 = 'en' then o.name_en end, o.name, '') as "organizationName", r.read_at as "readAt" ${base}
     and ($5::boolean is null or (r.read_at is not null) = $5) order by r.read_at desc nulls last, u.name, u.id limit $6 offset $7`,
    [...values, ctx.lang, wanted === undefined ? null : wanted === 'true', size, page * size],
  );
  const total = wanted === undefined ? audience : wanted === 'true' ? done : audience - done;
  return { audience, read: done, people, total };
}

/** Each published announcement with how many have read it. */
async function list(ctx: Ctx, query: ListQuery): Promise<unknown> {
  const page = await readList(resource, ctx, query);
  const counts = await ctx.db.query<{ id: number; n: number }>(
    'select announcement_id as id, count(*)::int as n from communication_announcement_read where announcement_id = any($1::bigint[]) group by 1',
    [page.content.map((row) => row.id)],
  );
  const read = new Map(counts.map((row) => [row.id, row.n]));
  return { ...page, content: page.content.map((row) => ({ ...row, readCount: read.get(Number(row.id)) ?? 0 })) };
}

const DAY_MS = 86_400_000;

/** Takes a published announcement from its readers: it ended yesterday. */
const acts = serveActs(announcement, announcementFlow, {
  submit: 'elsewhere',
  end: (ctx, { move }) => move({ validTo: officeDay(new Date(ctx.now.getTime() - DAY_MS)) }),
});

export const announcementEndpoints: readonly Endpoint[] = [
  serve(calls.myAnnouncements, (ctx, { query }) => mine(ctx, { unread: query.unread === 'true' })),
  serve(calls.readAnnouncement, (ctx, { params }) => read(ctx, params.id)),
  serve(calls.receipts, (ctx, { params, query }) => receiptsOf(ctx, params.id, query)),
  ...acts.endpoints,
  ...crudEndpoints(resource, {
    list,
    create: (ctx, draft) => records.create(ctx, withDefaults(announcement, draft)),
  }),
];
