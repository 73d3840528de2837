import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import type { RunHead } from '../approval.calls.ts';
import { RUN_STATUSES } from '../approval.views.text.ts';

export function RunState({ run }: { run: Pick<RunHead, 'status' | 'statusLabel'> }) {
  return (
    <StatusTag tone={RUN_STATUSES[run.status].tone} struck={run.status === 'WITHDRAWN'}>
      {run.statusLabel}
    </StatusTag>
  );
}
