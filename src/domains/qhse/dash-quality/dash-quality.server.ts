import type { Asked, Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeCondition } from '../../../kernel/server/permit/permit.ts';
import { say } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { JOBS } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { defect } from '../defects/defect.resource.ts';
import { inspection } from '../inspections/inspection.resource.ts';
import {
  CAUSE_FACTORS,
  DANGER_LEVELS,
  type DangerLevel,
  INSPECTION_TYPES,
  type InspectionType,
  NC_KIND,
  VIQ_CHAPTER,
} from '../quality-words.text.ts';
import * as calls from './dash-quality.calls.ts';
import { averageOf, type Period, periodOf } from './dash-quality.rules.ts';

type AskedPeriod = { readonly beginDate?: string | undefined; readonly endDate?: string | undefined };
type AskedPage = NonNullable<Asked<typeof calls.shipDefectsCall>['query']>;

/** Defects of inspections that were submitted, those that were cancelled excepted. */
const COUNTED = `qhse_defect t join qhse_inspection i on i.id = t.inspection_id and i.deleted_at is null
    and i.status in ('IN_AUDIT', 'APPROVE', 'REJECT')`;
const LIVE = `t.deleted_at is null and t.nc_status <> 'CANCELLED'`;

/** What of a kind the user may see, as a condition over the alias `t`; the values that it needs go behind those that are there. */
function seen(ctx: Ctx, of: typeof defect | typeof inspection, values: unknown[]): string {
  const scope = scopeCondition(of, ctx.user, (value) => `$${values.push(value)}`);
  return scope ? ` and ${scope}` : '';
}

const period = (ctx: Ctx, asked: AskedPeriod | undefined): Period => periodOf(asked ?? {}, officeDay(ctx.now));

/** How many of each key; what has none is absent. */
async function counts(ctx: Ctx, text: string, values: readonly unknown[]): Promise<Map<string, number>> {
  const rows = await ctx.db.query<{ key: string; total: number }>({ text, values });
  return new Map(rows.map(({ key, total }) => [key, total]));
}

async function viqElements(ctx: Ctx, asked?: AskedPeriod): Promise<Reply<typeof calls.viqElementsCall>> {
  const { beginDate, endDate } = period(ctx, asked);
  const values: unknown[] = [beginDate, endDate];
  const found = await counts(
    ctx,
    `select t.viq_chapter as key, count(*)::int as total from ${COUNTED}
      where ${LIVE} and t.viq_chapter is not null and t.nc_inspect_date between $1 and $2${seen(ctx, defect, values)} group by t.viq_chapter`,
    values,
  );
  const chapters = (await readDictionaries(ctx, [VIQ_CHAPTER]))[VIQ_CHAPTER] ?? [];
  return chapters
    .filter(({ code, enabled }) => enabled || found.has(code))
    .map((chapter) => ({ factorName: chapter[ctx.lang], total: found.get(chapter.code) ?? 0 }));
}

/** Analysed from the first to the last day of the office's calendar; one for each defect and factor. */
async function analysisSolution(ctx: Ctx, asked?: AskedPeriod): Promise<Reply<typeof calls.analysisSolutionCall>> {
  const { beginDate, endDate } = period(ctx, asked);
  const values: unknown[] = [beginDate, endDate];
  const found = await counts(
    ctx,
    `select c.factor as key, count(distinct t.id)::int as total from ${COUNTED} join qhse_defect_cause c on c.parent_id = t.id
      where ${LIVE} and (t.analysis_time at time zone 'Asia/Shanghai')::date between $1 and $2${seen(ctx, defect, values)} group by c.factor`,
    values,
  );
  return Object.entries(CAUSE_FACTORS).map(([factor, label]) => ({
    factorName: say(label, ctx.lang),
    total: found.get(factor) ?? 0,
  }));
}

async function averageDefects(ctx: Ctx, asked?: AskedPeriod): Promise<Record<string, number>> {
  const { beginDate, endDate } = period(ctx, asked);
  const values: unknown[] = [beginDate, endDate];
  const rows = await ctx.db.query<{ type: InspectionType; held: number; defects: number }>({
    text: `select t.inspection_type as type, count(*)::int as held, coalesce(sum((select count(*) from qhse_defect d
          where d.inspection_id = t.id and d.deleted_at is null and d.nc_status <> 'CANCELLED')), 0)::int as defects
      from qhse_inspection t
      where t.deleted_at is null and t.status in ('IN_AUDIT', 'APPROVE', 'REJECT')
        and t.nc_inspect_date between $1 and $2${seen(ctx, inspection, values)} group by t.inspection_type`,
    values,
  });
  const byType = new Map(rows.map((row) => [row.type, row]));
  const types = Object.keys(INSPECTION_TYPES) as InspectionType[];
  return Object.fromEntries(
    types.flatMap((type) => {
      const row = byType.get(type);
      return row ? [[say(INSPECTION_TYPES[type], ctx.lang), averageOf(row)]] : [];
    }),
  );
}

