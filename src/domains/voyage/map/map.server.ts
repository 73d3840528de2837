import { z } from 'zod';
import { notFound } from '../../../kernel/errors.ts';
import { route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import type { BoardRow } from '../board/board.rules.ts';
import { boardRows } from '../board/board.server.ts';
import { isSailing } from '../board/board-view.rules.ts';
import { shipNow } from './ship-now.server.ts';

/** The specification's map ship: the last confirmed report; a ship without a position is left out. */
type MapShip = {
  shipId: number;
  shipName: string;
  course: number | null;
  voyageReport: {
    voyageId: number | null;
    voyageCode: string | null;
    currentLongitude: string;
    currentLatitude: string;
    averageSpeed: string | null;
    lastPort: string | null;
    nextPort: string | null;
    shipPositionDate: string;
  };
};

const mapShipsCall = route({
  method: 'GET',
  path: '/api/voyage/map-ships',
  permission: 'voyage:report:list',
  summary: { zh: '地图船舶（1 航行，2 停泊）', en: 'Ships of the map (1 sailing, 2 berthed)' },
  query: z.object({ type: z.enum(['1', '2']) }),
});

const Ship = z.object({
  organizationId: z.coerce.number<number>().int().positive(),
  voyageId: z.coerce.number<number>().int().positive().optional(),
});

const detailCall = route({
  method: 'GET',
  path: '/api/voyage/ship-voyage-detail',
  permission: 'voyage:report:list',
  summary: { zh: '船舶航次详情', en: 'Voyage of a ship' },
  query: Ship,
});

const cargoAndCrewCall = route({
  method: 'GET',
  path: '/api/getCargoAndCrewById',
  permission: 'voyage:report:list',
  summary: { zh: '船舶货物与船员', en: 'Cargo and crew of a ship' },
  query: Ship,
});

async function mapShips(ctx: Ctx, type: '1' | '2'): Promise<MapShip[]> {
  const rows = await boardRows(ctx, { confirmedOnly: true });
  return rows
    .filter((row) => row.reportId !== null && row.lat !== null && row.lon !== null)
    .filter((row) => isSailing(row) === (type === '1'))
    .map((row) => ({
      shipId: row.shipId,
      shipName: ctx.lang === 'en' ? row.shipNameEn : row.shipName,
      course: row.course,
      voyageReport: {
        voyageId: row.voyageId,
        voyageCode: row.voyageNo,
        currentLongitude: row.longitude!,
        currentLatitude: row.latitude!,
        averageSpeed: row.avgSpeed,
        lastPort: row.lastPortName,
        nextPort: row.nextPortName,
        shipPositionDate: row.rptTime!,
      },
    }));
}

/** The vessel of an organisation of type SHIP; the vessel's own id is accepted as well, and the voyage tells which of both is meant. */
async function vesselOf(ctx: Ctx, organizationId: number, voyageId: number | undefined): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>(
    `select id from ${SHIPS} where deleted_at is null and (organization_id = $1 or id = $1) ` +
      'order by id = (select ship_name from voyage_voyage where id = $2) desc nulls last, organization_id = $1 desc limit 1',
    [organizationId, voyageId ?? null],
  );
  return row?.id ?? 0;
}

async function shipRow(ctx: Ctx, organizationId: number, voyageId: number | undefined): Promise<BoardRow> {
  const shipId = await vesselOf(ctx, organizationId, voyageId);
  const [row] = await boardRows(ctx, { confirmedOnly: false, shipIds: [shipId] });
  if (!row) throw notFound({ zh: '船舶', en: 'Vessel' });
  return row;
}

type Cargo = { name: string; remark: string };

/** What was loaded and not yet discharged in the voyage; the crew list belongs to the crew domain and is empty without it. */
async function cargoAndCrew(
  ctx: Ctx,
  organizationId: number,
  voyageId: number | undefined,
): Promise<{ cargoList: Cargo[]; partyInfoVos: { cnFullname: string; jobName: string }[] }> {
  const row = await shipRow(ctx, organizationId, voyageId);
  const cargoList = await ctx.db.query<Cargo>(
    "select c.cargo_name as name, trim(to_char(sum(case c.op_type when 'LOADING' then 1 else -1 end * coalesce(c.bl_qty, c.shore_qty, c.ship_qty)), '999G999G990D000')) || ' t' as remark " +
      'from voyage_report r join voyage_report_cargo c on c.parent_id = r.id where r.voyage_no = $1 and r.ship_name = $2 and r.deleted_at is null and c.cargo_name is not null ' +
      "group by c.cargo_name having sum(case c.op_type when 'LOADING' then 1 else -1 end * coalesce(c.bl_qty, c.shore_qty, c.ship_qty)) > 1 order by c.cargo_name",
    [voyageId ?? row.voyageId, row.shipId],
  );
  return { cargoList, partyInfoVos: [] };
}

export const mapEndpoints: readonly Endpoint[] = [
  serve(mapShipsCall, (ctx, { query }) => mapShips(ctx, query.type)),
  serve(detailCall, async (ctx, { query }) => shipNow(ctx, await shipRow(ctx, query.organizationId, query.voyageId))),
  serve(cargoAndCrewCall, (ctx, { query }) => cargoAndCrew(ctx, query.organizationId, query.voyageId)),
];
