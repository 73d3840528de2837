import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { Asked } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { runsCall } from '../inbox/inbox.calls.ts';
import { Time, waitingWords } from '../inbox/inbox-columns.web.tsx';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import { spanWords, TimeLeft } from '../runs/time-left.web.tsx';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';
import './counted-runs.css';

const SIZE = 50;

/** The approvals behind a count. */
export function CountedRuns({
  query,
  onClose,
}: {
  query: NonNullable<Asked<typeof runsCall>['query']>;
  onClose: () => void;
}) {
  const [page, setPage] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...APPROVAL_KEY, 'runs', query, page],
    queryFn: ({ signal }) => call(runsCall, { query: { ...query, page, size: SIZE }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer open size={560} title={data ? t(TEXT.listed, { n: data.totalElements }) : t(TEXT.list)} onClose={onClose}>
      <EmbeddedList
        label={t(TEXT.list)}
        rowKey={(row) => `${row.id}-${row.taskId}`}
        rows={data?.content}
        loading={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={t(TEXT.none)}
        card={(row) => (
          <div className="counted-run">
            <Link to={recordAddress('approval.run', row.id)}>{`${row.resourceLabel} ${row.title}`}</Link>
            <RunState run={row} />
            <p className="counted-run-who">
              <Person person={row.initiator} />
              <Time at={row.submittedAt} />
            </p>
            {row.person && (
              <p className="counted-run-who">
                <span>{row.nodeName}</span>
                <Person person={row.person} />
                {row.actLabel && <span>{row.actLabel}</span>}
                {row.actedAt ? <Time at={row.actedAt} /> : <TimeLeft dueAt={row.dueAt} />}
                {row.openedAt && <span>{spanWords(row.openedAt, row.actedAt, serverDate())}</span>}
              </p>
            )}
            {!row.person && row.waiting.length > 0 && <p>{waitingWords(row)}</p>}
          </div>
        )}
        paging={{ page, size: SIZE, total: data?.totalElements ?? 0, onPage: setPage }}
      />
    </Drawer>
  );
}
