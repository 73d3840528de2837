import type { ReactNode } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RUN_STATUSES } from '../approval.views.text.ts';
import { TASK_STATES } from '../inbox/inbox.calls.ts';
import type { Person as PersonInfo } from '../people/person.rules.ts';
import { Person } from '../runs/person.web.tsx';
import type { statisticsCall } from './statistics.calls.ts';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';

type Statistics = Reply<typeof statisticsCall>;
type Props<K extends keyof Statistics> = {
  rows: Statistics[K];
  /** A figure that opens what it counts. */
  counted: (n: number, part: Readonly<Record<string, string>>) => ReactNode;
};

const hours = (
  title: (typeof TEXT)['mean' | 'median' | 'p90' | 'most'],
  key: 'meanHours' | 'medianHours' | 'p90Hours' | 'mostHours',
) => ({ title: t(title), dataIndex: key, width: 84, align: 'end' as const, render: (v: string | null) => v ?? '—' });

/** Documents by kind and outcome. */
export function StatusTable({ rows, counted }: Props<'runs'>) {
  return (
    <EmbeddedList
      rowKey={(row) => `${row.resource} ${row.status}`}
      label={t(TEXT.byStatus)}
      empty={t(TEXT.none)}
      rows={rows}
      width={420}
      columns={[
        { title: t(TEXT.document), dataIndex: 'label', ellipsis: true },
        {
          title: t(TEXT.status),
          width: 110,
          render: (_, row) => <StatusTag tone={RUN_STATUSES[row.status].tone}>{t(RUN_STATUSES[row.status])}</StatusTag>,
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
  );
}

/** Tasks of each step: how many, and how long they took. */
export function StepsTable({ rows, counted }: Props<'steps'>) {
  return (
    <EmbeddedList
      rowKey={(row) => `${row.resource} ${row.nodeId}`}
      label={t(TEXT.bySteps)}
      empty={t(TEXT.none)}
      rows={rows}
      width={940}
      columns={[
        { title: t(TEXT.document), dataIndex: 'label', ellipsis: true },
        { title: t(TEXT.node), dataIndex: 'nodeName', width: 160, ellipsis: true },
        ...TASK_STATES.map((key) => ({
          title: t(TEXT[key]),
          width: 84,
          align: 'end' as const,
          render: (_: unknown, row: { resource: string; nodeId: string } & Record<typeof key, number>) =>
            counted(row[key], { kind: row.resource, node: row.nodeId, nodeState: key }),
        })),
        hours(TEXT.mean, 'meanHours'),
        hours(TEXT.median, 'medianHours'),
        hours(TEXT.p90, 'p90Hours'),
        hours(TEXT.most, 'mostHours'),
      ]}
    />
  );
}

/** Tasks of each person. */
export function PeopleTable({ rows, counted }: Props<'people'>) {
  return (
    <EmbeddedList
      rowKey={(row) => row.person.id}
      label={t(TEXT.byPeople)}
      empty={t(TEXT.none)}
      rows={rows}
      width={720}
      columns={[
        { title: t(TEXT.person), render: (_, row) => <Person person={row.person} place /> },
        ...TASK_STATES.map((key) => ({
          title: t(TEXT[key]),
          width: 84,
          align: 'end' as const,
          render: (_: unknown, row: { person: PersonInfo } & Record<typeof key, number>) =>
            counted(row[key], { person: String(row.person.id), nodeState: key }),
        })),
        hours(TEXT.mean, 'meanHours'),
        hours(TEXT.most, 'mostHours'),
      ]}
    />
  );
}
