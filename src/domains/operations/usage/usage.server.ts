import type { Ctx } from '../../../kernel/server/context.ts';
import { type Cell, fileName, streamSheet, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { say } from '../../../kernel/text.ts';
import { formatDuration } from '../../../kernel/value/duration.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { MENU_USE, organizationRows, PEOPLE, personName, UNITS } from '../../identity/public.server.ts';
import { withBelow } from '../../identity/public.ts';
import { countedSeconds } from './count-usage.rules.ts';
import * as calls from './usage.calls.ts';
import { USAGE_TEXT as TEXT } from './usage.text.ts';

/** Adds the seconds of a heartbeat to the person's day. Who acts as another uses the product in no name of their own. */
async function count(ctx: Ctx, told: number): Promise<void> {
  if (ctx.user.actor) return;
  const day = officeDay(ctx.now);
  const [known] = await ctx.db.query<{ lastAt: string }>(
    'select last_at as "lastAt" from operations_usage where user_id = $1 and day = $2 for update',
    [ctx.user.id, day],
  );
  const sinceLast = known && (ctx.now.getTime() - Date.parse(known.lastAt)) / 1000;
  await ctx.db.query(
    `insert into operations_usage as u (user_id, day, seconds, last_at) values ($1, $2, $3, $4)
     on conflict (user_id, day) do update set seconds = u.seconds + excluded.seconds, last_at = greatest(u.last_at, excluded.last_at)`,
    [ctx.user.id, day, countedSeconds({ told, sinceLast }), ctx.now.toISOString()],
  );
}

type Line = {
  userId: number;
  userName: string;
  username: string;
  orgId: number | null;
  orgName: string;
  useCount: number;
  useSeconds: number;
};

/** Organisations that the reader may see and has asked for; nothing when all. */
async function organizationsOf(ctx: Ctx, orgId: number | undefined): Promise<number[] | undefined> {
  const seen = scopeOf(ctx.user, 'organization');
  if (orgId === undefined) return seen === 'all' ? undefined : [...seen];
  const below = [...withBelow(await organizationRows(ctx), [orgId])];
  return seen === 'all' ? below : below.filter((id) => seen.includes(id));
}

/** Who used the product, how often a page was opened and for how long; most used first. */
async function usage(ctx: Ctx, query: Partial<calls.UsageQuery>): Promise<{ lines: Line[]; total: number }> {
  const { page = 0, size = 300 } = query;
  const today = officeDay(ctx.now);
  const from = query.from ?? (query.flag === '1' ? today : '0001-01-01');
  const rows = await ctx.db.query<Line & { total: number }>(
    `with used as (
       select user_id, sum(n)::int as n, sum(seconds)::int as seconds from (
         select user_id, count as n, 0 as seconds from ${MENU_USE} where day between $1 and $2
         union all select user_id, 0, seconds from operations_usage where day between $1 and $2) one
       group by user_id)
     select u.id as "userId", ${personName(ctx.lang)} as "userName", u.username, u.organization_id as "orgId", used.n as "useCount",
       used.seconds as "useSeconds", coalesce(case when $3 = 'en' then o.name_en end, o.name, '') as "orgName",
       count(*) over ()::int as total
     from used join ${PEOPLE} u on u.id = used.user_id left join ${UNITS} o on o.id = u.organization_id
     where u.deleted_at is null and ($4::bigint[] is null or u.organization_id = any($4)) and ($5::bigint is null or u.id = $5)
     order by used.seconds desc, used.n desc, u.id limit $6 offset $7`,
    [
      from,
      query.to ?? today,
      ctx.lang,
      (await organizationsOf(ctx, query.orgId)) ?? null,
      query.userId ?? null,
      size,
      page * size,
    ],
  );
  return { lines: rows.map(({ total: _total, ...line }) => line), total: rows[0]?.total ?? 0 };
}

async function sheet(ctx: Ctx, query: Partial<calls.UsageQuery>): Promise<Download> {
  const { lines } = await usage(ctx, { ...query, page: 0, size: 100_000 });
  const head = [TEXT.sequence, TEXT.department, TEXT.user, TEXT.useCount, TEXT.useDuration, TEXT.account];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const [i, line] of lines.entries()) {
      const duration = say(formatDuration(line.useSeconds), ctx.lang);
      yield [i + 1, line.orgName, line.userName, line.useCount, duration, line.username];
    }
  }
  const name = say(TEXT.title, ctx.lang);
  const columns = head.map((text) => ({ header: say(text, ctx.lang), width: 18 }));
  const stream = await streamSheet(rows(), { name, columns });
  return new Download({ stream, filename: fileName(name, officeDay(ctx.now)), type: XLSX_TYPE });
}

/** People and organisations of the reader's data, named in their language. */
async function choices(ctx: Ctx) {
  const seen = scopeOf(ctx.user, 'organization');
  const ids = seen === 'all' ? null : seen;
  const [users, organizations] = await Promise.all([
    ctx.db.query<{ id: number; name: string; username: string }>(
      `select u.id, ${personName(ctx.lang)} as name, u.username from ${PEOPLE} u where deleted_at is null and ($1::bigint[] is null or organization_id = any($1))
       order by 2, 1 limit 10000`,
      [ids],
    ),
    ctx.db.query<{ id: number; parentId: number | null; name: string }>(
      `select id, parent_id as "parentId", coalesce(case when $2 = 'en' then name_en end, name) as name from ${UNITS}
       where deleted_at is null and ($1::bigint[] is null or id = any($1)) order by sort_num, id`,
      [ids, ctx.lang],
    ),
  ]);
  return { users, organizations };
}

export const usageEndpoints: readonly Endpoint[] = [
  serve(calls.heartbeat, async (ctx, { body }) => {
    await count(ctx, body.seconds);
    return undefined;
  }),
  serve(calls.queryUserDuration, async (ctx, { query }) => {
    const { lines, total } = await usage(ctx, query);
    const content = lines.map((line, i) => ({
      sequence: query.page * query.size + i + 1,
      ...line,
      useDuration: say(formatDuration(line.useSeconds), ctx.lang),
    }));
    return { content, totalElements: total };
  }),
  serve(calls.exportUserDuration, (ctx, { query, body }) => sheet(ctx, { ...body, ...query }), { transaction: false }),
  serve(calls.usageChoices, choices),
];

export const usagePermissions = {
  'operations:usage:list': { zh: '查看系统使用记录', en: 'See system usage records' },
  'operations:usage:export': { zh: '导出系统使用记录', en: 'Export system usage records' },
} as const;
