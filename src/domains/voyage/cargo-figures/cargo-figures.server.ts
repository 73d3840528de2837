import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, div, round } from '../../../kernel/value/decimal.ts';

/** What the confirmed reports of a voyage say of one cargo: tonnes, times UTC; null while nobody reported it. */
export type CargoFigures = {
  readonly voyageId: number;
  readonly cargoName: string;
  readonly shipQty: Decimal | null;
  /** The ship's figure at loading, corrected by the vessel's experience factor where she has one. */
  readonly vefQty: Decimal | null;
  readonly blQty: Decimal | null;
  readonly blIssued: boolean;
  readonly loadPort: number | null;
  readonly loadedAt: string | null;
  /** What the shore received; null as long as one discharge is without its figure. */
  readonly outturnQty: Decimal | null;
  readonly dischPort: number | null;
  readonly dischargedAt: string | null;
  /** Loaded and not discharged; what is left of a discharged parcel, up to one tonne, is none. */
  readonly onBoard: Decimal | null;
};

type Read = Omit<CargoFigures, 'vefQty'> & { readonly ship: number; readonly vef: Decimal | null };

const LOADED = `filter (where c.op_type = 'LOADING')`;
const DISCHARGED = `filter (where c.op_type = 'DISCHARGING')`;

/** Tonnes that an operation moved, as all figures of what is on board count them. */
const TONNES = 'coalesce(c.bl_qty, c.shore_qty, c.ship_qty)';
const LEFT = `sum(case c.op_type when 'LOADING' then ${TONNES} else -${TONNES} end)`;

/** The factor is that of the last run for loadings in tonnes which nobody has to agree to any more. */
const FIGURES_SQL = `
select f.*, (select e.vef from voyage_vef e where e.ship_name = f.ship and e.series = 'LOAD' and e.unit = 'T' and e.vef is not null
    and e.deleted_at is null and (coalesce(e.hand_count, 0) = 0 or e.status = 'APPROVE')
    order by e.run_day desc, e.id desc limit 1)::text as vef
from (select r.voyage_no as "voyageId", c.cargo_name as "cargoName", min(r.ship_name) as ship,
    (sum(c.ship_qty) ${LOADED})::text as "shipQty", (sum(c.bl_qty) ${LOADED})::text as "blQty",
    coalesce(bool_or(c.bl_issued) ${LOADED}, false) as "blIssued", max(c.end_time) ${LOADED} as "loadedAt",
    (array_agg(c.port order by c.start_time) ${LOADED})[1] as "loadPort",
    (array_agg(c.port order by c.start_time desc) ${DISCHARGED})[1] as "dischPort",
    case when bool_and(c.shore_qty is not null) ${DISCHARGED} then (sum(c.shore_qty) ${DISCHARGED})::text end as "outturnQty",
    max(c.end_time) ${DISCHARGED} as "dischargedAt",
    case when count(*) ${LOADED} > 0 then (case when ${LEFT} > 1 then ${LEFT} else 0 end)::text end as "onBoard"
  from voyage_report r join voyage_report_cargo c on c.parent_id = r.id
  where r.voyage_no = any($1::bigint[]) and r.deleted_at is null and r.confirmed = 'CONFIRMED' and c.cargo_name is not null
  group by r.voyage_no, c.cargo_name) f`;

/** What these voyages carried, by the reports that count. Whoever asks has looked at whose voyages they are. */
export async function cargoFiguresOf(ctx: Ctx, voyageIds: readonly number[]): Promise<CargoFigures[]> {
  if (voyageIds.length === 0) return [];
  const rows = await ctx.db.query<Read>({ name: 'voyage-cargo-figures', text: FIGURES_SQL, values: [voyageIds] });
  return rows.map(({ vef, ship: _ship, ...row }) => ({ ...row, vefQty: round(div(row.shipQty, vef), 3) }));
}
