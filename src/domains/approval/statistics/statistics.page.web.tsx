import { DownloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { date } from '../../../kernel/resource/field.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import '../../../kernel/web/detail/detail.css';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { saveFile } from '../../../kernel/web/save-file.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import type { RUN_STATUSES } from '../approval.views.text.ts';
import type { TASK_STATES } from '../inbox/inbox.calls.ts';
import { statisticsCall, statisticsSheets } from './statistics.calls.ts';
import '../runs/run.css';
import { useKinds } from '../runs/use-kinds.web.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { CountedRuns } from './counted-runs.web.tsx';
import './statistics.css';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';
import { PeopleTable, StatusTable, StepsTable } from './statistics-tables.web.tsx';

const FROM = date(TEXT.from);
const TO = date(TEXT.to);
const Day = kitOf(FROM).Control;

/** What opens the documents behind a figure. */
const COUNTED = ['status', 'ended', 'node', 'person', 'month'] as const;
const NOTHING_COUNTED = { kind: '', status: '', ended: '', node: '', nodeState: '', person: '', month: '' };
const lastDayOf = (month: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
};

/** How long approvals take, where they wait, and on whom; every count opens the documents behind it. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const mobile = useMobile();
  const kinds = useKinds().data ?? [];
  const given = (key: string) => search.get(key) ?? undefined;
  const [from, to, resource] = ['from', 'to', 'resource'].map(given);
  const found = useQuery({
    queryKey: [...APPROVAL_KEY, 'statistics', from, to, resource],
    queryFn: ({ signal }) => call(statisticsCall, { query: { from, to, resource }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    setSearch((old) => {
      const words = new URLSearchParams(old);
      for (const [key, value] of Object.entries(part)) {
        if (value) words.set(key, value);
        else words.delete(key);
      }
      return words;
    });
  /** A count that opens what it counts. */
  const counted = (n: number, part: Readonly<Record<string, string>>) =>
    n > 0 ? (
      <button type="button" className="list-link num" onClick={() => change({ ...NOTHING_COUNTED, ...part })}>
        {n}
      </button>
    ) : (
      <span className="num">0</span>
    );
  const months = found.data?.months;
  const model = useMemo(
    () =>
      cartesianChart({
        categoryName: t(TEXT.month),
        categories: (months ?? []).map((one) => one.month),
        series: [
          { name: t(TEXT.submitted), values: (months ?? []).map((one) => one.submitted), kind: 'bar' },
          { name: t(TEXT.ended), values: (months ?? []).map((one) => one.ended), kind: 'bar' },
          {
            name: t(TEXT.meanHours),
            values: (months ?? []).map((one) => (one.meanHours === null ? null : Number(one.meanHours))),
            kind: 'line',
            axis: 'right',
            unit: t(TEXT.hours),
            digits: 1,
          },
        ],
      }),
    [months],
  );
  return (
    <div className="page approval-statistics">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <search className="statistics-search">
          <Select
            aria-label={t(TEXT.kind)}
            value={resource ?? ''}
            onChange={(kind) => change({ resource: kind })}
            options={[
              { value: '', label: t(TEXT.allKinds) },
              ...kinds.map((one) => ({ value: one.resource, label: one.label })),
            ]}
          />
          <Day
            id="from"
            field={FROM}
            ariaLabel={t(TEXT.from)}
            placeholder={t(TEXT.from)}
            value={from ?? null}
            onChange={(value) => change({ from: (value as string) ?? '' })}
          />
          <Day
            id="to"
            field={TO}
            ariaLabel={t(TEXT.to)}
            placeholder={t(TEXT.to)}
            value={to ?? null}
            onChange={(value) => change({ to: (value as string) ?? '' })}
          />
        </search>
        <Button
          icon={<DownloadOutlined />}
          disabled={!found.data?.runs.length}
          onClick={() => void saveFile(statisticsSheets.path, { query: { from, to, resource } }).catch(() => undefined)}
        >
          {t(TEXT.export)}
        </Button>
      </header>
      {found.error && (
        <Message icon={null} title={t(TEXT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </Message>
      )}
      {!found.data && !found.error && <SkeletonRows />}
      {found.data && found.data.runs.length === 0 && <Message icon={null} title={t(TEXT.none)} />}
      {found.data && found.data.runs.length > 0 && (
        <>
          <div className="statistics-row">
            <Panel title={t(TEXT.byStatus)} flush>
              <StatusTable rows={found.data.runs} counted={counted} />
            </Panel>
            <Panel title={t(TEXT.byMonth)}>
              <Chart model={model} label={t(TEXT.byMonth)} height={220} />
              <p className="statistics-months">
                {months?.slice(-6).map((one) => (
                  <span key={one.month}>
                    {one.month} {t(TEXT.submitted)} {counted(one.submitted, { month: one.month })} {t(TEXT.ended)}{' '}
                    {counted(one.ended, { month: one.month, ended: 'true' })}
                  </span>
                ))}
              </p>
            </Panel>
          </div>
          <Panel title={t(TEXT.bySteps)} flush>
            <StepsTable rows={found.data.steps} counted={counted} />
          </Panel>
          <Panel title={t(TEXT.byPeople)} flush>
            <PeopleTable rows={found.data.people} counted={counted} />
          </Panel>
        </>
      )}
      {COUNTED.some(given) && (
        <CountedRuns
          key={search.toString()}
          query={{
            resource: given('kind') ?? resource,
            status: given('status') as keyof typeof RUN_STATUSES | undefined,
            ended: given('ended') as 'true' | 'false' | undefined,
            nodeId: given('node'),
            personId: Number(given('person')) || undefined,
            nodeState: given('nodeState') as (typeof TASK_STATES)[number] | undefined,
            from: given('month') ? `${given('month')}-01` : from,
            to: given('month') ? lastDayOf(given('month')!) : to,
          }}
          onClose={() => change(NOTHING_COUNTED)}
        />
      )}
    </div>
  );
}
