import type { REPORT_TAB_TEXT } from '../reports/report.text.ts';

export type ReportPart = keyof typeof REPORT_TAB_TEXT;

const PART_OF: Readonly<Record<string, ReportPart>> = {
  oil: 'oil',
  bunkers: 'oil',
  times: 'shipMovement',
  particulars: 'shipMovement',
  cargos: 'cargoReport',
  voyageNo: 'voyage',
};

/** The part of the page that holds the field of a finding: `oil.ME_CONST.runningHour` stands in the oil part. */
export function partOfField(path: string): ReportPart {
  return PART_OF[path.split('.', 1)[0] ?? ''] ?? 'movementReport';
}
