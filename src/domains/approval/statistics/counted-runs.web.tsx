import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Asked } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { namedArrows } from '../../../kernel/web/list/page-arrows.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { runsCall } from '../inbox/inbox.calls.ts';
import { Time, waitingWords } from '../inbox/inbox-columns.web.tsx';
import '../inbox/inbox.css';
import { Person } from '../runs/person.web.tsx';
import { RunState } from '../runs/run-state.web.tsx';
import { spanWords, TimeLeft } from '../runs/time-left.web.tsx';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import { STATISTICS_TEXT as TEXT } from './statistics.text.ts';

const SIZE = 20;

/** The approvals behind a count. */
export function CountedRuns({
  query,
  onClose,
}: {
  query: NonNullable<Asked<typeof runsCall>['query']>;
  onClose: () => void;
}) {
  const [page, setPage] = useState(0);
  const { data, error } = useQuery({
    queryKey: [...APPROVAL_KEY, 'runs', query, page],
    queryFn: ({ signal }) => call(runsCall, { query: { ...query, page, size: SIZE }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer open size={560} title={data ? t(TEXT.listed, { n: data.totalElements }) : t(TEXT.list)} onClose={onClose}>
      {error && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows />}
      <ul className="inbox-cards">
        {data?.content.map((row) => (
          <li key={`${row.id}-${row.taskId}`}>
            <Link to={`/approval/tasks?run=${row.id}`}>{`${row.resourceLabel} ${row.title}`}</Link>
            <RunState run={row} />
            <p className="approval-who">
              <Person person={row.initiator} />
              <Time at={row.submittedAt} />
            </p>
            {row.person && (
              <p className="approval-who">
                <span>{row.nodeName}</span>
                <Person person={row.person} />
                {row.actLabel && <span>{row.actLabel}</span>}
                {row.actedAt ? <Time at={row.actedAt} /> : <TimeLeft dueAt={row.dueAt} />}
                {row.openedAt && <span>{spanWords(row.openedAt, row.actedAt, new Date())}</span>}
              </p>
            )}
            {!row.person && row.waiting.length > 0 && <p>{waitingWords(row)}</p>}
          </li>
        ))}
      </ul>
      <Pagination
        current={page + 1}
        pageSize={SIZE}
        total={data?.totalElements ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        itemRender={namedArrows}
        onChange={(next) => setPage(next - 1)}
      />
    </Drawer>
  );
}
