import { useEffect } from 'react';
import { lineIsUp } from '../../../kernel/web/offline/line-state.ts';
import { request } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import type { ShellLayer } from '../../../shell/shell-layer.ts';
import type { Prefilled } from './entry-context.calls.ts';

/** Milliseconds after the start, and between: by then the page stands, and the ship has hardly moved on. */
const FIRST = 8000;
const AGAIN = 6 * 3_600_000;

/** On board, what the entry of each report begins with is read in good time, so that it opens without a line. */
function ReadAhead() {
  const { vesselIds } = useUser();
  const shipId = Array.isArray(vesselIds) && vesselIds.length === 1 ? vesselIds[0] : undefined;
  useEffect(() => {
    if (shipId === undefined) return;
    const read = (rptType: string) =>
      request<Prefilled>('GET', '/api/voyage/reports/prefill', {
        query: { shipId, rptType },
        quiet: true,
        background: true,
        offline: true,
      });
    const readAll = async () => {
      if (!lineIsUp()) return;
      const { context } = await read('NOON');
      for (const type of context.allowedTypes) if (type !== 'NOON') await read(type);
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
