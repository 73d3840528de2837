import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { month as monthField } from '../../../../kernel/resource/field.ts';
import type { Reply } from '../../../../kernel/route.ts';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../../kernel/web/list/list-message.tsx';
import '../../../../kernel/web/list/list.css';
import { call } from '../../../../kernel/web/request.ts';
import { usePlace } from '../../../../kernel/web/routing/record-places.ts';
import { saveFile } from '../../../../kernel/web/save-file.ts';
import { serverDate } from '../../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../../kernel/web/session/permission.tsx';
import { type DayMark, DayMatrix } from '../../../../kernel/web/time/day-matrix.tsx';
import { useMobile } from '../../../../kernel/web/viewport/use-mobile.ts';
import { MissedNoon } from './missed-noon.web.tsx';
import { noonTraceCall, noonTraceSheet } from './noon-trace.calls.ts';
import { NOON_STATES, NOON_TRACE_TEXT as TEXT } from './noon-trace.text.ts';
import './noon-trace.css';
import { Failed, Nothing } from '../../said.web.tsx';

type Trace = Reply<typeof noonTraceCall>;
type Row = Trace['rows'][number];
type Counts = Pick<Row, 'expected' | 'ok' | 'late' | 'missing' | 'exempt' | 'rate'>;

const MONTH = monthField(TEXT.month);
const Month = kitOf(MONTH).Control;

const stepped = (month: string, by: number): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7);
};

const FEET = ['expected', 'ok', 'late', 'missing', 'exempt', 'rate'] as const;
const feetOf = ({ rate, ...counts }: Counts) => ({ ...counts, rate: rate === null ? '—' : `${rate} %` });

/** The noon reports of a month, ship by day; what is missing is asked for or exempted from here. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const mobile = useMobile();
  const reports = usePlace()('voyage.report');
  const [missed, setMissed] = useState<{ shipId: number; ship: string; date: string }>();
  const month = search.get('month') ?? serverDate().toISOString().slice(0, 7);
  const show = (next: string) => setSearch({ month: next }, { replace: true });
  const found = useQuery({
    queryKey: ['records', 'voyage.report', 'noon-trace', month],
    queryFn: ({ signal }) => call(noonTraceCall, { query: { month }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => {
    const marksOf = (row: Row): DayMark[] =>
      row.noons.map(({ date, noon, state, reportId, substituted }) => {
        const { label, mark, tone } = NOON_STATES[state];
        const words = [row.ship, date, t(label), ...(substituted ? [t(TEXT.substituted)] : [])].join(' ');
        const isMissed = state === 'MISSING' || state === 'DUE';
        const onOpen =
          reportId !== null && reports
            ? () => navigate(`${reports}/${reportId}`)
            : isMissed
              ? () => setMissed({ shipId: row.shipId, ship: row.ship, date })
              : undefined;
        return { key: noon, day: date, mark: substituted ? '◆' : mark, tone, title: words, onOpen };
      });
    return (found.data?.rows ?? []).map((row) => ({
      key: String(row.shipId),
      head: row.ship,
      marks: marksOf(row),
      feet: feetOf(row),
    }));
  }, [found.data, reports, navigate]);

  return (
    <div className="page noon-trace">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <search className="noon-trace-month">
          <Button
            icon={<LeftOutlined />}
            aria-label={t(TEXT.before)}
            title={t(TEXT.before)}
            onClick={() => show(stepped(month, -1))}
          />
          <Month
            id="noon-month"
            field={MONTH}
            required
            ariaLabel={t(TEXT.month)}
            value={month}
            onChange={(value) => value && show(String(value))}
          />
          <Button
            icon={<RightOutlined />}
            aria-label={t(TEXT.after)}
            title={t(TEXT.after)}
            onClick={() => show(stepped(month, 1))}
          />
        </search>
        {hasPermission(noonTraceSheet.permission) && (
          <Button icon={<DownloadOutlined />} onClick={() => saveFile(noonTraceSheet.path, { query: { month } })}>
            {t(TEXT.export)}
          </Button>
        )}
      </header>
      <ul className="noon-trace-key">
        {Object.values(NOON_STATES).map(({ label, mark, tone }) => (
          <li key={label.en}>
            <span className="day-mark" data-tone={tone} aria-hidden="true">
              {mark}
            </span>
            {t(label)}
          </li>
        ))}
        <li>
          <span className="day-mark" data-tone="green" aria-hidden="true">
            ◆
          </span>
          {t(TEXT.substituted)}
        </li>
      </ul>
      {found.isPending && <SkeletonRows />}
      {found.error && <Failed error={found.error} onRetry={found.refetch} />}
      {found.data && rows.length === 0 && <Nothing title={t(TEXT.none)} />}
      {found.data && rows.length > 0 && (
        <DayMatrix
          label={t(TEXT.title)}
          corner={t(TEXT.ship)}
          days={found.data.days}
          rows={rows}
          feet={FEET.map((key) => ({ key, head: t(TEXT[key]) }))}
          total={{ head: t(TEXT.all), feet: feetOf(found.data.total) }}
        />
      )}
      {missed && <MissedNoon {...missed} onClose={() => setMissed(undefined)} />}
    </div>
  );
}
