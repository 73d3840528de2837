import { useSearchParams } from 'react-router';
import { useUser } from '../../../kernel/web/session/session.ts';
import { FleetBoard } from './fleet-board.web.tsx';
import { ShipReports } from './ship-reports/ship-reports.web.tsx';

/** The fleet board, or one ship's report list (`?shipId=`). Whoever has one ship only stands before its list at once. */
export function Page() {
  const [search] = useSearchParams();
  const { vesselIds } = useUser();
  const own = Array.isArray(vesselIds) && vesselIds.length === 1 ? vesselIds[0] : undefined;
  const shipId = Number(search.get('shipId')) || own;
  if (shipId) return <ShipReports key={shipId} shipId={shipId} onlyShip={own !== undefined} />;
  return <FleetBoard />;
}
