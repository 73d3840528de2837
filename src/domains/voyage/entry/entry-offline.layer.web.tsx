import { useEffect } from 'react';
import { firstPageOf } from '../../../kernel/web/list/use-rows.ts';
import { lineIsUp } from '../../../kernel/web/offline/line-state.ts';
import { request } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import { currentReportsOf, REPORTS_SIZE } from '../board/ship-reports/ship-reports.rules.ts';
import type { Prefilled } from './entry-context.calls.ts';

/** Milliseconds after the start, and between: by then the page stands, and the ship has hardly moved on. */
const FIRST = 8000;
const AGAIN = 6 * 3_600_000;

const AHEAD = { quiet: true, background: true, offline: true } as const;

/** What the ship's page and that of her voyage show first. */
async function readVoyage(shipId: number): Promise<void> {
  const voyage = await request<{ id?: number } | null>('GET', '/api/voyage/voyages/current', {
    query: { shipId },
    ...AHEAD,
  });
  if (!voyage?.id) return;
  await request('GET', '/api/voyage/voyages/:id/totals', { params: { id: voyage.id }, ...AHEAD });
  const query = firstPageOf({ size: REPORTS_SIZE, fixed: currentReportsOf(shipId, voyage.id) });
  await request('GET', '/api/voyage/reports', { query, ...AHEAD });
}

/** On board, what the entry of each report begins with, and the ship's voyage with its reports, are read in good time, so that they open without a line. */
function ReadAhead() {
  const { vesselIds } = useUser();
  const shipId = Array.isArray(vesselIds) && vesselIds.length === 1 ? vesselIds[0] : undefined;
  useEffect(() => {
    if (shipId === undefined) return;
    const read = (rptType: string) =>
      request<Prefilled>('GET', '/api/voyage/reports/prefill', { query: { shipId, rptType }, ...AHEAD });
    const readAll = async () => {
      if (!lineIsUp()) return;
      const { context } = await read('NOON');
      for (const type of context.allowedTypes) if (type !== 'NOON') await read(type);
      await readVoyage(shipId);
    };
    const start = () => void readAll().catch(() => undefined);
    const first = setTimeout(start, FIRST);
    const again = setInterval(start, AGAIN);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [shipId]);
  return null;
}

export const shellLayers: readonly ShellLayer[] = [
  { key: 'voyage-entry-offline', sort: 90, permission: 'voyage:report:add', Layer: ReadAhead },
];
