import { useQuery } from '@tanstack/react-query';
import { request } from '../../../kernel/web/request.ts';
import type { ShipNow } from '../map/ship-now.rules.ts';

/** `ship` is the vessel or its organisation; where a voyage is named, it tells which of both is meant. */
type Asked = { readonly ship: number; readonly voyageId?: number };

/** Where a ship is now and what she is doing, by her newest report. Under the reports' key, so that whatever changes one refreshes it. */
export function useShipNow({ ship, voyageId }: Asked, enabled = true) {
  const query = { organizationId: ship, voyageId };
  return useQuery({
    queryKey: ['records', 'voyage.report', 'shipVoyage', query],
    queryFn: ({ signal }) =>
      request<ShipNow>('GET', '/api/voyage/ship-voyage-detail', { query, signal, quiet: true, offline: true }),
    enabled,
    retry: false,
  });
}
