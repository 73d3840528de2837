import type { EventCode } from '../reports/event-times.rules.ts';
import type { Particulars, ReportType, ShipStatus, Wash } from '../reports/report.rules.ts';
import type { Call, Parcel } from './itinerary.rules.ts';
import type { Minute } from './minutes.rules.ts';
import type { Place, Spot } from './places.rules.ts';

/** Cargo worked in an interval: a share of the call's parcel. */
export type CargoWork = {
  readonly call: Call;
  readonly from: Minute;
  readonly to: Minute;
  /** Of the parcel, before and after. */
  readonly before: number;
  readonly after: number;
  /** Lightering: the ship that takes it. */
  readonly counterpart?: string;
};

/** Where the interval that ends in a report was spent. */
type Stage = 'SEA' | 'ANCHOR' | 'BERTH';

/** A report to be written: what happened since the one before, without stocks and figures of the engine. */
export type Moment = {
  readonly type: ReportType;
  readonly status: ShipStatus;
  readonly at: Minute;
  readonly zone: number;
  readonly spot: Spot;
  readonly lastPort: string;
  readonly nextPort: string;
  /** Miles to the next port, and when she will be there; null where the report does not say. */
  readonly nextDis: number | null;
  readonly eta: Minute | null;
  readonly stage: Stage;
  /** Minutes and miles at sea speed and manoeuvring; null where the report has no such field. */
  readonly sea: { readonly minutes: number; readonly miles: number } | null;
  readonly manoeuvre: { readonly minutes: number; readonly miles: number } | null;
  readonly stopped: number;
  readonly events: readonly (readonly [EventCode, Minute])[];
  readonly particulars: Partial<Particulars>;
  /** Share of the cargo on board after the report, and the cargo. */
  readonly laden: number;
  readonly parcel: Parcel | null;
  readonly work: CargoWork | null;
  readonly wash: Wash | null;
  /** The port that she lies in. */
  readonly port: Place | null;
  /** The voyage ends with this report. */
  readonly cuts: boolean;
  /** Miles of the passage that follows the call. */
  readonly ahead: number;
};

export const tenths = (miles: number): number => Math.round(miles * 10) / 10;
