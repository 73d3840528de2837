import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { RecordFrame, type RecordPart } from '../../../kernel/web/detail/record-frame.tsx';
import { RecordHead } from '../../../kernel/web/detail/record-head.tsx';
import { RecordMissing } from '../../../kernel/web/detail/record-missing.tsx';
import { RecordSkeleton } from '../../../kernel/web/detail/record-skeleton.tsx';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { useRecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { call } from '../../../kernel/web/request.ts';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { useTagTitle } from '../../../kernel/web/tabs/use-tag.ts';
import { ApprovalCard } from '../runs/approval-card.web.tsx';
import { MyAct } from '../runs/my-act.web.tsx';
import { OwnActs } from '../runs/own-acts.web.tsx';
import { PrintRun } from '../runs/print-run.web.tsx';
import { Resubmit } from '../runs/resubmit.web.tsx';
import { RUN_TEXT as TEXT } from '../runs/run-page.text.ts';
import type { RunView } from '../runs/run-shape.rules.ts';
import { RunState } from '../runs/run-state.web.tsx';
import { spanWords } from '../runs/time-left.web.tsx';
import { Timeline } from '../runs/timeline.web.tsx';
import { UnsentOpinion } from '../runs/unsent-opinion.web.tsx';
import { useNext } from '../runs/use-next.web.tsx';
import { APPROVAL_KEY, useRun } from '../runs/use-run.web.ts';
import { readCopyCall } from './inbox.calls.ts';

const FlowPicture = lazy(() => import('../runs/flow-picture.web.tsx').then((m) => ({ default: m.FlowPicture })));

type Props = { id: number; place: string };

/**
 * Where an approval is decided: on the page of its document, which shows everything about it and carries the card. Whoever approves
 * without seeing the document's own page decides here by the facts that the flow tells. Opening it reads the copy.
 */
export function RunPage({ id, place }: Props) {
  const found = useRun(id);
  const client = useQueryClient();
  const me = useUser().id;
  const ways = useRecordWays(place, id);
  const { pathname, state } = useLocation();
  const pathOf = useRecordPath();
  const run = found.data;
  const told = run?.copied.some((one) => one.id === me) === true;
  useEffect(() => {
    if (!told) return;
    void call(readCopyCall, { body: { runId: id }, quiet: true })
      .then(() => client.invalidateQueries({ queryKey: [...APPROVAL_KEY, 'counts'] }))
      .catch(() => undefined); // it stays unread, and is read the next time
  }, [client, id, told]);
  if (found.error) return <RecordMissing error={found.error} onBack={ways.back} onRetry={() => void found.refetch()} />;
  if (!run) return <RecordSkeleton />;
  const document = run.page ? pathOf(run.resource, run.recordId) : undefined;
  if (document) {
    const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : place;
    return <Navigate to={document} replace state={{ turnedFrom: pathname, from }} />;
  }
  return <Shown run={run} ways={ways} />;
}

function Shown({ run, ways }: { run: RunView; ways: ReturnType<typeof useRecordWays> }) {
  const offer = useNext();
  useTagTitle(run.title, { tone: run.status === 'RUNNING' ? 'blue' : 'slate' });
  const now = serverDate();
  const submitted = { name: run.initiator.name, time: shortTime(run.submittedAt, now) };
  const facts: RecordPart = {
    key: 'facts',
    title: t(TEXT.facts),
    content: (
      <Panel title={t(TEXT.facts)}>
        <dl className="facts">
          {run.facts.map((fact) => (
            <div key={fact.field}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    ),
  };
  const picture: RecordPart = {
    key: 'picture',
    title: t(TEXT.picture),
    content: (
      <Panel title={t(TEXT.picture)}>
        <Suspense fallback={<SkeletonRows />}>
          <FlowPicture tree={run.picture.tree} states={run.picture.states} />
        </Suspense>
      </Panel>
    ),
  };
  const timeline: RecordPart = {
    key: 'timeline',
    title: t(TEXT.timeline),
    content: (
      <Panel title={t(TEXT.timeline)}>
        <Timeline run={run} />
      </Panel>
    ),
  };
  return (
    <RecordFrame
      head={
        <RecordHead
          title={run.title}
          state={<RunState run={run} />}
          sub={
            <>
              <span>{run.resourceLabel}</span>
              <span>{t(TEXT.submitted, submitted)}</span>
              <span>{spanWords(run.submittedAt, run.endedAt, now)}</span>
              <span>{t(TEXT.flowVersion, { n: run.flowVersion })}</span>
              {run.round > 1 && <span>{t(TEXT.round, { n: run.round })}</span>}
            </>
          }
          ways={ways}
          extra={<PrintRun run={run} />}
        />
      }
      waiting={
        <>
          <MyAct run={run} />
          <UnsentOpinion run={run} />
          {run.mine.map((task) => (
            <ApprovalCard key={task.taskId} run={run} task={task} onDone={offer} />
          ))}
          <Resubmit run={run} />
          <OwnActs run={run} />
        </>
      }
      parts={run.facts.length > 0 ? [facts, picture] : [picture]}
      beside={[timeline]}
    />
  );
}
