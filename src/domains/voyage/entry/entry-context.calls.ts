import type { MovementState } from '../reports/movement-state.rules.ts';
import type { Report, ReportType } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import type { Wire } from '../reports/report-wire.rules.ts';

export type PortNote = {
  readonly id: number;
  readonly name: string;
  readonly zone: string | null;
  readonly eca: boolean;
};

/** What the server tells the entry screen, so that it derives and checks a report by itself with the same rules. */
export type EntryContext = {
  readonly ship: ReportShip;
  readonly shipName: string;
  readonly previous: Report | null;
  readonly previousRow: {
    readonly id: number;
    readonly reportNo: string;
    readonly rptType: ReportType;
    readonly rptTime: string;
    readonly zone: number;
  } | null;
  readonly next: Report | null;
  readonly recent: readonly Report[];
  readonly movementState: MovementState | null;
  readonly allowedTypes: readonly ReportType[];
  readonly voyage: { readonly id: number; readonly voyageNo: string; readonly voyageKind: 'TRADE' | 'REPAIR' };
  readonly ports: Readonly<Record<string, PortNote>>;
  readonly now: string;
};

export type StoredFinding = {
  readonly ruleCode: string;
  readonly level: 'E' | 'W' | 'I';
  readonly field: string;
  readonly reason: string | null;
};

/** Answer of GET reports/prefill. */
export type Prefilled = { readonly report: Report; readonly context: EntryContext };

/** Answer of GET reports/:id/entry. */
export type ExistingEntry = Prefilled & {
  readonly row: Wire;
  readonly version: number;
  readonly findings: readonly StoredFinding[];
};

/** Answer of POST and PUT reports. */
export type SavedReport = { readonly row: Wire & { readonly id: number; readonly version: number } };
