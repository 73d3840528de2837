import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds, scopeOf } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { MOVEMENTS, VALUE_PERMISSION } from '../../stock/public.ts';
import {
  type Metric,
  maintenanceCountByDate,
  maintenanceCountDetail,
  maintenanceWorksCountByDate,
} from './dash-maintenance.calls.ts';
import { monthSpan } from './month-span.rules.ts';

/**
 * Orders that belong to a month (maintenance 5.3), as of $3: due in it; carried out of it by what was approved until then; or due
 * before it and not finished before it. The due date in force is that of the last postponement approved before $4. What is due now lies
 * never before what was due at first, which bounds what is read.
 */
const MONTH_HEAD = `select o.*, o.due + o.window_days as latest, not o.finished and o.due + o.window_days < $3::date as overdue,
    not o.finished and o.due > $2::date as carried
  from (select w.id, w.order_no, w.ship_id, w.equipment_id, w.work_name, w.key_flag is true as key_flag, coalesce(w.window_days, 0)::int as window_days,
      w.done_date, w.wo_status, case when w.department = 'DECK' then 'DECK' else 'ENGINE' end as department,
      coalesce(m.due, w.original_due_date) as due, w.wo_status = 'FINISHED' and w.done_date <= $3::date as finished,
      w.wo_status = 'FINISHED' and w.done_date < $1::date as before,
      exists (select 1 from maintenance_postponement p where p.work_order_id = w.id and p.status = 'APPROVE' and p.deleted_at is null
        and p.approved_time < $4::timestamptz and p.old_due_date between $1::date and $2::date) as was_in_month
    from maintenance_work_order w left join lateral (select p.new_due_date as due from maintenance_postponement p
      where p.work_order_id = w.id and p.status = 'APPROVE' and p.deleted_at is null and p.approved_time < $4::timestamptz
      order by p.approved_time desc, p.id desc limit 1) m on true
    where w.deleted_at is null and w.original_due_date <= $2::date`;
const MONTH_TAIL = `
      and (w.cancelled_on is null or w.cancelled_on > $3::date)
      and (w.due_date >= $1::date or w.wo_status not in ('FINISHED', 'CANCELLED') or w.done_date >= $1::date or w.cancelled_on > $3::date)
      and ($6::bigint[] is null or w.ship_id = any($6::bigint[]))) o
  where (o.due between $1::date and $2::date) or (o.due > $2::date and o.was_in_month) or (o.due < $1::date and not o.before and not $5::boolean)`;
/** Orders of jobs; orders of all types. */
const OF_MONTH = `${MONTH_HEAD} and w.order_type in ('PLANNED', 'CLASS')${MONTH_TAIL}`;
const ALL_OF_MONTH = `${MONTH_HEAD}${MONTH_TAIL}`;

function asked(ctx: Ctx, month: string | undefined): unknown[] {
  const today = officeDay(ctx.now);
  const { from, to, asOf, before, future } = monthSpan(month ?? today.slice(0, 7), today);
  const scope = scopeOf(ctx.user, 'vessel');
  return [from, to, asOf, before, future, scope === 'all' ? null : scope];
}

const inEnglish = (ctx: Ctx): boolean => ctx.lang === 'en';

type Counted = Reply<typeof maintenanceCountByDate>;

/** By ship in the order of the fleet, the deck before the engine; ships without orders are left out. */
const countByDate = (ctx: Ctx, month: string | undefined): Promise<Counted> =>
  ctx.db.query<Counted[number]>({
    name: 'maintenance-count-by-date',
    text: `select v.id as "shipId", case when $7::boolean then coalesce(v.name_en, v.name) else v.name end as "shipName", o.department,
        count(*)::int as total, count(*) filter (where o.finished)::int as finish, count(*) filter (where not o.finished)::int as "unFinish",
        count(*) filter (where o.overdue)::int as "overDue", count(*) filter (where o.overdue and o.key_flag)::int as "keyOverDue",
        count(*) filter (where o.carried)::int as delay
      from (${OF_MONTH}) o join ${SHIPS} v on v.id = o.ship_id group by v.id, v.name, v.name_en, o.department order by v.id, o.department`,
    values: [...asked(ctx, month), inEnglish(ctx)],
  });

type Worked = Reply<typeof maintenanceWorksCountByDate>;

/** What orders took out of the stock of their ships, less what came back (maintenance 5.4): by the day in the ledger. */
const TAKEN = `select m.vessel_id as ship_id, -sum(m.qty) as parts, -sum(m.value) as money from ${MOVEMENTS} m
  where m.source = 'maintenance.workOrder' and m.move_type in ('ISSUE', 'RETURN_STORE', 'REVERSAL')
    and m.occurred_on between $1::date and $2::date and ($6::bigint[] is null or m.vessel_id = any($6::bigint[])) group by m.vessel_id`;

/** By ship in the order of the fleet; ships without orders and parts are left out. */
const worksByDate = (ctx: Ctx, month: string | undefined): Promise<Worked> =>
  ctx.db.query<Worked[number]>({
    name: 'maintenance-works-count-by-date',
    text: `select v.id as "shipId", case when $7::boolean then coalesce(v.name_en, v.name) else v.name end as "shipName",
        coalesce(n.total, 0)::int as total, coalesce(n.finish, 0)::int as finish, trim_scale(coalesce(k.parts, 0))::text as "partNum",
        case when $8::boolean then round(coalesce(k.money, 0), 2)::text end as "moneyTotal"
      from ${SHIPS} v
      left join (select o.ship_id, count(*) as total, count(*) filter (where o.finished) as finish from (${ALL_OF_MONTH}) o
        group by o.ship_id) n on n.ship_id = v.id
      left join (${TAKEN}) k on k.ship_id = v.id
      where n.ship_id is not null or k.ship_id is not null order by v.id`,
    values: [...asked(ctx, month), inEnglish(ctx), holds(ctx.user, VALUE_PERMISSION)],
  });

type Detail = Reply<typeof maintenanceCountDetail>;
type Wanted = {
  readonly month?: string | undefined;
  readonly shipId: number;
  readonly department: string;
  readonly metric: Metric;
};

const countDetail = (ctx: Ctx, { month, shipId, department, metric }: Wanted): Promise<Detail> =>
  ctx.db.query<Detail[number]>({
    name: 'maintenance-count-detail',
    text: `select o.id, o.order_no as "orderNo", case when $7::boolean then coalesce(e.name_en, e.name) else e.name end as equipment,
        o.work_name as "workName", o.key_flag as "keyFlag", o.due::text as due, o.latest::text as latest, o.done_date::text as "doneDate",
        o.wo_status as "woStatus"
      from (${OF_MONTH}) o join maintenance_equipment e on e.id = o.equipment_id
      where o.ship_id = $8 and o.department = $9 and case $10::text when 'finish' then o.finished when 'unFinish' then not o.finished
        when 'overDue' then o.overdue when 'keyOverDue' then o.overdue and o.key_flag when 'delay' then o.carried else true end
      order by o.due, o.id limit 500`,
    values: [...asked(ctx, month), inEnglish(ctx), shipId, department, metric],
  });

export const dashEndpoints: readonly Endpoint[] = [
  serve(maintenanceCountByDate, (ctx, { query }) => countByDate(ctx, query.month)),
  serve(maintenanceWorksCountByDate, (ctx, { query }) => worksByDate(ctx, query.month)),
  serve(maintenanceCountDetail, (ctx, { query }) => countDetail(ctx, query)),
];
