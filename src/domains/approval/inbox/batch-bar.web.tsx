import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/ask.tsx';
import { call } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { batchCall } from '../runs/run.calls.ts';
import { useRefresh } from '../runs/use-run.web.ts';
import { INBOX_TEXT as TEXT } from './inbox.text.ts';

type Results = Reply<typeof batchCall>['results'];

/** Acts on the chosen tasks; afterwards tells for each what came of it. */
export function BatchBar({ taskIds, onClear }: { taskIds: readonly number[]; onClear: () => void }) {
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
  const done = results?.filter((one) => one.ok).length ?? 0;
  return (
    <>
      {n > 0 && (
        <div className="list-band inbox-batch" role="toolbar" aria-label={t(TEXT.selected, { n })}>
          <span>{t(TEXT.selected, { n })}</span>
          <Button
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
          <Button type="text" onClick={onClear}>
            {t(TEXT.clear)}
          </Button>
        </div>
      )}
      {dialog}
      <Modal
        open={results !== undefined}
        title={
          done === results?.length
            ? t(TEXT.resultsAll, { ok: done })
            : t(TEXT.results, { ok: done, failed: (results?.length ?? 0) - done })
        }
        footer={
          <Button type="primary" onClick={() => setResults(undefined)}>
            {t(TEXT.close)}
          </Button>
        }
        onCancel={() => setResults(undefined)}
      >
        <ul className="inbox-results">
          {results?.map((one) => (
            <li key={one.taskId} data-ok={one.ok}>
              <strong>{one.title}</strong> <span>{one.message}</span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
