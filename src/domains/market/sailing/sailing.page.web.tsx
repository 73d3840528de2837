import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Reply } from '../../../kernel/route.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { OFFICE_ZONE, officeDay } from '../../../kernel/value/office-day.ts';
import { instant, toLocal, toUtc } from '../../../kernel/value/zone.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePlace } from '../../../kernel/web/routing/record-places.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { Timeline, type TimelineBand, type TimelineBar } from '../../../kernel/web/timeline/timeline.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { sailingCall } from './sailing.calls.ts';
import { SAILING_KINDS, SAILING_TEXT as TEXT } from './sailing.text.ts';
import './sailing.css';

type Bar = Reply<typeof sailingCall>['bars'][number];
type View = 'timeline' | 'list';

/** px of a day. */
const SCALES = { days: 40, weeks: 12, months: 4 } as const;
type ScaleName = keyof typeof SCALES;
const SCALE_NAMES = ['days', 'weeks', 'months'] as const;

/** Days that the schedule looks back and ahead. */
const BACK = 365;
const AHEAD = 365;
const MORNING = '00:00';

const opens = (day: string): number => instant(toUtc({ local: `${day} ${MORNING}`, zone: OFFICE_ZONE }));

/** `03-20 10:00` by the clock of the office. */
const short = (utc: string): string => toLocal({ utc, zone: OFFICE_ZONE }).slice(5, 16).replace('T', ' ');

const portsOf = ({ calls }: Bar): string => calls.map(({ port }) => port).join(' → ');

const labelOf = (bar: Bar): string => `${bar.voyageNo} ${portsOf(bar)}`.trim();

/** Says what stands on the bar as it stands there: by that it is called. */
function titleOf(bar: Bar, ship: string): string {
  const said = t(TEXT.bar, {
    ship,
    bar: labelOf(bar),
    kind: t(SAILING_KINDS[bar.kind]),
    from: short(bar.from),
    to: short(bar.to),
    cargo: bar.cargo.length > 0 ? ` · ${listed(bar.cargo)}` : '',
  });
  return bar.late ? t(TEXT.lateBar, { bar: said }) : said;
}

const drawn = (bar: Bar, ship: string): TimelineBar => ({
  key: String(bar.voyageId),
  row: String(bar.shipId),
  from: instant(bar.from),
  to: instant(bar.to),
  label: labelOf(bar),
  title: titleOf(bar, ship),
  tone: SAILING_KINDS[bar.kind].tone,
  hatched: bar.kind === 'PLANNED',
  alert: bar.late ? 'HARD' : undefined,
});

const bandOf = ({ voyageId, shipId, laycan }: Bar): TimelineBand[] =>
  laycan
    ? [
        {
          key: `laycan ${voyageId}`,
          row: String(shipId),
          from: opens(laycan.from),
          to: opens(daysAfter(laycan.to, 1)),
          title: t(TEXT.laycan, laycan),
        },
      ]
    : [];

/** The first port that she has not left yet, and when she is there or is expected. */
function nextCall({ kind, calls }: Bar): string {
  if (kind === 'DONE') return '—';
  const next = calls.find(({ left }) => !left);
  if (!next) return '—';
  const at = next.arrived ?? next.eta;
  return at ? `${next.port} ${short(at)}` : next.port;
}

