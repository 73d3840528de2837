import { useQuery } from '@tanstack/react-query';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { request } from '../../../kernel/web/request.ts';
import type { InitialReadings } from './initial-readings.rules.ts';
import type { TRADE_MODES, VOYAGE_KINDS, VoyageTotals } from './voyage.resource.ts';

/** A voyage as its calls answer it, with what it has come to and what it began with. */
export type VoyageView = AnyRow & {
  readonly voyageNo: string;
  readonly shipName: number;
  readonly voyageKind: keyof typeof VOYAGE_KINDS;
  readonly tradeMode: keyof typeof TRADE_MODES;
  readonly voyageStatus: 'PLAN' | 'OPEN' | 'CLOSED' | 'CANCELLED';
  readonly startTime: string | null;
  readonly startZone: string | null;
  readonly endTime: string | null;
  readonly endZone: string | null;
  readonly captain: string | null;
  readonly chiefEngineer: string | null;
  /** Their accounts, where the ship has such. */
  readonly captainId: number | null;
  readonly chiefEngineerId: number | null;
  readonly ports: readonly AnyRow[] | null;
  readonly totals: VoyageTotals | null;
  readonly initInfo: (AnyRow & { readonly readings: InitialReadings | null; readonly source: string }) | null;
};

/** Under the voyages' own key, so that whatever changes a voyage refreshes it. */
const KEY = ['records', 'voyage.voyage'] as const;

/** The open voyage of a ship, or null. */
export function useCurrentVoyage(shipId: number) {
  return useQuery({
    queryKey: [...KEY, 'current', shipId],
    queryFn: async ({ signal }) => {
      const answer = await request<VoyageView | { voyage: null } | null>('GET', '/api/voyage/voyages/current', {
        query: { shipId },
        signal,
        quiet: true,
        offline: true,
      });
      return answer && 'id' in answer ? answer : null;
    },
  });
}

/** The voyage that a ship is to open next, or null where none of the kind is planned. */
export function usePlannedVoyage(shipId: number, kind: 'TRADE' | 'REPAIR') {
  return useQuery({
    queryKey: [...KEY, 'planned', shipId, kind],
    queryFn: async ({ signal }) => {
      const answer = await request<VoyageView | { voyage: null } | null>('GET', '/api/voyage/voyages/planned', {
        query: { shipId, kind },
        signal,
        quiet: true,
      });
      return answer && 'id' in answer ? answer : null;
    },
  });
}

/** A voyage with totals to date and opening readings. */
export function useVoyage(id: number) {
  return useQuery({
    queryKey: [...KEY, 'totals', id],
    queryFn: ({ signal }) =>
      request<VoyageView>('GET', '/api/voyage/voyages/:id/totals', {
        params: { id },
        signal,
        quiet: true,
        offline: true,
      }),
  });
}
