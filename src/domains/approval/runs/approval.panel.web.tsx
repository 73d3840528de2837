import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isDocumentFlow } from '../../../kernel/flow/document-flow.ts';
import { flowsOf } from '../../../kernel/flow/flows-of.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { rowName } from '../../../kernel/web/list/record/row-name.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { ApprovalCard } from './approval-card.web.tsx';
import { MyAct } from './my-act.web.tsx';
import { OwnActs } from './own-acts.web.tsx';
import { PrintRun } from './print-run.web.tsx';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';
import { RunState } from './run-state.web.tsx';
import { SubmitDialog } from './submit-dialog.web.tsx';
import { Timeline } from './timeline.web.tsx';
import { UnsentOpinion } from './unsent-opinion.web.tsx';
import { useNext } from './use-next.web.tsx';
import { APPROVAL_KEY, useDocumentApproval, useRefresh } from './use-run.web.ts';
import './run.css';
import '../../../kernel/web/list/list.css';

const FlowPicture = lazy(() => import('./flow-picture.web.tsx').then((m) => ({ default: m.FlowPicture })));

/** Kinds of record that are approved have the states of a document. */
const approved = (resource: AnyResource): boolean => flowsOf(resource).some(({ flow }) => isDocumentFlow(flow));

/** What is said stands with the record of the approval, and needs no card of its own. */
const RECORD_ACTS = ['comment'] as const;
const CARD_ACTS = ['urge', 'withdraw'] as const;

/** Beside a document: submit it, act on it, or follow where it is. */
function Side({ resource, row }: RecordPanelProps) {
  const found = useDocumentApproval(resource.name, row.id);
  const [submitting, setSubmitting] = useState(false);
  const offer = useNext();
  const current = found.data?.current;
  const resubmit = current?.may.resubmit === true;
  // Somebody elsewhere acted: what the page shows of the document follows.
  const refresh = useRefresh();
  const told = useRef<number>(undefined);
  const stands = current?.version;
  useEffect(() => {
    if (told.current !== undefined && stands !== told.current) void refresh(resource.name);
    told.current = stands;
  }, [stands, refresh, resource.name]);
  if (found.error) {
    return (
      <section className="panel approval-card" role="alert">
        <p>{t(TEXT.failed)}</p>
        <p className="list-message-more">{messageOf(found.error)}</p>
        <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
      </section>
    );
  }
  if (!found.data?.approvable) return null;
  return (
    <>
      {current && <MyAct run={current} />}
      {current && <UnsentOpinion run={current} />}
      {current?.mine.map((task) => (
        <ApprovalCard key={task.taskId} run={current} task={task} onDone={offer} />
      ))}
      {(found.data.maySubmit || resubmit) && (
        <section className="panel approval-card">
          <Button type="primary" block onClick={() => setSubmitting(true)}>
            {t(resubmit ? TEXT.resubmit : TEXT.submit)}
          </Button>
        </section>
      )}
      {current && <OwnActs run={current} acts={CARD_ACTS} />}
      {submitting && (
        <SubmitDialog
          resource={resource.name}
          recordId={row.id}
          version={row.version}
          title={rowName(resource, row)}
          again={resubmit ? current : undefined}
          onClose={() => setSubmitting(false)}
        />
      )}
    </>
  );
}

/** Timeline and flow of one run. */
export function RunRecord({ run }: { run: RunView }) {
  const [drawn, setDrawn] = useState(false);
  return (
    <>
      <p className="approval-state">
        <RunState run={run} />
        <span>{t(TEXT.flowVersion, { n: run.flowVersion })}</span>
        {run.round > 1 && <span>{t(TEXT.round, { n: run.round })}</span>}
        <Button size="small" type="link" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {t(TEXT.picture)}
        </Button>
        <PrintRun run={run} size="small" type="link" />
        <OwnActs run={run} acts={RECORD_ACTS} within />
      </p>
      {drawn && (
        <Suspense fallback={<SkeletonRows />}>
          <FlowPicture tree={run.picture.tree} states={run.picture.states} />
        </Suspense>
      )}
      <Timeline run={run} />
    </>
  );
}

function Content({ resource, row }: RecordPanelProps) {
  const { data } = useDocumentApproval(resource.name, row.id);
  if (!data) return <SkeletonRows />;
  if (!data.current) return <p className="list-message-more">{t(TEXT.none)}</p>;
  return (
    <>
      <RunRecord run={data.current} />
      {data.earlier.length > 0 && (
        <>
          <h3 className="approval-earlier">{t(TEXT.earlier)}</h3>
          <ul className="approval-earlier">
            {data.earlier.map((run) => (
              <li key={run.id}>
                <Link to={recordAddress('approval.run', run.id)}>{run.title}</Link> <RunState run={run} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Every detail of an approved kind of record shows card and timeline by itself. */
export const recordPanels: readonly RecordPanel[] = [
  { key: APPROVAL_KEY[0], sort: 10, appliesTo: approved, Side, tab: { label: TEXT.timeline, Content } },
];