/** What ships sailed, sail and are to sail: on a timeline, or as a list. */
export function Page() {
  const mobile = useMobile();
  const navigate = useNavigate();
  const place = usePlace()('voyage.voyage');
  const [params, change] = useOwnSearch();
  const [scale, setScale] = useState<ScaleName>('weeks');
  const asked = params.get('view');
  const view: View = asked === 'list' || (asked === null && mobile) ? 'list' : 'timeline';
  const [now] = useState(serverDate);
  const today = officeDay(now);
  const [from, to] = [daysAfter(today, -BACK), daysAfter(today, AHEAD)];
  const [show, setShow] = useState(() => now.getTime());
  const found = useQuery({
    queryKey: ['records', 'voyage.voyage', 'sailing', from, to],
    queryFn: ({ signal }) => call(sailingCall, { query: { from, to }, signal, quiet: true }),
  });
  const { ships = [], bars = [] } = found.data ?? {};
  const names = useMemo(() => new Map(ships.map(({ id, name }) => [id, name])), [ships]);
  const rows = useMemo(() => ships.map(({ id, name }) => ({ key: String(id), name, head: name })), [ships]);
  const shown = useMemo(() => bars.map((bar) => drawn(bar, names.get(bar.shipId) ?? '')), [bars, names]);
  const bands = useMemo(() => bars.flatMap(bandOf), [bars]);
  const sorted = useMemo(() => bars.toSorted((a, b) => instant(b.from) - instant(a.from)), [bars]);
  return (
    <div className="page-pad sailing">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <Segmented<View>
          aria-label={t(TEXT.view)}
          value={view}
          options={[
            { value: 'timeline', label: t(TEXT.timeline) },
            { value: 'list', label: t(TEXT.list) },
          ]}
          onChange={(next) => change(() => new URLSearchParams({ view: next }))}
        />
        {view === 'timeline' && (
          <>
            <Segmented<ScaleName>
              aria-label={t(TEXT.scale)}
              value={scale}
              options={SCALE_NAMES.map((value) => ({ value, label: t(TEXT[value]) }))}
              onChange={setScale}
            />
            <Button onClick={() => setShow(serverDate().getTime())}>{t(TEXT.today)}</Button>
          </>
        )}
      </header>
      {found.isPending && <SkeletonRows />}
      {found.error && view === 'timeline' && <Message icon="!" title={messageOf(found.error)} alert />}
      {found.data && ships.length === 0 && <Message icon="⚓" title={t(TEXT.noShips)} />}
      {view === 'timeline' && ships.length > 0 && (
        <>
          <ul className="sailing-key">
            {Object.values(SAILING_KINDS).map((kind) => (
              <li key={kind.en}>
                <StatusTag tone={kind.tone}>{t(kind)}</StatusTag>
              </li>
            ))}
          </ul>
          <Timeline
            label={t(TEXT.title)}
            corner={t(TEXT.ship)}
            rows={rows}
            bars={shown}
            bands={bands}
            from={opens(from)}
            to={opens(daysAfter(to, 1))}
            now={now.getTime()}
            perDay={SCALES[scale]}
            show={show}
            onOpen={place === undefined ? undefined : (bar) => navigate(`${place}/${bar.key}`)}
          />
        </>
      )}
      {view === 'list' && (found.error || ships.length > 0) && (
        <EmbeddedList
          label={t(TEXT.title)}
          rows={found.data ? sorted : undefined}
          rowKey="voyageId"
          error={found.error}
          onRetry={() => void found.refetch()}
          empty={t(TEXT.noVoyages)}
          columns={[
            { key: 'ship', title: t(TEXT.ship), render: (_, one) => names.get(one.shipId) },
            {
              key: 'voyage',
              title: t(TEXT.voyage),
              render: (_, one) => (place ? <Link to={`${place}/${one.voyageId}`}>{one.voyageNo}</Link> : one.voyageNo),
            },
            {
              key: 'kind',
              title: t(TEXT.kind),
              render: (_, one) =>
                one.late ? (
                  <StatusTag tone="red" late>
                    {t(TEXT.late)}
                  </StatusTag>
                ) : (
                  <StatusTag tone={SAILING_KINDS[one.kind].tone}>{t(SAILING_KINDS[one.kind])}</StatusTag>
                ),
            },
            { key: 'ports', title: t(TEXT.ports), render: (_, one) => portsOf(one) || '—' },
            { key: 'cargo', title: t(TEXT.cargo), render: (_, one) => listed(one.cargo) || '—' },
            { key: 'next', title: t(TEXT.next), render: (_, one) => nextCall(one) },
            { key: 'from', title: t(TEXT.from), render: (_, one) => short(one.from) },
            { key: 'to', title: t(TEXT.to), render: (_, one) => short(one.to) },
          ]}
        />
      )}
    </div>
  );
}
