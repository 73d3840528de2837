import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapLine, MapPort, Point } from '../../../kernel/web/map/ship.ts';
import { useMapPort } from '../../../kernel/web/map/use-map-port.ts';
import { call, request } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { seaRouteCall } from '../sea-routes/sea-route.calls.ts';
import type { BoardRow } from './board.rules.ts';
import { isBound } from './board-view.rules.ts';
import { routeToGo } from './route-to-go.rules.ts';

const PORT = 'parameter.port';
const TRACK_DAYS = 30;
const NO_LINES: readonly MapLine[] = [];

type TrackPoint = { readonly rptTime: string; readonly lat: number | null; readonly lon: number | null };

/** Where the chosen ship came from in the last 30 days, the way over water to its next port, and the ports at both ends. */
export function useShipWays(row: BoardRow | undefined, withTrack: boolean) {
  const { data: track } = useQuery({
    queryKey: ['records', 'voyage.report', 'track', row?.shipId, TRACK_DAYS],
    queryFn: ({ signal }) =>
      request<TrackPoint[]>('GET', '/api/voyage/track', {
        query: { shipId: row?.shipId, days: TRACK_DAYS },
        signal,
        quiet: true,
      }),
    enabled: row !== undefined && withTrack,
    staleTime: 60_000,
  });
  const bound = row !== undefined && isBound(row);
  const next = useMapPort(PORT, bound ? row.nextPort : undefined, row?.nextPortName);
  const last = useMapPort(PORT, row?.lastPort, row?.lastPortName);

  const tracks = useMemo(() => {
    if (!row || !withTrack || !track) return NO_LINES;
    const points = track.flatMap(({ lon, lat }): Point[] => (lon === null || lat === null ? [] : [[lon, lat]]));
    return points.length > 1 ? [{ id: String(row.shipId), points }] : NO_LINES;
  }, [row, withTrack, track]);

  const mayAsk = hasPermission(seaRouteCall.permission);
  const { data: way, isPending } = useQuery({
    queryKey: ['voyage', 'sea-route', row?.lat, row?.lon, row?.nextPort],
    queryFn: ({ signal }) =>
      call(seaRouteCall, {
        query: { portId: row!.nextPort!, latitude: row!.lat!, longitude: row!.lon! },
        signal,
        quiet: true,
      }),
    enabled: mayAsk && row?.lat != null && row.lon != null && next !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  const routes = useMemo(() => {
    if (!row || row.lat === null || row.lon === null || !next || (mayAsk && isPending)) return NO_LINES;
    const points =
      way?.legs[0]?.track ??
      routeToGo({
        from: { latitude: row.lat, longitude: row.lon },
        to: { latitude: next.lat, longitude: next.lon },
      });
    return [{ id: String(row.shipId), points }];
  }, [row, next, way, mayAsk, isPending]);

  const ports = useMemo(
    () => [next, last].filter((port): port is MapPort => port !== undefined && port.name !== ''),
    [next, last],
  );
  return { tracks, routes, ports };
}
