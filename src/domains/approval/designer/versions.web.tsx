import { Button } from 'antd';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { flowVersionCall } from '../flows/flow.calls.ts';
import type { FlowView } from '../flows/flow-shape.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';

/** What was published when and by whom, and how many documents still run on it. */
export function Versions({ flow, onReuse }: { flow: FlowView; onReuse?: (tree: ApprovalTree) => void }) {
  const reuse = async (number: number) => {
    const { tree } = await call(flowVersionCall, { params: { id: flow.id, number } });
    onReuse?.(tree);
  };
  return (
    <ul className="design-versions">
      {flow.versions.map((one) => (
        <li key={one.number}>
          <strong>{t(TEXT.version, { n: one.number })}</strong> {one.publishedBy}{' '}
          <time dateTime={one.publishedAt}>{shortTime(one.publishedAt, serverDate())}</time>{' '}
          <small>{t(TEXT.versionRuns, { running: one.running, total: one.total })}</small>
          {one.note && <p>{one.note}</p>}
          {onReuse && (
            <p>
              <Button size="small" onClick={() => void reuse(one.number)}>
                {t(TEXT.reuse)}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
