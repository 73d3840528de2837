import { Panel } from '../../../kernel/web/detail/panel.tsx';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { byServerClock } from '../../../kernel/web/server-clock.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { BOARD_TEXT } from './board.text.ts';
import { ShipNowView } from './ship-now.web.tsx';
import { useShipNow } from './use-ship-now.web.ts';

/** Where a ship is and what she is doing, before what the register says of her. */
function Lead({ row }: RecordPanelProps) {
  const may = usePermission('voyage:report:list');
  const { data, dataUpdatedAt } = useShipNow({ ship: Number(row.organizationId ?? row.id) }, may);
  if (!data) return null;
  return (
    <Panel title={t(BOARD_TEXT.shipNow)}>
      <ShipNowView ship={data} now={byServerClock(dataUpdatedAt).toISOString()} />
    </Panel>
  );
}

export const recordPanels: readonly RecordPanel[] = [
  { key: 'voyage.shipNow', sort: 10, appliesTo: ({ name }) => name === 'fleet.vessel', Lead },
];
