import type { Text } from '../../../kernel/text.ts';
import type { Finding } from './checks/check.rules.ts';
import type { Report } from './report.rules.ts';
import { REPORT_FIELD_TEXT } from './report.text.ts';
import { rowOfReport } from './report-wire.rules.ts';

/** The engine's part of a report (4.5): oil, revolutions, water and waste. Everything else is the bridge's. */
const ENGINEERING = [
  ...(['oil', 'bunkers', 'wastes'] as const),
  ...(['avgRev', 'currentAccumRev', 'manRev', 'counterReset', 'counterBase', 'counterReason', 'meanPitch'] as const),
  ...(['fwConsumption', 'fwAddition', 'genWaterAmount', 'fwStock'] as const),
] as const satisfies readonly (keyof Report)[];

/** Whoever begins a report says of which time it is; afterwards that is the bridge's too. */
const BEGINNING = ['rptTime', 'zone', 'shipStatus', 'reportNo', 'rptType'] as const satisfies readonly (keyof Report)[];

/** Given by the server or computed: nobody types them. */
const NOBODYS = [
  'shipName',
  'voyageNo',
  'voyageRptNo',
  'lat',
  'lon',
  'avgSpeed',
  'waterTrim',
  'slipPro',
  'lastAccumRev',
];

/** Whether a field, or the path of a finding such as `oil.HEATING.grades`, belongs to the engine's part. */
export function isEngineering(field: string): boolean {
  const [top = ''] = field.split('.');
  return ENGINEERING.some((name) => name === top);
}

/** Fields of the nautical part that differ between two reports; `beginning` leaves out what starts a report. */
export function nauticalChanges(
  before: Report,
  after: Report,
  { beginning = false }: { beginning?: boolean } = {},
): (keyof Report)[] {
  const [old, next] = [rowOfReport(before), rowOfReport(after)];
  const passed = new Set<string>([...ENGINEERING, ...NOBODYS, ...(beginning ? BEGINNING : [])]);
  return (Object.keys(next) as (keyof Report)[]).filter(
    (name) => !passed.has(name) && canonical(old[name]) !== canonical(next[name]),
  );
}

/** Whether a required field is merely left to the bridge: the engine department may save without it, nobody may confirm. */
export function isLeftToBridge({ code, field }: Pick<Finding, 'code' | 'field'>): boolean {
  return code === 'REQUIRED' && !isEngineering(field);
}

/** What an engineer is told who wrote into the nautical part. */
export function nauticalRefusal(fields: readonly (keyof Report)[]): Text {
  const names = fields.map((name) => REPORT_FIELD_TEXT[name]);
  return {
    zh: `轮机部只能填写油耗、转数、淡水和污水部分；${names.map((n) => n.zh).join('、')}须由船长或驾驶员填写`,
    en: `The engine department writes oil, revolutions, water and waste only; ${names.map((n) => n.en).join(', ')}: left to the master or a deck officer`,
  };
}

/** The same text for the same content: unknown and absent are one, keys in order. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
      const filled = Object.entries(part).filter(
        ([, inner]) => inner !== null && inner !== undefined && inner !== false,
      );
      return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? 'null'
  );
}
