import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import '../../../kernel/web/detail/detail.css';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { useShortcut } from '../../../kernel/web/shell/keys/shortcuts.ts';
import { useMobile } from '../../../kernel/web/shell/use-mobile.ts';
import { ApprovalCard } from '../runs/approval-card.web.tsx';
import { MyAct } from '../runs/my-act.web.tsx';
import { OwnActs } from '../runs/own-acts.web.tsx';
import { PrintRun } from '../runs/print-run.web.tsx';
import { Resubmit } from '../runs/resubmit.web.tsx';
import { RUN_TEXT as TEXT } from '../runs/run-page.text.ts';
import { RunState } from '../runs/run-state.web.tsx';
import { spanWords } from '../runs/time-left.web.tsx';
import { Timeline } from '../runs/timeline.web.tsx';
import { UnsentOpinion } from '../runs/unsent-opinion.web.tsx';
import { useNext } from '../runs/use-next.web.tsx';
import { APPROVAL_KEY, useRun } from '../runs/use-run.web.ts';
import { readCopyCall } from './inbox.calls.ts';
import { useInbox, useInboxView, useRunLink } from './use-inbox.web.ts';

const FlowPicture = lazy(() => import('../runs/flow-picture.web.tsx').then((m) => ({ default: m.FlowPicture })));

/** One approval with the decision facts, its flow and its timeline; opening it reads the copy. */
export function RunPage({ id, onBack }: { id: number; onBack: () => void }) {
  const found = useRun(id);
  const client = useQueryClient();
  const me = useUser().id;
  const mobile = useMobile();
  const [next, offer] = useNext();
  const run = found.data;
  const told = run?.copied.some((one) => one.id === me) === true;
  useEffect(() => {
    if (!told) return;
    void call(readCopyCall, { body: { runId: id }, quiet: true })
      .then(() => client.invalidateQueries({ queryKey: [...APPROVAL_KEY, 'counts'] }))
      .catch(() => undefined); // it stays unread, and is read the next time
  }, [client, id, told]);
  if (found.error) {
    return (
      <Message icon={null} title={t(TEXT.failed)} alert>
        <p className="list-message-more">{messageOf(found.error)}</p>
        <span className="detail-acts">
          <Button onClick={onBack}>{t(TEXT.back)}</Button>
          <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
        </span>
      </Message>
    );
  }
  if (!run) return <SkeletonRows />;
  const Title = mobile ? 'h2' : 'h1';
  const submitted = { name: run.initiator.name, time: shortTime(run.submittedAt, new Date()) };
  const picture = (
    <Panel title={t(TEXT.picture)}>
      <Suspense fallback={<SkeletonRows />}>
        <FlowPicture tree={run.picture.tree} states={run.picture.states} />
      </Suspense>
    </Panel>
  );
  return (
    <div className="detail">
      <header className="detail-head">
        <Button type="text" icon={<LeftOutlined />} aria-label={t(TEXT.back)} onClick={onBack} />
        <div className="detail-identity">
          <div className="detail-title">
            <Title>{run.title}</Title>
            <RunState run={run} />
          </div>
          <p className="detail-sub">
            <span>{run.resourceLabel}</span>
            <span>{t(TEXT.submitted, submitted)}</span>
            <span>{spanWords(run.submittedAt, run.endedAt, new Date())}</span>
            <span>{t(TEXT.flowVersion, { n: run.flowVersion })}</span>
            {run.round > 1 && <span>{t(TEXT.round, { n: run.round })}</span>}
          </p>
        </div>
        <span className="detail-acts">
          <Neighbours id={id} />
          <PrintRun run={run} />
          {run.page && (
            <Link to={run.page} className="approval-change">
              {t(TEXT.openDocument)}
            </Link>
          )}
        </span>
      </header>
      <div className="detail-columns" data-side>
        <div className="detail-main">
          {run.facts.length > 0 && (
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
          )}
          {!mobile && picture}
        </div>
        <aside className="detail-side">
          <MyAct run={run} />
          {next}
          <UnsentOpinion run={run} />
          {run.mine.map((task) => (
            <ApprovalCard key={task.taskId} run={run} task={task} onDone={offer} />
          ))}
          <Resubmit run={run} />
          <OwnActs run={run} />
          <Panel title={t(TEXT.timeline)}>
            <Timeline run={run} />
          </Panel>
          {mobile && picture}
        </aside>
      </div>
    </div>
  );
}

/** The documents before and behind this one in the list from which it was opened; J and K lead there, too. */
function Neighbours({ id }: { id: number }) {
  const [view] = useInboxView();
  const rows = useInbox(view).data?.content ?? [];
  const linkOf = useRunLink();
  const navigate = useNavigate();
  const at = rows.findIndex((row) => row.id === id);
  const before = at > 0 ? rows[at - 1] : undefined;
  const behind = at >= 0 ? rows.slice(at).find((row) => row.id !== id) : undefined;
  const open = (row?: { id: number }) => row && navigate(linkOf(row.id), { replace: true });
  useShortcut('k', TEXT.previousKey, () => open(before), before !== undefined);
  useShortcut('j', TEXT.nextKey, () => open(behind), behind !== undefined);
  if (at < 0) return null;
  return (
    <>
      <Tooltip title={t(TEXT.previousKey)}>
        <Button
          icon={<LeftOutlined />}
          aria-label={t(TEXT.previousKey)}
          disabled={!before}
          onClick={() => open(before)}
        />
      </Tooltip>
      <Tooltip title={t(TEXT.nextKey)}>
        <Button icon={<RightOutlined />} aria-label={t(TEXT.nextKey)} disabled={!behind} onClick={() => open(behind)} />
      </Tooltip>
    </>
  );
}
