import type { Asked, Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { repeatsCall } from './repeat.calls.ts';
import { type Earlier, repeatsFrom, repeatsOf } from './repeat.rules.ts';

/** So many are looked at, and shown. */
const LOOKED_AT = 2000;
const SHOWN = 10;

type Row = Earlier & { readonly serialNo: string | null; readonly ncContent: string };

/** Of the ship and of those of her type, as far as the user may see them. */
async function repeatsFor(
  ctx: Ctx,
  asked: NonNullable<Asked<typeof repeatsCall>['query']>,
): Promise<Reply<typeof repeatsCall>> {
  const { shipId, defectCode, questionNo, equipment } = asked;
  const day = asked.day ?? officeDay(ctx.now);
  const ships = await vesselsOf(ctx, { disposed: true });
  const own = ships.find(({ id }) => id === shipId);
  if (!own || !(defectCode || questionNo || equipment)) return { repeats: [] };
  const sisters = new Map(ships.filter(({ type }) => type === own.type).map((ship) => [ship.id, ship]));
  const earlier = await ctx.db.query<Row>({
    name: 'qhse-earlier-defects',
    text: `select d.id, d.serial_no as "serialNo", d.ship_id as "shipId", d.nc_inspect_date::text as "ncInspectDate", d.nc_content as "ncContent",
        d.close_date::text as "closeDate", d.defect_code as "defectCode", d.question_no as "questionNo", d.equipment
      from qhse_defect d
      where d.deleted_at is null and d.nc_status <> 'CANCELLED' and d.ship_id = any($1::bigint[])
        and d.nc_inspect_date between $2 and $3 and d.id <> $4
        and (d.defect_code is not null or d.question_no is not null or d.equipment is not null)
      order by d.nc_inspect_date desc, d.id desc limit $5`,
    values: [[...sisters.keys()], repeatsFrom(day), day, asked.except ?? 0, LOOKED_AT],
  });
  const found = repeatsOf({ shipId, day, defectCode, questionNo, equipment }, earlier).slice(0, SHOWN);
  return {
    repeats: found.map(({ row, marks, cure }) => {
      const ship = sisters.get(row.shipId)!;
      const { id, serialNo, ncInspectDate, ncContent, closeDate } = row;
      const shipName = (ctx.lang === 'en' && ship.nameEn) || ship.name;
      return {
        id,
        serialNo,
        shipId: row.shipId,
        shipName,
        ncInspectDate,
        ncContent,
        closeDate,
        marks: [...marks],
        cure,
      };
    }),
  };
}

export const repeatEndpoint = serve(repeatsCall, (ctx, { query }) => repeatsFor(ctx, query));
