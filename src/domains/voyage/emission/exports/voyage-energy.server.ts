import type { Ctx } from '../../../../kernel/server/context.ts';
import { scopeOf } from '../../../../kernel/server/permit/permit.ts';
import { vesselsOf } from '../../../fleet/public.server.ts';
import { PORTS } from '../../../parameter/public.server.ts';
import { isGradeKey, parseGradeKey } from '../../reports/oil-rows.rules.ts';
import type { EmissionFuel } from '../emission-words.text.ts';
import { decidedIn } from '../tables/emission-settings.server.ts';
import type { VoyageEnergy } from './msa-sheet.rules.ts';

type Row = Omit<VoyageEnergy, 'ship' | 'imo' | 'gt' | 'dwt' | 'power' | 'kilos'> & {
  readonly shipId: number;
  readonly oil: Readonly<Record<string, string>> | null;
};

/** Ships that report their energy to the China MSA: from 400 GT, or from 750 kW of main engine. */
const reports = ({ gt, mcr }: { gt: number | null; mcr: number | null }): boolean =>
  (gt ?? 0) >= 400 || (mcr ?? 0) >= 750;

/** Voyages that closed in a year, as their frozen totals have them. */
export async function voyageEnergies(ctx: Ctx, year: number): Promise<VoyageEnergy[]> {
  const scope = scopeOf(ctx.user, 'vessel');
  const name = ctx.lang === 'en' ? 'name_en' : 'name';
  const rows = await ctx.db.query<Row>(
    `select v.ship_name as "shipId", v.voyage_no as "voyageNo", v.start_time as "startTime", v.end_time as "endTime",
       (select p.${name} from ${PORTS} p where p.id = v.start_port) as "startPort", (select p.${name} from ${PORTS} p where p.id = v.end_port) as "endPort",
       v.totals ->> 'distance' as distance, v.totals ->> 'seaHours' as hours, v.totals ->> 'cargoLoaded' as cargo, v.totals -> 'oil' as oil
     from voyage_voyage v where v.deleted_at is null and v.voyage_status = 'CLOSED' and ($1::bigint[] is null or v.ship_name = any($1::bigint[]))
       and v.end_time at time zone 'UTC' + v.end_zone * interval '1 hour' >= $2::date and v.end_time at time zone 'UTC' + v.end_zone * interval '1 hour' < $3::date
     order by v.ship_name, v.end_time`,
    [scope === 'all' ? null : scope, `${year}-01-01`, `${year + 1}-01-01`],
  );
  const vessels = new Map((await vesselsOf(ctx, { disposed: true })).filter(reports).map((one) => [one.id, one]));
  const { fuelOf } = await decidedIn(ctx);
  return rows.flatMap(({ shipId, oil, ...row }) => {
    const vessel = vessels.get(shipId);
    if (!vessel) return [];
    const kilos = new Map<EmissionFuel, number>();
    for (const [key, tonnes] of Object.entries(oil ?? {})) {
      if (!isGradeKey(key)) continue;
      const fuel = fuelOf[parseGradeKey(key).oilGrade];
      kilos.set(fuel, (kilos.get(fuel) ?? 0) + Math.round(Number(tonnes) * 1000));
    }
    const { imo, gt, dwt, mcr: power } = vessel;
    return [{ ...row, ship: (ctx.lang === 'en' && vessel.nameEn) || vessel.name, imo, gt, dwt, power, kilos }];
  });
}
