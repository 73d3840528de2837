import type { MatrixField } from '../reports/field-matrix.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { Requirement } from '../reports/requirement.rules.ts';

/** What a ship may take over from the report before: what changes slowly. Position, times, stocks and readings are looked at anew. */
const COPIED = [
  ...(['lastPort', 'nextPort', 'fwdDraft', 'aftDraft', 'isWash', 'meanPitch'] as const),
  ...(['weather', 'sea', 'visibility', 'windDirection', 'windForce', 'temperature'] as const),
  ...(['pressure', 'humidity', 'currentDirection', 'currentSpeed'] as const),
] as const satisfies readonly MatrixField[];

/** Values for the fields that are still empty; nothing typed is written over. */
export function copyFromPrevious({
  report,
  previous,
  requirements,
}: {
  report: Report;
  previous: Report | null;
  requirements: Readonly<Record<MatrixField, Requirement>>;
}): Partial<Report> {
  if (!previous) return {};
  const open = COPIED.filter(
    (field) => report[field] === null && previous[field] !== null && requirements[field] !== 'hidden',
  );
  return Object.fromEntries(open.map((field) => [field, previous[field]]));
}

/** Identity, type and computed fields of a new type's report stay its own. */
const OWN = new Set<string>([
  'id',
  'reportNo',
  'voyageId',
  'voyageNo',
  'voyageRptNo',
  'rptType',
  'shipStatus',
  'times',
  'particulars',
  'avgSpeed',
  'waterTrim',
  'slipPro',
  'lastAccumRev',
]);

/** What was typed before another type was chosen goes into the new type's report; its hidden fields are stripped on saving. */
export function carryTyped({
  typed,
  changed,
  fresh,
}: {
  typed: Report;
  changed: readonly string[];
  fresh: Report;
}): Report {
  const kept = changed.filter((field) => field in fresh && !OWN.has(field));
  const values = Object.fromEntries(kept.map((field) => [field, typed[field as keyof Report]]));
  const times = fresh.times.map((event) => {
    const before = typed.times.find((old) => old.eventCode === event.eventCode);
    return before?.time ? before : event;
  });
  return { ...fresh, ...values, times };
}
