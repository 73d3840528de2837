import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { List } from '../../../kernel/web/list/list.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useHeld } from '../../../kernel/web/use-held.ts';
import { FLOW_TEXT as TEXT } from '../designer/flow.text.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { flowCall, flowsCall, vocabularyCall } from './flow.calls.ts';
import type { FlowRow } from './flow-shape.rules.ts';

const Designer = lazy(() => import('../designer/designer.web.tsx').then((m) => ({ default: m.Designer })));

/** Flows of all kinds of documents; `?flow=` opens one in the designer. */
export function Page() {
  const [search] = useSearchParams();
  const id = Number(search.get('flow')) || undefined;
  return id ? <OneFlow key={id} id={id} /> : <Flows />;
}

function OneFlow({ id }: { id: number }) {
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: [...APPROVAL_KEY, 'flow', id],
    queryFn: async ({ signal }) => {
      const [flow, words] = await Promise.all([
        call(flowCall, { params: { id }, signal, quiet: true }),
        call(vocabularyCall, { params: { id }, signal, quiet: true }),
      ]);
      return { flow, words };
    },
    // The drawing is kept by the designer; what comes later would take it away under its hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const begun = useHeld(found.data);
  if (!begun && found.error) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!begun) return <SkeletonRows />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Designer {...begun} onBack={() => navigate('?')} />
    </Suspense>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Message icon={null} title={t(TEXT.failed)} alert>
      <p className="list-message-more">{messageOf(error)}</p>
      <Button onClick={onRetry}>{t(TEXT.retry)}</Button>
    </Message>
  );
}

function Flows() {
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: [...APPROVAL_KEY, 'flows'],
    queryFn: ({ signal }) => call(flowsCall, { signal, quiet: true }),
  });
  const now = serverDate();
  return (
    <List<FlowRow>
      title={t(TEXT.title)}
      scope={found.data ? t(TEXT.scope, { n: found.data.length }) : ''}
      label={t(TEXT.title)}
      rowKey="id"
      rows={found.data}
      error={found.data ? undefined : found.error}
      onRetry={() => void found.refetch()}
      empty={t(TEXT.empty)}
      width={860}
      onOpen={(row) => navigate(`?flow=${row.id}`)}
      columns={[
        {
          title: t(TEXT.kind),
          ellipsis: true,
          render: (_, row) => <Link to={`?flow=${row.id}`}>{row.resourceLabel}</Link>,
        },
        { title: t(TEXT.domain), dataIndex: 'domainLabel', width: 140, ellipsis: true },
        {
          title: t(TEXT.published),
          width: 112,
          render: (_, row) => t(TEXT.version, { n: row.publishedNumber }),
        },
        {
          title: t(TEXT.publishedBy),
          width: 200,
          ellipsis: true,
          render: (_, row) => `${row.publishedBy} ${shortTime(row.publishedAt, now)}`,
        },
        {
          title: t(TEXT.running),
          width: 96,
          align: 'end',
          render: (_, row) =>
            row.running > 0 ? (
              <Link className="num" to={`/approval/statistics?resource=${row.resource}&ended=false`}>
                {row.running}
              </Link>
            ) : (
              <span className="num">0</span>
            ),
        },
        {
          title: t(TEXT.draft),
          width: 220,
          ellipsis: true,
          render: (_, row) =>
            row.hasDraft ? (
              <StatusTag tone="amber">
                {t(TEXT.draftBy, {
                  name: row.draftBy ?? '',
                  time: row.draftAt ? shortTime(row.draftAt, now) : '',
                })}
              </StatusTag>
            ) : (
              <span className="field-empty">—</span>
            ),
        },
      ]}
    />
  );
}
