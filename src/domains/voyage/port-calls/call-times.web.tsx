import type { ReactNode } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { round } from '../../../kernel/value/decimal.ts';
import { hoursBetween } from '../../../kernel/value/zone.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { tellsApart } from './port-call.rules.ts';
import { PORT_CALL_TEXT as TEXT } from './port-call.text.ts';

type Step = { readonly key: string; readonly label: Text; readonly plan: string; readonly said: string };

const STEPS: readonly Step[] = [
  { key: 'ata', label: TEXT.arrival, plan: 'eta', said: 'saidAta' },
  { key: 'atb', label: TEXT.berthing, plan: 'etb', said: 'saidAtb' },
  { key: 'atd', label: TEXT.departure, plan: 'etd', said: 'saidAtd' },
];

const timeIn = (row: AnyRow, name: string): string | null =>
  typeof row[name] === 'string' ? (row[name] as string) : null;

const hours = (from: string | null, to: string | null): string | null => {
  if (!from || !to) return null;
  const text = round(hoursBetween({ from, to }), 1) ?? '0';
  return `${Number(text) > 0 ? '+' : ''}${text} h`;
};

/** Arrival, berthing and departure: planned, as reports say, as typed before they did. */
export function CallTimes({ row }: { row: AnyRow }) {
  const now = serverDate().toISOString();
  const zone = row.zone == null ? null : Number(row.zone);
  const shown = (utc: string | null) =>
    utc ? <span className="num">{shipTimeWithZone({ utc, zone, now })}</span> : <Empty />;
  const newest = timeIn(row, 'newestEta');
  return (
    <SmallTable<Step>
      label={t(TEXT.times)}
      rows={STEPS}
      keyOf={({ key }) => key}
      columns={[
        { key: 'event', label: t(TEXT.event), cell: ({ label }) => t(label) },
        {
          key: 'planned',
          label: t(TEXT.planned),
          cell: ({ key, plan }) => (
            <>
              {shown(timeIn(row, plan))}
              {key === 'ata' && newest && (
                <small>
                  {t(TEXT.newest, { time: shipTimeWithZone({ utc: newest, zone, now }) })}{' '}
                  {hours(timeIn(row, 'eta'), newest)}
                </small>
              )}
            </>
          ),
        },
        { key: 'reported', label: t(TEXT.reported), cell: ({ said }) => shown(timeIn(row, said)) },
        {
          key: 'typed',
          label: t(TEXT.typed),
          cell: ({ key, said }) => <Typed typed={timeIn(row, key)} said={timeIn(row, said)} shown={shown} />,
        },
        {
          key: 'difference',
          label: t(TEXT.difference),
          figure: true,
          cell: ({ key, plan, said }) => hours(timeIn(row, plan), timeIn(row, said) ?? timeIn(row, key)) ?? <Empty />,
        },
      ]}
    />
  );
}

type TypedProps = { typed: string | null; said: string | null; shown: (utc: string | null) => ReactNode };

function Typed({ typed, said, shown }: TypedProps) {
  const minutes = typed && said ? Math.round(Math.abs(Date.parse(typed) - Date.parse(said)) / 60_000) : 0;
  return (
    <>
      {shown(typed)}
      {tellsApart(typed, said) && <small className="port-call-apart">{t(TEXT.typedDiffers, { minutes })}</small>}
    </>
  );
}
