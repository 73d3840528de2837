import { EVENT_TEXT, PARTICULAR_TEXT } from '../event.text.ts';
import { EVENTS_OF_TYPE, requiredEvents } from '../event-times.rules.ts';
import { MATRIX_FIELDS, type MatrixField } from '../field-matrix.rules.ts';
import { OIL_ROW_TEXT, oilColumnText } from '../oil.text.ts';
import { burnsFuel, findRow, isSaid, type OilRowCode, oilCell } from '../oil-rows.rules.ts';
import type { Report } from '../report.rules.ts';
import { eventTime } from '../report.rules.ts';
import { REPORT_FIELD_TEXT } from '../report.text.ts';
import { requirementOf } from '../requirement.rules.ts';
import { type CheckContext, type Hit, rule } from './check.rules.ts';

export const REQUIRED_CHECKS = [
  rule({
    code: 'REQUIRED',
    level: 'E',
    title: { zh: '必填项齐全', en: 'Required fields are filled' },
    message: { zh: '{zhName}必填', en: '{enName} is required' },
    check: (context) => [...missingFields(context), ...missingEvents(context)],
  }),
];

function missingFields(context: CheckContext): Hit[] {
  const { report, previous, movementState, ship, template } = context;
  return MATRIX_FIELDS.flatMap((field): Hit[] => {
    if (requirementOf({ field, report, previous, movementState, ship, template }) !== 'required') return [];
    return gaps(field, context);
  });
}

/** Where a required field is empty; a stock is asked for grade by grade. */
function gaps(field: MatrixField, { report, ship }: CheckContext): Hit[] {
  if (field === 'oil.CURRENT_STOCK') {
    return ship.grades
      .filter((grade) => oilCell(report.oil, 'CURRENT_STOCK', grade) === null)
      .map((grade) => hit(`oil.CURRENT_STOCK.${grade}`, join(OIL_ROW_TEXT.CURRENT_STOCK, oilColumnText(grade))));
  }
  // R25 says the same of these two in its own words.
  if (field === 'oil.HEATING' || field === 'oil.BOILER_DAILY') return [];
  if (field.startsWith('oil.')) {
    const code = field.slice(4) as OilRowCode;
    return isSaid(findRow(report.oil, code)) ? [] : [hit(`oil.${code}.fuelOil`, OIL_ROW_TEXT[code])];
  }
  if (field === 'wastes') {
    const entered = report.wastes.some(
      (line) => line.generated !== null || line.landed !== null || line.dischargedSea !== null,
    );
    return entered ? [] : [hit('wastes', REPORT_FIELD_TEXT.wastes)];
  }
  const plain = field as Exclude<keyof Report, 'particulars' | 'times' | 'oil'>;
  const value = report[plain];
  const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return empty ? [hit(plain, REPORT_FIELD_TEXT[plain])] : [];
}

function missingEvents({ report, movementState }: CheckContext): Hit[] {
  const events = requiredEvents({ rptType: report.rptType, before: movementState })
    // R02 asks for this one: without it the movement itself is impossible.
    .filter(
      (code) => !(code === 'anchorAweigh' && movementState === 'ANCHORED' && report.rptType !== 'HEAVING_UP_ANCHOR'),
    )
    .filter((code) => eventTime(report, code) === null)
    .map((code) => hit(`times.${code}`, EVENT_TEXT[code]));
  const particulars = EVENTS_OF_TYPE[report.rptType].particulars.required
    .filter((key) => !report.particulars[key])
    .map((key) => hit(`particulars.${key}`, PARTICULAR_TEXT[key]));
  const other = findRow(report.oil, 'OTHER');
  const note = { zh: '“其他”油耗的说明', en: 'A note on the fuel of Other' };
  return [...events, ...particulars, ...(burnsFuel(other) && !other?.note ? [hit('oil.OTHER.note', note)] : [])];
}

function hit(field: string, name: { zh: string; en: string }): Hit {
  return { field, values: { zhName: name.zh, enName: name.en } };
}

function join(a: { zh: string; en: string }, b: { zh: string; en: string }) {
  return { zh: `${a.zh} ${b.zh}`, en: `${a.en} ${b.en}` };
}
