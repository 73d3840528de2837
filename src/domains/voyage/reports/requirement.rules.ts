import { CONDITIONS, type Situation, WITHOUT_CONDITION } from './field-conditions.rules.ts';
import { columnOf, FIELD_MATRIX, MATRIX_FIELDS, type MatrixField } from './field-matrix.rules.ts';
import { emptyRow, type OilRowCode } from './oil-rows.rules.ts';
import { emptyReport, type Report } from './report.rules.ts';
import { emptyWaste } from './waste.rules.ts';

export type Requirement = 'required' | 'optional' | 'hidden' | 'computed';

const COUNTER_FIELDS: readonly MatrixField[] = [
  'currentAccumRev',
  'lastAccumRev',
  'manRev',
  'counterReset',
  'counterBase',
  'counterReason',
];

/** What a field is in this report: the matrix of 3.3 with its conditions, the ship's fittings and its report template. */
export function requirementOf({ field, ...situation }: Situation & { field: MatrixField }): Requirement {
  const { report, ship, template } = situation;
  const fitted = byFittings({ field, report, ship });
  if (fitted) return fitted;
  const line = FIELD_MATRIX[field];
  const column = columnOf(report);
  switch (line.marks[column]) {
    case 'R':
      return 'required';
    case '-':
      return 'hidden';
    case 'C':
      return 'computed';
    case 'O':
      return washAsksFor({ field, report }) || template?.has(`${column}.${field}`) ? 'required' : 'optional';
    case 'c':
      if (!line.condition) return 'required';
      return CONDITIONS[line.condition](situation) ? 'required' : WITHOUT_CONDITION[line.condition];
  }
}

/** Revolutions by counter, or only the average where there is none; pitch only where it can be changed. */
function byFittings({
  field,
  report,
  ship,
}: {
  field: MatrixField;
  report: Report;
  ship: Situation['ship'];
}): Requirement | null {
  if (field === 'avgRev' && ship.hasRevCounter) return 'computed';
  if (!ship.hasRevCounter && COUNTER_FIELDS.includes(field)) return 'hidden';
  if ((field === 'counterBase' || field === 'counterReason') && ship.hasRevCounter)
    return report.counterReset ? 'required' : 'hidden';
  if (field === 'meanPitch' && !ship.controllablePitch) return 'hidden';
  return null;
}

/** Any tank washing asks for the oil it burnt and the sewage it made (3.2, isWash). */
function washAsksFor({ field, report }: { field: MatrixField; report: Report }): boolean {
  if (report.isWash === null || report.isWash === 'NONE') return false;
  return field === 'oil.TANK_CLEAN' || field === 'wastes';
}

/** Requirement of every field at once, for a form. */
export function requirementsOf(situation: Situation): Record<MatrixField, Requirement> {
  return Object.fromEntries(MATRIX_FIELDS.map((field) => [field, requirementOf({ field, ...situation })])) as Record<
    MatrixField,
    Requirement
  >;
}

/** A field hidden for a type is stored empty: the report without what its type does not have. */
export function stripHidden(situation: Situation): Report {
  const blank: Report = emptyReport(situation.report.rptType);
  const hidden = MATRIX_FIELDS.filter((field) => requirementOf({ field, ...situation }) === 'hidden');
  const rows = new Set(hidden.filter((field) => field.startsWith('oil.')).map((field) => field.slice(4)));
  const plain = hidden.filter(
    (field): field is Exclude<MatrixField, `oil.${OilRowCode}` | 'oil.runningHour'> => !field.startsWith('oil.'),
  );
  const { report } = situation;
  return {
    ...report,
    ...Object.fromEntries(plain.map((field) => [field, blank[field]])),
    oil: report.oil.map((row) => (rows.has(row.rowCode) ? emptyRow(row.rowCode) : row)),
    // What is on board stays on board: the line keeps its stock although nothing can be entered.
    wastes: plain.includes('wastes')
      ? report.wastes.map((line) => ({ ...emptyWaste(line.wasteCode), lastQty: line.lastQty, onBoard: line.lastQty }))
      : report.wastes,
  };
}
