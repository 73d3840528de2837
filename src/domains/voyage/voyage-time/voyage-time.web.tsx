import { useQuery } from '@tanstack/react-query';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { SmallTable } from '../detail/small-table.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { shipTimeWithZone } from '../ship-time.rules.ts';
import { hoursText } from './hours-text.rules.ts';
import { TIME_CLASS_TEXT, TIME_CLASSES, type TimeClass } from './time-classes.rules.ts';
import { type VoyageTimeView, voyageTimeCall } from './voyage-time.calls.ts';
import { VOYAGE_TIME_TEXT as TEXT } from './voyage-time.text.ts';
import './voyage-time.css';

type Place = VoyageTimeView['places'][number];

/** Hours of a voyage by class, passage by passage and port by port; every minute of it is in one of them. */
export function VoyageTimePart({ id, zone }: { id: number; zone: number | null }) {
  const { data, error } = useQuery({
    queryKey: ['records', 'voyage.voyage', 'time', id],
    queryFn: ({ signal }) => call(voyageTimeCall, { params: { id }, signal, quiet: true }),
  });
  if (error) return <Problems title={t(TEXT.failed)} problems={problemsOf(error)} />;
  if (!data) return <SkeletonRows />;
  if (data.total === 0) return <p className="board-minor">{t(TEXT.none)}</p>;
  return <Shown time={data} zone={zone} />;
}

function nameOf({ kind, port, to }: Place): string {
  const from = port?.name ?? t(TEXT.unknown);
  return kind === 'STAY' ? from : t(TEXT.leg, { from, to: to?.name ?? t(TEXT.unknown) });
}

const sumOf = (minutes: Place['minutes']): number => Object.values(minutes).reduce((sum, one) => sum + one, 0);

type Line = { key: string; name: string; from?: string; until?: string; minutes: Place['minutes'] };

function Shown({ time, zone }: { time: VoyageTimeView; zone: number | null }) {
  const now = serverDate().toISOString();
  const at = (utc: string | undefined) => (utc ? shipTimeWithZone({ utc, zone, now }) : '');
  const shown = TIME_CLASSES.filter((one) => time.minutes[one]);
  const lines: Line[] = [
    ...time.places.map((place) => ({ ...place, key: place.from, name: nameOf(place) })),
    { key: 'all', name: t(TEXT.all), minutes: time.minutes },
  ];
  return (
    <>
      <TimeBar time={time} at={at} />
      <SmallTable<Line>
        label={t(TEXT.title)}
        rows={lines}
        keyOf={({ key }) => key}
        marked={({ key }) => key === 'all'}
        columns={[
          { key: 'place', label: t(TEXT.place), cell: ({ name }) => name },
          { key: 'from', label: t(TEXT.from), cell: ({ from }) => <span className="num">{at(from)}</span> },
          { key: 'until', label: t(TEXT.until), cell: ({ until }) => <span className="num">{at(until)}</span> },
          ...shown.map((timeClass) => ({
            key: timeClass,
            label: (
              <>
                <i className="voyage-time-key" data-class={timeClass} aria-hidden="true" />
                {t(TIME_CLASS_TEXT[timeClass])}
              </>
            ),
            figure: true,
            cell: ({ minutes }: Line) => hoursText(minutes[timeClass] ?? 0),
          })),
          {
            key: 'total',
            label: `${t(TEXT.total)} (${t(TEXT.hours)})`,
            figure: true,
            cell: ({ minutes }) => hoursText(sumOf(minutes)),
          },
        ]}
      />
      {time.unconfirmed > 0 && <p className="board-minor">{t(TEXT.waiting, { count: time.unconfirmed })}</p>}
    </>
  );
}

/** The voyage from left to right, a stretch as wide as it is long; what it says stands in the table too. */
function TimeBar({ time, at }: { time: VoyageTimeView; at: (utc: string) => string }) {
  const stretches = time.places.flatMap((place) => place.stretches);
  return (
    <div className="voyage-time-bar" aria-hidden="true">
      {stretches.map(({ from, to, timeClass }) => (
        <i
          key={`${from} ${timeClass}`}
          data-class={timeClass}
          style={{ flexGrow: Date.parse(to) - Date.parse(from) }}
          title={`${t(TIME_CLASS_TEXT[timeClass as TimeClass])} ${at(from)} – ${at(to)}`}
        />
      ))}
    </div>
  );
}
