import { Facts } from '../../../kernel/web/detail/facts.tsx';
import type { RecordCard, RecordCardProps } from '../../../kernel/web/records/record-card.ts';
import { byServerClock } from '../../../kernel/web/server-clock.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { ShipNowView } from './ship-now.web.tsx';
import { useShipNow } from './use-ship-now.web.ts';

/** What the register says of a ship in passing. */
const REGISTER = ['shipCode', 'imo', 'dwt', 'gt'];

/** A ship in passing: where she is and what she is doing; what the register says for whoever may not see that. */
function Card({ resource, row }: RecordCardProps) {
  const may = usePermission('voyage:report:list');
  const { data, dataUpdatedAt, isPending } = useShipNow({ ship: Number(row.organizationId ?? row.id) }, may);
  if (data) return <ShipNowView ship={data} now={byServerClock(dataUpdatedAt).toISOString()} />;
  if (may && isPending) return null;
  return <Facts resource={resource} row={row} fields={REGISTER.filter((name) => row[name] != null)} />;
}

export const recordCards: readonly RecordCard[] = [{ resource: 'fleet.vessel', Card }];
