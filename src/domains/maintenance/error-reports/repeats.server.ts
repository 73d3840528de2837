import { REPEAT_MONTHS } from '../../../kernel/repeats.text.ts';
import type { Asked, Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { faultRepeatsCall } from './repeat.calls.ts';
import { type EarlierFault, howCured } from './repeat.rules.ts';

/** So many of the component itself are shown, and so many of its model. */
const EACH = 6;

type Found = EarlierFault & {
  readonly id: number;
  readonly serialNo: string | null;
  readonly shipId: number;
  readonly shipName: string;
  readonly equipment: string;
  readonly day: string;
  readonly phenomenon: string;
  readonly cause: string | null;
  readonly remedy: string | null;
};

/** Behind a moment: by the clock of the office. */
const BY_OFFICE = "at time zone 'UTC' + interval '8 hours'";

/** The same name plate: capitals and blanks do not tell two apart, and nothing is like what has none. */
const SAME_PLATE = `lower(btrim(e.model)) = lower(btrim(a.model)) and lower(btrim(e.maker)) = lower(btrim(a.maker))
  and btrim(a.model) <> '' and btrim(a.maker) <> ''`;

/** Of the component first, then of its model, of each the newest, on ships that the user may see; what nobody submitted is none yet. */
async function repeatsFor(
  ctx: Ctx,
  { equipmentId, day = officeDay(ctx.now), except = 0 }: NonNullable<Asked<typeof faultRepeatsCall>['query']>,
): Promise<Reply<typeof faultRepeatsCall>> {
  const scope = scopeOf(ctx.user, 'vessel');
  const found = await ctx.db.query<Found>({
    name: 'maintenance-earlier-faults',
    text: `select f.id, f.serial_no as "serialNo", f.ship_id as "shipId", case when $6::boolean then coalesce(v.name_en, v.name) else v.name end as "shipName",
        f.equipment_id as "equipmentId", f.equipment, f.day::text as day, f.phenomenon, f.cause, f.remedy, f.closed,
        f.finish_date::text as "finishDate", n.day::text as "nextDay"
      from (select r.id, r.report_no as serial_no, r.ship_id, r.equipment_id, case when $6::boolean then e.name_en else e.name end as equipment,
          (r.occur_time ${BY_OFFICE})::date as day, r.occur_time, r.phenomenon, r.cause, r.cure as remedy, r.report_status = 'CLOSED' as closed, r.finish_date,
          e.id = a.id as own, row_number() over (partition by e.id = a.id order by r.occur_time desc, r.id desc) as place
        from maintenance_equipment a cross join maintenance_error_report r join maintenance_equipment e on e.id = r.equipment_id
        where a.id = $1 and a.deleted_at is null and ($5::bigint[] is null or a.ship_id = any($5::bigint[]))
          and r.deleted_at is null and r.report_status <> 'DRAFT' and r.id <> $4 and ($5::bigint[] is null or r.ship_id = any($5::bigint[]))
          and r.occur_time >= $2::date::timestamp at time zone 'UTC' - interval '8 hours'
          and r.occur_time < ($3::date + 1)::timestamp at time zone 'UTC' - interval '8 hours'
          and (e.id = a.id or (${SAME_PLATE}))) f
      join ${SHIPS} v on v.id = f.ship_id
      left join lateral (select (o.occur_time ${BY_OFFICE})::date as day from maintenance_error_report o
        where o.equipment_id = f.equipment_id and o.id <> f.id and o.id <> $4 and o.deleted_at is null and o.report_status <> 'DRAFT'
          and o.occur_time > f.occur_time and (o.occur_time ${BY_OFFICE})::date >= f.finish_date
        order by o.occur_time limit 1) n on true
      where f.place <= $7 order by f.own desc, f.occur_time desc, f.id desc`,
    values: [
      equipmentId,
      monthsFrom(day, -REPEAT_MONTHS),
      day,
      except,
      scope === 'all' ? null : scope,
      ctx.lang === 'en',
      EACH,
    ],
  });
  return {
    repeats: found.map((row) => {
      const { id, serialNo, shipId, shipName, equipment, phenomenon, cause, remedy } = row;
      const { cure, heldDays } = howCured(row, { equipmentId, day });
      return {
        id,
        serialNo,
        shipId,
        shipName,
        equipmentId: row.equipmentId,
        equipment,
        day: row.day,
        phenomenon,
        cause,
        remedy,
        cure,
        heldDays,
      };
    }),
  };
}

export const faultRepeatsEndpoint = serve(faultRepeatsCall, (ctx, { query }) => repeatsFor(ctx, query));
