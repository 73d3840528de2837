import type { Finding } from '../reports/checks/check.rules.ts';
import { EVENTS_OF_TYPE, requiredEvents } from '../reports/event-times.rules.ts';
import type { Situation } from '../reports/field-conditions.rules.ts';
import type { MatrixField } from '../reports/field-matrix.rules.ts';
import { burnsFuel, CONSUMPTION_ROWS, findRow, isEntered, isSaid, oilCell } from '../reports/oil-rows.rules.ts';
import { eventTime, type Report } from '../reports/report.rules.ts';
import type { Requirement } from '../reports/requirement.rules.ts';

/** The parts of the entry form, in the order in which a report is written. */
export const SECTIONS = [
  'identity',
  'passage',
  'events',
  'weather',
  'oil',
  'water',
  'wastes',
  'bunkers',
  'cargo',
  'note',
] as const;
export type Section = (typeof SECTIONS)[number];

type PlainField = Exclude<keyof Report, 'particulars' | 'times' | 'oil' | 'bunkers' | 'cargos' | 'wastes'> &
  MatrixField;

/** Single fields of each section in their order; hemispheres stand inside their position. */
export const FIELDS_OF_SECTION = {
  identity: [
    ...(['reportNo', 'rptTime', 'zone', 'shipStatus', 'latitude', 'longitude'] as const),
    ...(['lastPort', 'nextPort', 'fwdDraft', 'aftDraft', 'voyageNo'] as const),
  ],
  passage: [
    ...(['ssTime', 'ssDist', 'manTime', 'manDist', 'stopTime', 'fwindTime'] as const),
    ...(['avgSpeed', 'lastAccumRev', 'currentAccumRev', 'manRev', 'avgRev', 'slipPro'] as const),
    ...(['nextDis', 'eta', 'isWash', 'meanPitch', 'counterReset', 'counterBase', 'counterReason'] as const),
  ],
  weather: [
    ...(['weather', 'sea', 'visibility', 'windDirection', 'windForce', 'temperature'] as const),
    ...(['pressure', 'humidity', 'currentDirection', 'currentSpeed'] as const),
  ],
  water: ['fwConsumption', 'fwAddition', 'genWaterAmount', 'fwStock'],
  note: ['rptNote', 'attachments'],
} as const satisfies Partial<Record<Section, readonly PlainField[]>>;

export type Mark = 'complete' | 'error' | 'open' | 'none';
/** `total` 0 with mark `none`: nothing applies. */
export type Progress = { readonly mark: Mark; readonly done: number; readonly total: number };

type Input = Situation & {
  readonly requirements: Readonly<Record<MatrixField, Requirement>>;
  readonly findings: readonly Finding[];
  /** Required entries that the checks find empty, those of lines and of rules included. */
  readonly missing: readonly Finding[];
};

/**
 * What of each section is done: required entries done of all required ones; where nothing is required, what was entered at all. No
 * section is complete in which the checks miss something.
 */
export function sectionProgress(input: Input): Record<Section, Progress> {
  const wrong = new Set(input.findings.filter((f) => f.level === 'E' && f.code !== 'REQUIRED').map(sectionOfFinding));
  const lacking = new Set(input.missing.map(sectionOfFinding));
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const { required, optional } = atomsOf(section, input);
      const atoms = required.length > 0 ? required : optional;
      const done = atoms.filter(Boolean).length;
      const complete = !lacking.has(section) && (required.length > 0 ? done === atoms.length : done > 0);
      const mark: Mark = wrong.has(section) ? 'error' : atoms.length === 0 ? 'none' : complete ? 'complete' : 'open';
      return [section, { mark, done, total: atoms.length }];
    }),
  ) as Record<Section, Progress>;
}

type Atoms = { required: boolean[]; optional: boolean[] };

function atomsOf(section: Section, input: Input): Atoms {
  const { report, movementState: before, requirements } = input;
  switch (section) {
    case 'identity':
    case 'passage':
    case 'weather':
    case 'water':
    case 'note': {
      // A counter that was not replaced is no entry.
      const asked = FIELDS_OF_SECTION[section].filter((field) => field !== 'counterReset');
      const of = (wanted: Requirement) =>
        asked.filter((field) => requirements[field] === wanted).map((field) => isFilled(report[field]));
      return { required: of('required'), optional: of('optional') };
    }
    case 'events': {
      const { rptType } = report;
      const { particulars } = EVENTS_OF_TYPE[rptType];
      const times = requiredEvents({ rptType, before }).map((code) => eventTime(report, code) !== null);
      const words = particulars.required.map((key) => isFilled(report.particulars[key]));
      const open = EVENTS_OF_TYPE[rptType].optional.map((code) => eventTime(report, code) !== null);
      return { required: [...times, ...words], optional: open };
    }
    case 'oil':
      return { required: oilAtoms(input), optional: [] };
    case 'wastes': {
      const cells = report.wastes.flatMap((line) => [line.generated, line.landed, line.dischargedSea]).map(isFilled);
      if (requirements.wastes === 'hidden') return { required: [], optional: [] };
      return requirements.wastes === 'required'
        ? { required: [cells.some(Boolean)], optional: [] }
        : { required: [], optional: cells };
    }
    case 'bunkers':
      return { required: report.bunkers.map(({ bdnNo, bdnQty }) => isFilled(bdnNo) && isFilled(bdnQty)), optional: [] };
    case 'cargo': {
      const records = report.cargos.map(({ opType, shipQty }) => isFilled(opType) && isFilled(shipQty));
      const missing = requirements.cargos === 'required' && records.length === 0 ? [false] : [];
      return { required: [...records, ...missing], optional: [] };
    }
  }
}

/** Rows that must be entered, running hours of rows that burn fuel, stocks that must be sounded. */
function oilAtoms({ report, requirements, ship }: Input): boolean[] {
  const { oil } = report;
  const rows = CONSUMPTION_ROWS.filter((row) => requirements[`oil.${row}`] === 'required');
  const burning = CONSUMPTION_ROWS.map((row) => findRow(oil, row)).filter(burnsFuel);
  const stocks = requirements['oil.CURRENT_STOCK'] === 'required' ? ship.grades : [];
  return [
    // Heating and boiler are said in figures, 0 included (R25).
    ...rows.map((row) => (row === 'HEATING' || row === 'BOILER_DAILY' ? isEntered : isSaid)(findRow(oil, row))),
    ...burning.map((row) => isFilled(row?.runningHour)),
    ...stocks.map((grade) => oilCell(oil, 'CURRENT_STOCK', grade) !== null),
  ];
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

const SECTION_OF_PREFIX: Readonly<Record<string, Section>> = {
  times: 'events',
  particulars: 'events',
  oil: 'oil',
  bunkers: 'bunkers',
  cargos: 'cargo',
  wastes: 'wastes',
  northSouth: 'identity',
  westEast: 'identity',
  rptType: 'identity',
};

/** The section in which a finding's field stands. */
export function sectionOfFinding({ field }: Pick<Finding, 'field'>): Section {
  const [top = ''] = field.split('.');
  const known = SECTION_OF_PREFIX[top];
  if (known) return known;
  const found = Object.entries(FIELDS_OF_SECTION).find(([, fields]) => (fields as readonly string[]).includes(top));
  return (found?.[0] as Section | undefined) ?? 'identity';
}
