import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { ChosenBar } from '../../../kernel/web/list/batch/chosen-bar.tsx';
import { call } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { batchCall } from '../runs/run.calls.ts';
import { useRefresh } from '../runs/use-run.web.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';
import './inbox-batch.css';

type Results = Reply<typeof batchCall>['results'];

/** Acts on the chosen tasks; afterwards it tells for each what came of it. */
export function useInboxBatch(
  taskIds: readonly number[],
  onClear: () => void,
): { bar: ReactNode | undefined; dialogs: ReactNode } {
  const [dialog, ask] = useAsk();
  const refresh = useRefresh();
  const [results, setResults] = useState<Results>();
  const n = taskIds.length;
  const send = async (act: 'approve' | 'reject', opinion?: string) => {
    const answer = await call(batchCall, { body: { act, taskIds: [...taskIds], opinion }, key: uuid() });
    setResults(answer.results);
    onClear();
    await refresh();
  };
  const bar = n > 0 && (
    <ChosenBar n={n} onClear={onClear}>
      <Button
        size="small"
        type="primary"
        onClick={() =>
          ask({
            title: t(TEXT.batchApprove),
            effect: t(TEXT.batchApproveEffect, { n }),
            act: t(TEXT.batchApprove),
            run: () => send('approve'),
          })
        }
      >
        {t(TEXT.batchApprove)}
      </Button>
      <Button
        size="small"
        danger
        onClick={() =>
          ask({
            title: t(TEXT.batchReject),
            effect: t(TEXT.batchRejectEffect, { n }),
            act: t(TEXT.batchReject),
            danger: true,
            reason: true,
            run: (reason) => send('reject', reason),
          })
        }
      >
        {t(TEXT.batchReject)}
      </Button>
    </ChosenBar>
  );
  const dialogs = (
    <>
      {dialog}
      {results && <BatchResults results={results} onClose={() => setResults(undefined)} />}
    </>
  );
  return { bar: bar || undefined, dialogs };
}

function BatchResults({ results, onClose }: { results: Results; onClose: () => void }) {
  const ok = results.filter((one) => one.ok).length;
  const failed = results.length - ok;
  return (
    <Modal
      open
      title={failed === 0 ? t(TEXT.resultsAll, { ok }) : t(TEXT.results, { ok, failed })}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(TEXT.close)}
        </Button>
      }
      onCancel={onClose}
    >
      <ul className="approval-batch-results">
        {results.map((one) => (
          <li key={one.taskId} data-ok={one.ok}>
            <strong>{one.title}</strong> <span>{one.message}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
