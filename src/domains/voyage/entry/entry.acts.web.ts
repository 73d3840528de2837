import type { FinderAct } from '../../../shell/finder/finder-act.ts';
import { REPORT_TYPES } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';

/** A report of each type, begun for the own ship or for one that was found. */
export const finderActs: readonly FinderAct[] = REPORT_TYPES.map((type) => ({
  key: `voyage.new${type}`,
  label: { zh: `新建${REPORT_TYPE_TEXT[type].zh}`, en: `New ${REPORT_TYPE_TEXT[type].en.toLowerCase()} report` },
  words: type === 'NOON' ? 'xjzwb tbzwb noon' : `${type.toLowerCase()} xj`,
  permission: 'voyage:report:add',
  component: 'voyage/ReportFormNew',
  query: `type=${type}`,
  ...(type === 'NOON' && { of: { resource: 'fleet.vessel', param: 'shipId' } }),
}));
