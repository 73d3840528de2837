import type { REPORT_TAB_TEXT } from '../reports/report.text.ts';

export type ReportTab = keyof typeof REPORT_TAB_TEXT;

const TAB_OF: Readonly<Record<string, ReportTab>> = {
  oil: 'oil',
  bunkers: 'oil',
  times: 'shipMovement',
  particulars: 'shipMovement',
  cargos: 'cargoReport',
  voyageNo: 'voyage',
};

/** The tab that holds the field of a finding: `oil.ME_CONST.runningHour` stands in the oil tab. */
export function tabOfField(path: string): ReportTab {
  return TAB_OF[path.split('.', 1)[0] ?? ''] ?? 'movementReport';
}
