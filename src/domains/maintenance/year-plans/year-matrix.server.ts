import type { Ctx } from '../../../kernel/server/context.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { YearPlanMatrix } from './year-plan.calls.ts';
import type { YearPlanRow } from './year-plan.resource.ts';
import { type LineOrders, lineStateOf, type Ratios, ratiosOf } from './year-plan.rules.ts';
import { yearPlans } from './year-plan.server.ts';
import type { LineState } from './year-plan.text.ts';

type Line = LineOrders & {
  readonly lineId: number;
  readonly jobId: number;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly equipment: string;
  readonly equipmentEn: string;
  readonly keyFlag: boolean;
  readonly windowDays: number;
  readonly dueOn: string;
  readonly planDate: string;
  readonly times: number | null;
  readonly moveReason: string | null;
  readonly workOrderId: number | null;
};

export type Cell = Pick<Line, 'lineId' | 'dueOn' | 'planDate' | 'times' | 'finished' | 'moveReason' | 'workOrderId'> & {
  readonly month: number;
  readonly lineState: LineState;
};

export type JobRow = {
  readonly jobId: number;
  readonly code: string;
  readonly job: Text;
  readonly equipment: Text;
  readonly keyFlag: boolean;
  readonly windowDays: number;
  readonly cells: readonly Cell[];
};

export type Matrix = { readonly plan: YearPlanRow; readonly jobs: readonly JobRow[]; readonly ratios: Ratios };

/**
 * The lines of a plan with the orders that belong to them: of daily and weekly work those that fell due in its month; else an order belongs
 * to the line of its job that is nearest to the day on which it was due at first, and a line has the nearest of its orders, one that is not
 * cancelled before one that is.
 */
const readLines = (ctx: Ctx, { id, planYear }: YearPlanRow): Promise<Line[]> =>
  ctx.db.query<Line>({
    name: 'maintenance-lines-of-year-plan',
    text: `with planned as (
        select l.id, l.job_id, l.due_on, l.plan_date, l.times, l.move_reason from maintenance_year_plan_line l where l.parent_id = $1
      ), made as (
        select w.id, w.job_id, w.original_due_date as first_due, w.wo_status = 'CANCELLED' as is_off, w.wo_status = 'FINISHED' as is_done,
          w.wo_status not in ('FINISHED', 'CANCELLED') and w.due_date + coalesce(w.window_days, 0)::int < $4::date as is_late,
          w.wo_status not in ('FINISHED', 'CANCELLED') and coalesce(w.delays, 0) > 0 as is_put_off
        from maintenance_work_order w
        where w.job_id in (select p.job_id from planned p) and w.original_due_date between $2::date and $3::date and w.deleted_at is null
      ), nearest as (
        select distinct on (m.id) m.id, m.first_due, m.is_off, m.is_done, m.is_late, m.is_put_off, p.id as line_id, p.times,
          abs(p.due_on - m.first_due) as away
        from made m join planned p on p.job_id = m.job_id
          and (p.times is null or date_trunc('month', p.due_on) = date_trunc('month', m.first_due))
        order by m.id, abs(p.due_on - m.first_due), p.due_on, p.id
      ), ranked as (
        select n.id, n.is_off, n.is_done, n.is_late, n.is_put_off, n.line_id, n.times,
          row_number() over (partition by n.line_id order by n.is_off, n.away, n.first_due, n.id) as nth
        from nearest n
      )
      select p.id as "lineId", p.job_id as "jobId", j.code, j.name, j.name_en as "nameEn", e.name as equipment,
        e.name_en as "equipmentEn", e.key_flag is true as "keyFlag", j.window_days as "windowDays", p.due_on::text as "dueOn",
        p.plan_date::text as "planDate", p.times, p.move_reason as "moveReason",
        (count(r.id) filter (where not r.is_off))::int as orders, (count(r.id) filter (where r.is_done))::int as finished,
        (count(r.id) filter (where r.is_late))::int as late, (count(r.id) filter (where r.is_put_off))::int as "putOff",
        (count(r.id) filter (where r.is_off))::int as cancelled,
        case when p.times is null then min(r.id) end as "workOrderId"
      from planned p join maintenance_job j on j.id = p.job_id join maintenance_equipment e on e.id = j.equipment_id
      left join ranked r on r.line_id = p.id and (p.times is not null or r.nth = 1)
      group by p.id, p.job_id, j.code, j.name, j.name_en, e.code, e.name, e.name_en, e.key_flag, j.window_days, p.due_on, p.plan_date,
        p.times, p.move_reason
      order by e.code, j.code, p.job_id, p.plan_date, p.id`,
    values: [id, `${planYear}-01-01`, `${planYear}-12-31`, officeDay(ctx.now)],
  });

/** A plan by jobs and months as it stands today, its names in both languages. */
export async function matrixOf(ctx: Ctx, id: number): Promise<Matrix> {
  const plan = await yearPlans.get(ctx, id);
  const today = officeDay(ctx.now);
  const lines = await readLines(ctx, plan);
  const cells = lines.map((line) => ({
    line,
    cell: {
      lineId: line.lineId,
      month: Number(line.planDate.slice(5, 7)),
      dueOn: line.dueOn,
      planDate: line.planDate,
      times: line.times,
      finished: line.finished,
      moveReason: line.moveReason,
      lineState: lineStateOf(line, line, today),
      workOrderId: line.workOrderId,
    },
  }));
  const jobs = [...Map.groupBy(cells, ({ line }) => line.jobId).values()].map((all): JobRow => {
    const { line } = all[0]!;
    return {
      jobId: line.jobId,
      code: line.code,
      job: { zh: line.name, en: line.nameEn },
      equipment: { zh: line.equipment, en: line.equipmentEn },
      keyFlag: line.keyFlag,
      windowDays: line.windowDays,
      cells: all.map(({ cell }) => cell),
    };
  });
  return {
    plan,
    jobs,
    ratios: ratiosOf(
      cells.map(({ cell }) => cell),
      today,
    ),
  };
}

const named = ({ zh, en }: Text, ctx: Ctx): string => (ctx.lang === 'en' && en) || zh;

/** The same in the language of the call. */
export async function answeredMatrix(ctx: Ctx, id: number): Promise<YearPlanMatrix> {
  const { plan, jobs, ratios } = await matrixOf(ctx, id);
  return {
    version: plan.version,
    planYear: plan.planYear,
    open: plan.status === 'USE',
    jobs: jobs.map((row) => ({
      jobId: row.jobId,
      code: row.code,
      job: named(row.job, ctx),
      equipment: named(row.equipment, ctx),
      keyFlag: row.keyFlag,
      windowDays: row.windowDays,
      cells: [...row.cells],
    })),
    ratios,
  };
}
