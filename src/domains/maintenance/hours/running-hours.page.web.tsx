import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import type { GridRow } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { ShipChoice, useFirstShip } from '../equipments/ship-choice.web.tsx';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { counter } from './counter.resource.ts';
import { type CounterSheet, counterSheetCall, readingBatchCall } from './hours.calls.ts';
import { HOURS_TEXT as TEXT } from './hours.text.ts';
import { runningHourReading } from './reading.resource.ts';
import { columnsOf, markAt, rowsOf, typedIn, verdictOf, withProposals } from './running-hours-columns.web.ts';
import '../../../kernel/web/list/list.css';

const Grid = lazy(() => import('../../../kernel/web/grid/grid.tsx').then((m) => ({ default: m.Grid })));
const HoursCards = lazy(() => import('./running-hours-cards.web.tsx').then((m) => ({ default: m.HoursCards })));

const TYPED = new Set(['reading', 'readTime', 'reason']);
const modeAt = (_: GridRow, name: string) => (TYPED.has(name) ? 'edit' : 'read');

/** The readings of a ship: all of its counters, saved together. */
export function Page() {
  const [params, setParams] = useOwnSearch();
  const asked = Number(params.get('ship')) || undefined;
  const first = useFirstShip(asked === undefined);
  const ship = asked ?? first;
  const found = useQuery({
    queryKey: [...recordKeys.all(counter), 'sheet', ship ?? 0],
    queryFn: ({ signal }) => call(counterSheetCall, { query: { shipId: ship ?? 0 }, signal, quiet: true }),
    enabled: ship !== undefined,
  });
  const choose = (
    <ShipChoice ship={ship} onChoose={(id) => setParams(() => new URLSearchParams({ ship: String(id) }))} />
  );
  if (found.data) return <Entry key={`${ship} ${found.dataUpdatedAt}`} sheets={found.data} choose={choose} />;
  return (
    <Frame choose={choose}>
      {found.error ? (
        <Message icon={null} title={messageOf(found.error)} alert>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      ) : (
        <SkeletonRows />
      )}
    </Frame>
  );
}

type FrameProps = { choose: ReactNode; scope?: string; act?: ReactNode; children: ReactNode };

function Frame({ choose, scope, act, children }: FrameProps) {
  const mobile = useMobile();
  return (
    <div className={mobile ? 'page-pad' : 'list-page'}>
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        {!mobile && (
          <span className="list-scope" role="status">
            {scope}
          </span>
        )}
        <span className="list-head-acts">
          {choose}
          {act}
        </span>
      </header>
      {children}
    </div>
  );
}

function Entry({ sheets, choose }: { sheets: CounterSheet; choose: ReactNode }) {
  const client = useQueryClient();
  const mobile = useMobile();
  const [now] = useState(serverDate);
  const [rows, setRows] = useState<readonly GridRow[]>(() => rowsOf(sheets, minute(now)));
  const [key] = useState(uuid);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const columns = useMemo(() => columnsOf(sheets), [sheets]);
  const may = hasPermission(readingBatchCall.permission);
  const typed = rows.filter((row) => typedIn(row));
  useUnsaved(typed.length > 0);
  const judged = rows.map((row, i) => ({
    i,
    row,
    verdict: sheets[i] ? verdictOf(sheets[i], row, serverDate()) : undefined,
  }));
  const wrong = judged.filter(({ verdict }) => verdict?.verdict === 'error').length;
  const unsaid = judged.filter(({ row, verdict }) => verdict?.verdict === 'warn' && !typedIn(row)?.reason);
  const errors = useMemo(
    () => ({ ...Object.fromEntries(unsaid.map(({ i }) => [`${i}.reason`, t(TEXT.say)])), ...refused }),
    [unsaid, refused],
  );

  async function save(): Promise<void> {
    if (typed.length === 0) {
      notify.info(t(TEXT.nothing));
      return;
    }
    try {
      const { saved } = await call(readingBatchCall, {
        body: {
          rows: typed.map((row) => {
            const { value, readTime, reason } = typedIn(row)!;
            return { counterId: Number(row.id), readTime, value, ...(reason && { confirmReason: reason }) };
          }),
        },
        key,
        quiet: true,
      });
      notify.success(t(TEXT.saved, { n: saved }));
      await Promise.all(
        [counter, runningHourReading, maintenanceJob].map((one) =>
          client.invalidateQueries({ queryKey: recordKeys.all(one) }),
        ),
      );
    } catch (error) {
      const told = refusalsOf(error, rows, typed);
      setRefused(told);
      if (Object.keys(told).length === 0) notify.error(messageOf(error));
    }
  }

  const scope = wrong
    ? t(TEXT.refused, { n: wrong })
    : unsaid.length > 0
      ? t(TEXT.toConfirm, { n: unsaid.length })
      : typed.length > 0
        ? t(TEXT.ready, { n: typed.length })
        : '';
  const change = (next: readonly GridRow[]): void => {
    setRefused({});
    setRows(next);
  };
  const fromReports = withProposals(sheets, rows);
  const fill = (): void => {
    change(fromReports.rows);
    notify.info(t(TEXT.filled, { n: fromReports.filled }));
  };
  const act = may && sheets.length > 0 && (
    <>
      {fromReports.filled > 0 && <Button onClick={fill}>{t(TEXT.fromReports)}</Button>}
      <GuardButton type="primary" disabled={wrong > 0 || unsaid.length > 0 || typed.length === 0} onClick={save}>
        {t(TEXT.save)}
      </GuardButton>
    </>
  );
  return (
    <Frame choose={choose} scope={scope} act={act}>
      {sheets.length === 0 ? (
        <Message icon={null} title={t(TEXT.none)} />
      ) : (
        <Suspense fallback={<SkeletonRows />}>
          {mobile ? (
            <HoursCards sheets={sheets} rows={rows} errors={errors} readOnly={!may} onChange={change} />
          ) : (
            <Grid
              columns={columns}
              rows={rows}
              label={t(TEXT.grid)}
              readOnly={!may}
              modeAt={modeAt}
              onChange={change}
              errors={errors}
              markAt={(row, name) => markAt(sheets, row, name, serverDate())}
            />
          )}
        </Suspense>
      )}
    </Frame>
  );
}

/** The full minute, as people read a clock. */
const minute = (now: Date): string => `${now.toISOString().slice(0, 16)}:00.000Z`;

const COLUMN: Readonly<Record<string, string>> = {
  value: 'reading',
  confirmReason: 'reason',
  readTime: 'readTime',
  counterId: 'reading',
};

/** What the server refused, by place and column of the grid. */
function refusalsOf(error: unknown, rows: readonly GridRow[], sent: readonly GridRow[]): Record<string, string> {
  if (!(error instanceof ApiError)) throw error;
  const told: Record<string, string> = {};
  for (const { field, message } of error.errors) {
    const [, at, name] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = sent[Number(at)];
    const column = COLUMN[name ?? ''];
    if (row && column) told[`${rows.indexOf(row)}.${column}`] = message;
  }
  return told;
}
