import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RUN_STATUSES } from '../approval.views.text.ts';
import type { RunHead } from './run-shape.rules.ts';

export function RunState({ run }: { run: Pick<RunHead, 'status' | 'statusLabel'> }) {
  return (
    <StatusTag tone={RUN_STATUSES[run.status].tone} struck={run.status === 'WITHDRAWN'}>
      {run.statusLabel}
    </StatusTag>
  );
}
