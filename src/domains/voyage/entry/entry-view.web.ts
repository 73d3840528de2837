import type { Text } from '../../../kernel/text.ts';
import type { Finding } from '../reports/checks/check.rules.ts';
import { checkContextOf } from '../reports/checks/check-context.rules.ts';
import { ALL_RULES, checkReport, refusesSave } from '../reports/checks/check-report.rules.ts';
import { type Expected, expectedValues } from '../reports/derive.rules.ts';
import { isLeftToBridge } from '../reports/engineering.rules.ts';
import type { MatrixField } from '../reports/field-matrix.rules.ts';
import type { OilRowCode } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { type Requirement, requirementsOf } from '../reports/requirement.rules.ts';
import { type Comparison, compareReports } from './comparison.rules.ts';
import type { EntryContext } from './entry-context.calls.ts';
import { pathOfPlace, placeOf } from './finding-place.rules.ts';
import { type CellKey, cellPath, gridRows } from './oil-grid.rules.ts';
import { type Progress, type Section, sectionProgress } from './sections.rules.ts';
import { suggestionsOf } from './suggestions.rules.ts';

type PathMark = { readonly level: Finding['level']; readonly message: Text; readonly missing: boolean };

/** What the rules say of the report as it stands; renewed after each pause of typing. */
export type EntryView = {
  readonly requirements: Readonly<Record<MatrixField, Requirement>>;
  readonly rows: readonly OilRowCode[];
  readonly progress: Readonly<Record<Section, Progress>>;
  /** Without what is merely not filled in yet. */
  readonly findings: readonly Finding[];
  readonly missing: readonly Finding[];
  readonly passed: number;
  /** By path of the form. */
  readonly marks: ReadonlyMap<string, PathMark>;
  readonly comparison: readonly Comparison[];
  readonly expected: Expected;
  /** What is offered for what is still empty, by path of the form. */
  readonly suggestions: ReadonlyMap<string, string>;
  readonly savable: boolean;
};

/** An empty required entry is open work, not a mistake. */
const isRequired = ({ code }: Finding): boolean => code === 'REQUIRED' || code === 'R25';

export function buildView(input: {
  report: Report;
  context: EntryContext;
  firstFuel: CellKey;
  now: string;
  before: EntryView | null;
  engineOnly: boolean;
}): EntryView {
  const { report, context, firstFuel, now, before, engineOnly } = input;
  const { previous, movementState, ship } = context;
  const check = checkContextOf(report, { ...context, now });
  // What is left to the bridge is no open work of the engine department.
  const all = checkReport(check).filter((finding) => !(engineOnly && isLeftToBridge(finding)));
  const requirements = kept(before?.requirements, requirementsOf({ report, previous, movementState, ship }));
  const expected = kept(before?.expected, expectedValues({ report, previous, ship }));
  const { recent } = context;
  const suggestions = suggestionsOf({ report, previous, recent, expected, requirements, mainFuel: firstFuel });
  const pathOf = (finding: Finding) => pathOfPlace(placeOf({ field: finding.field, report, firstFuel }));
  // So is a lubricant in a new report, as long as its figure only waits to be taken.
  const isMissing = (finding: Finding): boolean =>
    isRequired(finding) || (finding.code === 'R37' && report.id === null && suggestions.has(pathOf(finding)));
  const missing = all.filter(isMissing);
  return {
    requirements,
    rows: kept(
      before?.rows,
      gridRows((row) => requirements[`oil.${row}` as MatrixField]),
    ),
    progress: sectionProgress({
      report,
      previous,
      movementState,
      ship,
      requirements,
      findings: all.filter((f) => !isMissing(f)),
      missing,
    }),
    findings: kept(
      before?.findings,
      all.filter((finding) => !isMissing(finding)),
    ),
    missing: kept(before?.missing, missing),
    passed: ALL_RULES.length - new Set(all.map(({ code }) => code)).size,
    marks: marksOf({ findings: all, isMissing, pathOf, before: before?.marks }),
    comparison: compareReports({ report, previous, beforeThat: context.recent[1] ?? null, ship }),
    expected,
    suggestions: keptMap(before?.suggestions, suggestions),
    savable: !all.some(({ code }) => refusesSave(code)),
  };
}

/** The worst finding of each place; a difference of stock marks the difference and the sounding. */
function marksOf({
  findings,
  isMissing,
  pathOf,
  before,
}: {
  findings: readonly Finding[];
  isMissing: (finding: Finding) => boolean;
  pathOf: (finding: Finding) => string;
  before: EntryView['marks'] | undefined;
}): ReadonlyMap<string, PathMark> {
  const marks = new Map<string, PathMark>();
  const put = (path: string, finding: Finding) => {
    const known = marks.get(path);
    if (known && RANK[known.level] >= RANK[finding.level]) return;
    const mark: PathMark = { level: finding.level, message: finding.message, missing: isMissing(finding) };
    marks.set(path, kept(before?.get(path), mark));
  };
  for (const finding of findings) {
    // A reasoned warning has been answered.
    if (finding.level === 'W' && finding.reason) continue;
    put(pathOf(finding), finding);
    const [, , key = ''] = finding.field.split('.');
    if (finding.field.startsWith('oil.ADJUST.')) put(cellPath('ADJUST', key as CellKey), finding);
  }
  return marks;
}

const RANK = { E: 3, W: 2, I: 1 } as const;

/** Maps have no JSON of their own. */
const keptMap = (before: ReadonlyMap<string, string> | undefined, after: ReadonlyMap<string, string>) =>
  before && JSON.stringify([...before]) === JSON.stringify([...after]) ? before : after;

/** The same object while the content is the same, so that nobody renders for nothing. */
function kept<T>(before: T | undefined, after: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
