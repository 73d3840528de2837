import type { Report } from '../reports/report.rules.ts';

type Named = {
  /** Null for a new report. */
  readonly id: string | number | null;
  readonly shipId: string | number | null;
  readonly rptType: Report['rptType'];
};

/** By what name the entry keeps what is written: one draft for each new report of a ship by its type, and for each report that is changed. */
export const reportFormName = ({ id, shipId, rptType }: Named): string =>
  `report:${id ?? `${shipId ?? ''}.${rptType}`}`;
