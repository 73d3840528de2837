import { Empty } from '../../../../kernel/web/fields/empty.tsx';
import type { ColumnSpec } from '../../../../kernel/web/list/columns/column-set.ts';
import { ShipTag } from '../../../../kernel/web/marks/ship-tag.tsx';
import type { ShipStatus } from '../../reports/report.rules.ts';
import { kindOf } from '../board-view.rules.ts';
import { FindingBadge, ReportState } from './report-state.web.tsx';
import { SHIP_REPORTS_TEXT as TEXT } from './ship-reports.text.ts';

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The order is always by report time, newest first, so no column sorts. */
const plain = (field: string, priority: 1 | 2 | 3 = 2, width?: number): ColumnSpec => ({
  field,
  priority,
  width,
  sortable: false,
});
const fixed = (field: string, width: number): ColumnSpec => ({
  field,
  width,
  priority: 1,
  fixed: true,
  sortable: false,
});

/** Columns of a ship's reports (voyage blueprint 2.1): the first four stand always, the others as the user chooses. */
export const REPORT_COLUMNS: readonly ColumnSpec[] = [
  fixed('reportNo', 140),
  fixed('shipName', 112),
  { field: 'rptTime', width: 132, priority: 1, fixed: true, sortable: false },
  fixed('rptType', 96),
  {
    field: 'confirmed',
    label: TEXT.state,
    width: 116,
    priority: 1,
    sortable: false,
    render: (row) => <ReportState {...row} confirmed={row.confirmed} />,
  },
  {
    field: 'errorCount',
    label: TEXT.findings,
    width: 76,
    priority: 1,
    sortable: false,
    render: (row) => <FindingBadge errors={count(row.errorCount)} warnings={count(row.warningCount)} />,
  },
  {
    field: 'shipStatus',
    width: 116,
    sortable: false,
    render: (row) => {
      const kind = kindOf({ repair: false, shipStatus: row.shipStatus as ShipStatus | null });
      return kind ? <ShipTag kind={kind} /> : <Empty />;
    },
  },
  plain('latitude', 2, 96),
  plain('longitude', 2, 104),
  plain('lastPort', 2, 88),
  plain('nextPort', 2, 88),
  plain('nextDis', 2, 104),
  { field: 'eta', width: 132, priority: 3, sortable: false },
  plain('avgSpeed', 2, 104),
  plain('ssTime', 3, 100),
  plain('ssDist', 3, 100),
  plain('slipPro', 3, 84),
  plain('avgRev', 3, 108),
  plain('fuelUsed', 2, 96),
  plain('dieselUsed', 2, 96),
  plain('fwStock', 3, 104),
  plain('fwdDraft', 3, 88),
  plain('aftDraft', 3, 88),
  plain('windForce', 3, 96),
  plain('sea', 3, 96),
  plain('voyageNo', 3, 116),
  plain('voyageRptNo', 3, 104),
  plain('confirmName', 3, 92),
  plain('confirmTime', 3, 136),
  plain('submitTime', 3, 136),
  plain('source', 3, 92),
  plain('createName', 3, 92),
];
