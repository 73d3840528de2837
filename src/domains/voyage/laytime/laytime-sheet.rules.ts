import type { Text } from '../../../kernel/text.ts';
import { toLocal } from '../../../kernel/value/zone.ts';
import { PHASE_TEXT, LAYTIME_TEXT as TEXT } from './laytime.text.ts';
import type { Phase } from './time-sheet.rules.ts';

type MaybeText = string | null | undefined;

export type SheetRow = {
  readonly stay: number | null;
  readonly portName: string;
  readonly event: string | null;
  readonly remark: MaybeText;
  readonly zone: MaybeText;
  readonly from: MaybeText;
  readonly to: MaybeText;
  readonly phase: Phase | null;
  readonly pct: MaybeText;
  readonly hours: MaybeText;
  readonly usedHours: MaybeText;
  readonly overHours: MaybeText;
};

/** An allowance with its own clock: of one stay, or of all together. */
export type SheetClock = { readonly stay: number | null; readonly name: string; readonly allowed: MaybeText };

/** What a time sheet is written of. Of whoever may not see prices the money is not there. */
export type SheetOf = {
  readonly lines: readonly SheetRow[];
  readonly clocks: readonly SheetClock[];
  readonly totals: Readonly<
    Record<'usedTotal' | 'savedHours' | 'demurrageHours' | 'demurrageDays' | 'claimDue', MaybeText>
  >;
  readonly money?: Readonly<
    Record<
      'demurrageRate' | 'despatchRate' | 'addressCommission' | 'demurrageAmount' | 'netAmount' | 'despatchAmount',
      MaybeText
    >
  >;
};

type Cell = string | number | Date | null;
export type SheetCell = Cell | { readonly value: Cell; readonly formula: (row: number) => string };

const figure = (value: MaybeText): number | null => (value ? Number(value) : null);

/** Wall time of the port, as a sheet keeps it. */
const clock = (utc: MaybeText, zone: MaybeText): Date | null =>
  utc ? new Date(`${toLocal({ utc, zone: Number(zone ?? 8) })}Z`) : null;

const elapsed = ({ from, to }: SheetRow): number | null =>
  from && to ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) / 60 : null;

/** Lines of the time sheet in the columns A to L: hours of from and to, what of them counts, what the clock shows behind each. */
export function sheetRows({ lines, clocks }: SheetOf, say: (text: Text) => string): SheetCell[][] {
  return lines.map((line, i) => {
    const anew = i === 0 || (clocks.length > 1 && line.stay !== lines[i - 1]?.stay);
    const running = (column: 'K' | 'L', phase: Phase, value: MaybeText): SheetCell => ({
      value: figure(value),
      formula: (row) => `${anew ? '' : `${column}${row - 1}+`}IF(G${row}="${say(PHASE_TEXT[phase])}",J${row},0)`,
    });
    return [
      line.stay,
      line.portName,
      clock(line.from, line.zone),
      clock(line.to, line.zone),
      line.event ?? say(TEXT.working),
      line.remark ?? null,
      line.phase && say(PHASE_TEXT[line.phase]),
      figure(line.pct),
      // A sheet keeps times as fractions of a day: the minute is read out of them exactly.
      { value: elapsed(line), formula: (row) => `ROUND((D${row}-C${row})*1440,0)/60` },
      { value: figure(line.hours), formula: (row) => `I${row}*H${row}/100` },
      running('K', 'LAYTIME', line.usedHours),
      running('L', 'DEMURRAGE', line.overHours),
    ];
  });
}

/** Where a row of the result stands: its own place and number, and that of another row by its place. */
type Places = { readonly row: number; readonly at: (place: number) => number };

/** The result below the lines, labels in column E and figures in column J: what is allowed, used, over and saved, and what it comes to. */
export function resultRows({ lines, clocks, totals, money }: SheetOf, say: (text: Text) => string): SheetCell[][] {
  const rows: SheetCell[][] = [];
  const count = lines.length;
  const put = (label: string, value: Cell, formula?: (places: Places) => string): number => {
    const place = count + rows.length;
    const cells: SheetCell[] = Array.from({ length: 12 }, () => null);
    cells[4] = label;
    cells[9] = formula ? { value, formula: (row) => formula({ row, at: (other) => row - place + other }) } : value;
    rows.push(cells);
    return place;
  };
  const counted = ({ at }: Places, phase: Phase, stay: number | null): string => {
    const range = (column: string): string => `${column}${at(0)}:${column}${at(Math.max(count - 1, 0))}`;
    const ofStay = stay === null ? '' : `,${range('A')},${stay}`;
    return `SUMIFS(${range('J')},${range('G')},"${say(PHASE_TEXT[phase])}"${ofStay})`;
  };
  put('', null);
  const allowances = clocks.map(({ stay, name, allowed }) => ({
    stay,
    place: put(`${say(TEXT.allowed)} ${name}`.trim(), figure(allowed)),
  }));
  put(say(TEXT.used), figure(totals.usedTotal), (places) => counted(places, 'LAYTIME', null));
  const saved = put(say(TEXT.saved), figure(totals.savedHours), (places) =>
    allowances.map(({ stay, place }) => `MAX(0,J${places.at(place)}-${counted(places, 'LAYTIME', stay)})`).join('+'),
  );
  const over = put(say(TEXT.over), figure(totals.demurrageHours), (places) => counted(places, 'DEMURRAGE', null));
  put(say(TEXT.days), figure(totals.demurrageDays), ({ at }) => `J${at(over)}/24`);
  if (money) {
    const rate = put(say(TEXT.rate), figure(money.demurrageRate));
    put(say(TEXT.demurrage), figure(money.demurrageAmount), ({ at }) => `ROUND(J${at(over)}/24*J${at(rate)},2)`);
    const commission = put(say(TEXT.commission), Number(money.addressCommission ?? 0));
    put(
      say(TEXT.net),
      figure(money.netAmount),
      ({ at }) => `ROUND(J${at(over)}/24*J${at(rate)}*(1-J${at(commission)}),2)`,
    );
    const despatch = put(say(TEXT.despatchRate), Number(money.despatchRate ?? 0));
    put(say(TEXT.despatch), figure(money.despatchAmount), ({ at }) => `ROUND(J${at(saved)}/24*J${at(despatch)},2)`);
  }
  put(say(TEXT.claimDue), totals.claimDue ?? null);
  return rows;
}
