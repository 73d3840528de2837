import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { Text } from '../../../kernel/text.ts';
import { localDate, toUtc } from '../../../kernel/value/zone.ts';
import { SHIP_STATUS_TEXT } from '../reports/report.text.ts';
import { SHORE_ZONE, shipTimeWithZone, spacedPosition } from '../ship-time.rules.ts';
import type { Movement } from './movement.calls.ts';
import { NEXT_EVENT_TEXT, MOVEMENT_TEXT as TEXT } from './movement.text.ts';

/** The list of the day is that of eight in the morning in the office. */
const MORNING = '08:00';

export const morningOf = (now: string): string =>
  toUtc({ local: `${localDate({ utc: now, zone: SHORE_ZONE })}T${MORNING}`, zone: SHORE_ZONE });

/** What a ship is expected to do next: at sea to arrive, at anchor to berth, alongside to leave. */
export function nextEventOf(status: Movement['status']): Movement['nextEvent'] {
  if (status === null) return null;
  if (status === 'SAILING') return 'ARRIVE';
  return status === 'ANCHORING' ? 'BERTH' : 'DEPART';
}

type Say = (text: Text) => string;

/** What stands in the columns of the list, on screen, on paper and in the sheet alike. */
export function movementWords(row: Movement, say: Say, now: string) {
  const time = (utc: string | null, zone: number | null): string => (utc ? shipTimeWithZone({ utc, zone, now }) : '');
  const lies = [row.port, row.berth].filter(Boolean).join(' ');
  const position = [spacedPosition(row.latitude), spacedPosition(row.longitude)].filter(Boolean).join(' ');
  const event = row.nextEvent && say(NEXT_EVENT_TEXT[row.nextEvent]);
  return {
    ship: row.ship,
    voyage: row.voyageNo ?? '',
    cargo: row.reportId === null ? '' : (row.cargo ?? say(TEXT.ballast)),
    where: lies || position,
    status: row.repair ? say(TEXT.repair) : row.status ? say(SHIP_STATUS_TEXT[row.status]) : say(TEXT.noReport),
    since: time(row.since, row.zone),
    next: [event, row.nextPort].filter(Boolean).join(' '),
    eta: time(row.nextTime, row.nextZone),
    remark: [row.reportId !== null && !row.confirmed ? say(TEXT.unconfirmed) : '', row.remark ?? '']
      .filter(Boolean)
      .join(' · '),
  };
}

export type MovementWords = ReturnType<typeof movementWords>;

export const MOVEMENT_COLUMNS = [
  'ship',
  'voyage',
  'cargo',
  'where',
  'status',
  'since',
  'next',
  'eta',
  'remark',
] as const;

/** The fleet list as it is printed: A4 across, one row a ship. */
export function movementBlocks(
  rows: readonly Movement[],
  say: Say,
  { at, now }: { at: string; now: string },
): PaperBlock[] {
  const asOf: Text = {
    zh: TEXT.asOf.zh.replace('{time}', shipTimeWithZone({ utc: at, zone: SHORE_ZONE, now })),
    en: TEXT.asOf.en.replace('{time}', shipTimeWithZone({ utc: at, zone: SHORE_ZONE, now })),
  };
  return [
    { kind: 'paragraph', text: asOf },
    {
      kind: 'table',
      columns: [
        { head: TEXT.number, align: 'right' as const },
        ...MOVEMENT_COLUMNS.map((key) => ({ head: TEXT[key] })),
      ],
      rows: rows.map((row, i) => {
        const words = movementWords(row, say, now);
        return [String(i + 1), ...MOVEMENT_COLUMNS.map((key) => words[key])];
      }),
    },
    { kind: 'signatures', signatures: [{ place: TEXT.dispatcher }] },
  ];
}
