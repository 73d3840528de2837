import type { MovementState } from '../reports/movement-state.rules.ts';
import type { GradeKey } from '../reports/oil-rows.rules.ts';
import type { ReportType, ShipStatus } from '../reports/report.rules.ts';
import type { ReportDue } from './report-due.rules.ts';

/** One ship on the tracking board: its newest report (or last confirmed one), and when the next is due. */
export type BoardRow = {
  shipId: number;
  shipName: string;
  shipNameEn: string;
  shipCode: string;
  voyageId: number | null;
  voyageNo: string | null;
  voyageKind: 'TRADE' | 'REPAIR' | null;
  reportId: number | null;
  rptType: ReportType | null;
  rptTime: string | null;
  zone: number | null;
  confirmed: boolean;
  returned: boolean;
  shipStatus: ShipStatus | null;
  movementState: MovementState | null;
  repair: boolean;
  latitude: string | null;
  longitude: string | null;
  lat: number | null;
  lon: number | null;
  /** Degrees true between the last two positions; null for a ship that lies still. */
  course: number | null;
  avgSpeed: string | null;
  lastPort: number | null;
  lastPortName: string | null;
  nextPort: number | null;
  nextPortName: string | null;
  nextDis: string | null;
  eta: string | null;
  etaZone: number | null;
  fwdDraft: string | null;
  aftDraft: string | null;
  ageHours: string | null;
  ageState: ReportDue['ageState'] | null;
  dueAt: string | null;
  dueState: ReportDue['dueState'] | null;
  unconfirmed: number;
  /** Tonnes on board by grade key. */
  stocks: Readonly<Partial<Record<GradeKey, string>>>;
  cargo: string | null;
};
