import type { ReportSurroundings } from '../reports/checks/check-context.rules.ts';
import type { Report, ReportType } from '../reports/report.rules.ts';
import type { Wire } from '../reports/report-wire.rules.ts';

type PortNote = {
  readonly id: number;
  readonly name: string;
  readonly zone: string | null;
  readonly eca: boolean;
};

/** What the server tells the entry screen, so that it derives and checks a report by itself with the same rules. */
export type EntryContext = ReportSurroundings & {
  readonly shipName: string;
  readonly previousRow: {
    readonly id: number;
    readonly reportNo: string;
    readonly rptType: ReportType;
    readonly rptTime: string;
    readonly zone: number;
  } | null;
  readonly allowedTypes: readonly ReportType[];
  readonly voyage: { readonly id: number; readonly voyageNo: string; readonly voyageKind: 'TRADE' | 'REPAIR' };
  readonly ports: Readonly<Record<string, PortNote>>;
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
