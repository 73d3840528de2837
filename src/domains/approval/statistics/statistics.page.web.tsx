import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select, Table } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { date } from '../../../kernel/resource/field.ts';
import { cartesianChart } from '../../../kernel/web/charts/cartesian.ts';
import { Chart } from '../../../kernel/web/charts/chart.tsx';
import '../../../kernel/web/detail/detail.css';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { scrollStop } from '../../../kernel/web/fields/scroll-stop.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import '../../../kernel/web/list/list.css';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useMobile } from '../../../kernel/web/shell/use-mobile.ts';
import { RUN_STATUSES } from '../approval.views.text.ts';
import { Person } from '../runs/person.web.tsx';
import { statisticsCall } from './statistics.calls.ts';
import '../runs/run.css';
import { useKinds } from '../runs/use-kinds.web.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { CountedRuns } from './counted-runs.web.tsx';
import './statistics.css';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';

const FROM = date(TEXT.from);
const TO = date(TEXT.to);
const Day = kitOf(FROM).Control;

const STOP = scrollStop(t(TEXT.title));

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
      <button
        type="button"
        className="list-link num"
        onClick={() => change({ status: '', node: '', nodeState: '', ...part })}
      >
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
  const hours = (
    title: (typeof TEXT)['mean'] | (typeof TEXT)['median'] | (typeof TEXT)['p90'],
    key: 'meanHours' | 'medianHours' | 'p90Hours',
  ) => ({ title: t(title), dataIndex: key, width: 84, align: 'end' as const, render: (v: string | null) => v ?? '—' });

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
            value={from ?? null}
            onChange={(value) => change({ from: (value as string) ?? '' })}
          />
          <Day
            id="to"
            field={TO}
            ariaLabel={t(TEXT.to)}
            value={to ?? null}
            onChange={(value) => change({ to: (value as string) ?? '' })}
          />
        </search>
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
              <div ref={STOP}>
                <Table
                  size="small"
                  rowKey={(row) => `${row.resource} ${row.status}`}
                  pagination={false}
                  scroll={{ x: 420 }}
                  dataSource={found.data.runs}
                  columns={[
                    { title: t(TEXT.document), dataIndex: 'label', ellipsis: true },
                    {
                      title: t(TEXT.status),
                      width: 110,
                      render: (_, row) => (
                        <StatusTag tone={RUN_STATUSES[row.status].tone}>{t(RUN_STATUSES[row.status])}</StatusTag>
                      ),
                    },
                    {
                      title: t(TEXT.count),
                      width: 84,
                      align: 'end',
                      render: (_, row) => counted(row.count, { kind: row.resource, status: row.status }),
                    },
                    hours(TEXT.mean, 'meanHours'),
                  ]}
                />
              </div>
            </Panel>
            <Panel title={t(TEXT.byMonth)}>
              <Chart model={model} label={t(TEXT.byMonth)} height={220} />
            </Panel>
          </div>
          <Panel title={t(TEXT.bySteps)} flush>
            <div ref={STOP}>
              <Table
                size="small"
                rowKey={(row) => `${row.resource} ${row.nodeId}`}
                pagination={false}
                scroll={{ x: 860 }}
                dataSource={found.data.steps}
                columns={[
                  { title: t(TEXT.document), dataIndex: 'label', ellipsis: true },
                  { title: t(TEXT.node), dataIndex: 'nodeName', width: 160, ellipsis: true },
                  ...(['done', 'open', 'overdue'] as const).map((key) => ({
                    title: t(TEXT[key]),
                    width: 84,
                    align: 'end' as const,
                    render: (_: unknown, row: { resource: string; nodeId: string } & Record<typeof key, number>) =>
                      counted(row[key], { kind: row.resource, node: row.nodeId, nodeState: key }),
                  })),
                  { title: t(TEXT.returned), dataIndex: 'returned', width: 84, align: 'end' as const },
                  { title: t(TEXT.rejected), dataIndex: 'rejected', width: 84, align: 'end' as const },
                  hours(TEXT.mean, 'meanHours'),
                  hours(TEXT.median, 'medianHours'),
                  hours(TEXT.p90, 'p90Hours'),
                ]}
              />
            </div>
          </Panel>
          <Panel title={t(TEXT.byPeople)} flush>
            <div ref={STOP}>
              <Table
                size="small"
                rowKey={(row) => row.person.id}
                pagination={false}
                scroll={{ x: 480 }}
                dataSource={found.data.people}
                columns={[
                  { title: t(TEXT.person), render: (_, row) => <Person person={row.person} place /> },
                  { title: t(TEXT.done), dataIndex: 'done', width: 96, align: 'end' },
                  { title: t(TEXT.open), dataIndex: 'open', width: 96, align: 'end' },
                  { title: t(TEXT.overdue), dataIndex: 'overdue', width: 96, align: 'end' },
                  hours(TEXT.mean, 'meanHours'),
                ]}
              />
            </div>
          </Panel>
        </>
      )}
      {(given('status') || given('node')) && (
        <CountedRuns
          query={{
            resource: given('kind') ?? resource,
            status: given('status') as keyof typeof RUN_STATUSES | undefined,
            nodeId: given('node'),
            nodeState: given('nodeState') as 'open' | 'overdue' | 'done' | undefined,
            from,
            to,
          }}
          onClose={() => change({ kind: '', status: '', node: '', nodeState: '' })}
        />
      )}
    </div>
  );
}
