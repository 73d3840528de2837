import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapLine, MapPort, Point } from '../../../kernel/web/map/ship.ts';
import { useMapPort } from '../../../kernel/web/map/use-map-port.ts';
import { ApiError, call, request } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import {
  type BoardRow,
  dailyOilCall,
  isBound,
  monthlyCargoCall,
  routeToGo,
  type ShipNow,
  seaRouteCall,
} from '../../voyage/public.ts';
import { shipTrendCall } from '../ship-counts/ship-counts.calls.ts';
import { placeOf } from './ship-words.web.ts';

const EVERY_MS = 60_000;
/** Sums over days and months move slowly. */
const SLOWLY_MS = 10 * EVERY_MS;
const PORT = 'parameter.port';
const NONE: readonly never[] = [];

/** A failure is noted for whoever keeps the wall running, beside the panel's own words. */
async function told<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) console.warn(what, error.message);
    throw error;
  }
}

/** Every ship by its newest report, each minute: the answer that the board asks for, so that both count the same. */
export function useFleet() {
  return useQuery({
    queryKey: ['records', 'voyage.report', 'board', false],
    queryFn: ({ signal }) =>
      told(
        'board',
        request<BoardRow[]>('GET', '/api/voyage/board', { query: { confirmedOnly: false }, signal, quiet: true }),
      ),
    refetchInterval: EVERY_MS,
  });
}

/** Deadweight of the ships in service, in tonnes; undefined while unknown. */
export function useDeadweight(): number | undefined {
  const { data } = useQuery({
    queryKey: ['dashboards', 'shipTrend'],
    queryFn: ({ signal }) => told('getShipTrend', call(shipTrendCall, { signal, quiet: true })),
    staleTime: EVERY_MS,
  });
  return data?.at(-1)?.deadWeightTonnage;
}

/** Under the reports' key, so that a confirmation is seen at once. */
export function useDailyOil() {
  return useQuery({
    queryKey: ['records', 'voyage.report', 'dailyOil'],
    queryFn: ({ signal }) => told('daily-oil', call(dailyOilCall, { signal, quiet: true })),
    refetchInterval: SLOWLY_MS,
  });
}

export function useMonthlyCargo() {
  return useQuery({
    queryKey: ['records', 'voyage.report', 'monthlyCargo'],
    queryFn: ({ signal }) => told('monthly-cargo', call(monthlyCargoCall, { signal, quiet: true })),
    refetchInterval: SLOWLY_MS,
  });
}

export type CargoAndCrew = {
  readonly cargoList: readonly { readonly name: string; readonly remark: string }[];
  readonly partyInfoVos: readonly { readonly cnFullname: string; readonly jobName: string }[];
};

export function useShipVoyage(ship: BoardRow) {
  const query = { organizationId: ship.shipId, voyageId: ship.voyageId };
  return useQuery({
    queryKey: ['records', 'voyage.report', 'shipVoyage', query],
    queryFn: ({ signal }) =>
      told(
        'ship-voyage-detail',
        request<ShipNow>('GET', '/api/voyage/ship-voyage-detail', { query, signal, quiet: true }),
      ),
  });
}

export function useCargoAndCrew(ship: BoardRow) {
  const query = { organizationId: ship.shipId, voyageId: ship.voyageId };
  return useQuery({
    queryKey: ['records', 'voyage.report', 'cargoAndCrew', query],
    queryFn: ({ signal }) =>
      told(
        'getCargoAndCrewById',
        request<CargoAndCrew>('GET', '/api/getCargoAndCrewById', { query, signal, quiet: true }),
      ),
  });
}

type TrackPoint = { readonly lat: number | null; readonly lon: number | null };

/** The chosen ship's track of 30 days, its way to go over water, and the ports at its ends. */
export function useWays(row: BoardRow | undefined) {
  const { data: track } = useQuery({
    queryKey: ['records', 'voyage.report', 'track', row?.shipId, 30],
    queryFn: ({ signal }) =>
      told(
        'track',
        request<TrackPoint[]>('GET', '/api/voyage/track', {
          query: { shipId: row?.shipId, days: 30 },
          signal,
          quiet: true,
        }),
      ),
    enabled: row !== undefined,
    staleTime: EVERY_MS,
  });
  const bound = row !== undefined && isBound(row);
  const next = useMapPort(PORT, bound ? row.nextPort : undefined, row?.nextPortName);
  const last = useMapPort(PORT, row?.lastPort, row?.lastPortName);
  const tracks = useMemo((): readonly MapLine[] => {
    if (!row || !track) return NONE;
    const points = track.flatMap(({ lon, lat }): Point[] => (lon === null || lat === null ? [] : [[lon, lat]]));
    return points.length > 1 ? [{ id: String(row.shipId), points }] : NONE;
  }, [row, track]);
  const from = row && placeOf(row);
  const mayAsk = hasPermission(seaRouteCall.permission);
  const { data: way, isPending } = useQuery({
    queryKey: ['voyage', 'sea-route', row?.lat, row?.lon, row?.nextPort],
    queryFn: ({ signal }) => call(seaRouteCall, { query: { portId: row!.nextPort!, ...from! }, signal, quiet: true }),
    enabled: mayAsk && Boolean(from) && next !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const routes = useMemo((): readonly MapLine[] => {
    const start = row && placeOf(row);
    if (!row || !start || !next || (mayAsk && isPending)) return NONE;
    const points = way?.legs[0]?.track ?? routeToGo({ from: start, to: { latitude: next.lat, longitude: next.lon } });
    return [{ id: String(row.shipId), points }];
  }, [row, next, way, mayAsk, isPending]);
  const ports = useMemo(
    () => [next, last].filter((port): port is MapPort => port !== undefined && port.name !== ''),
    [next, last],
  );
  return { tracks, routes, ports };
}