/** Without a page the first three hundred. */
const FIRST = 300;
const pageOf = ({ page = 0, size = FIRST }: AskedPage): { limit: number; offset: number } => ({
  limit: size,
  offset: page * size,
});

const named = (ctx: Ctx, alias: string): string =>
  ctx.lang === 'en' ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;

async function shipDefects(ctx: Ctx, asked: AskedPage = {}): Promise<Reply<typeof calls.shipDefectsCall>> {
  const { beginDate, endDate } = period(ctx, asked);
  const { limit, offset } = pageOf(asked);
  const values: unknown[] = [beginDate, endDate];
  const where = `${LIVE} and t.nc_inspect_date between $1 and $2${seen(ctx, defect, values)}`;
  const [all] = await ctx.db.query<{ n: number }>({
    text: `select count(*)::int as n from ${COUNTED} join ${SHIPS} s on s.id = t.ship_id where ${where}`,
    values: [...values],
  });
  const content = await ctx.db.query<Reply<typeof calls.shipDefectsCall>['content'][number]>({
    text: `select t.id, ${named(ctx, 's')} as "shipName", ${named(ctx, 'p')} as "portName", i.inspection_name as "inspectionName",
        t.plan_put_right_date::text as "planPutRightDate", t.nc_inspect_date::text as "ncInspectDate", i.party_name as "partyName"
      from ${COUNTED} join ${SHIPS} s on s.id = t.ship_id left join ${PORTS} p on p.id = t.port_id
      where ${where} order by t.nc_inspect_date desc, t.id desc limit $${values.push(limit)} offset $${values.push(offset)}`,
    values,
  });
  return { content, totalElements: all?.n ?? 0 };
}

async function shipNotClosed(ctx: Ctx, asked: AskedPage = {}): Promise<Reply<typeof calls.shipNotClosedCall>> {
  type Row = Reply<typeof calls.shipNotClosedCall>['content'][number];
  const { limit, offset } = pageOf(asked);
  const values: unknown[] = [];
  const where = `t.deleted_at is null and t.nc_status in ('OPEN', 'RECTIFYING', 'SUBMITTED')${seen(ctx, defect, values)}`;
  const [all] = await ctx.db.query<{ n: number }>({
    text: `select count(*)::int as n from ${COUNTED} join ${SHIPS} s on s.id = t.ship_id where ${where}`,
    values: [...values],
  });
  const rows = await ctx.db.query<Row & { ncKind: string; dangerLevel: DangerLevel }>({
    text: `select t.id, ${named(ctx, 's')} as "shipName", t.nc_inspect_date::text as "ncInspectDate", i.inspection_name as "inspectionName",
        t.nc_kind as "ncKind", t.nc_content as "ncContent", t.danger_level as "dangerLevel", t.plan_put_right_date::text as "planPutRightDate",
        t.nc_reporter as "ncReporter", ${named(ctx, 'j')} as "shipResponsibilityDept"
      from ${COUNTED} join ${SHIPS} s on s.id = t.ship_id left join ${JOBS} j on j.id = t.ship_responsibility_dept
      where ${where} order by (t.danger_level = 'CRITICAL') desc, t.plan_put_right_date, t.id
      limit $${values.push(limit)} offset $${values.push(offset)}`,
    values,
  });
  const words = await readDictionaries(ctx, [NC_KIND]);
  const content = rows.map((row) => ({
    ...row,
    ncKind: dictText(words, NC_KIND, row.ncKind, ctx.lang),
    dangerLevel: say(DANGER_LEVELS[row.dangerLevel], ctx.lang),
  }));
  return { content, totalElements: all?.n ?? 0 };
}

export const dashQualityEndpoints: readonly Endpoint[] = [
  serve(calls.viqElementsCall, (ctx, { query }) => viqElements(ctx, query)),
  serve(calls.analysisSolutionCall, (ctx, { query }) => analysisSolution(ctx, query)),
  serve(calls.averageDefectsCall, (ctx, { query }) => averageDefects(ctx, query)),
  serve(calls.shipDefectsCall, (ctx, { query }) => shipDefects(ctx, query)),
  serve(calls.shipNotClosedCall, (ctx, { query }) => shipNotClosed(ctx, query)),
];
