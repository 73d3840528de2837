import { Button } from 'antd';
import { confirm } from '../../../kernel/web/confirm.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { Failed } from '../monitor-server/monitor-parts.web.tsx';
import { type QueueRow, retryFailed } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { TimingTable } from './timing-table.web.tsx';
import { useQueues, useRefresh } from './use-timing.web.ts';
import './timing.css';

const figure = (key: 'waiting' | 'retrying' | 'active' | 'failed') => ({
  title: t(TEXT[key]),
  dataIndex: key,
  align: 'right' as const,
  className: 'num',
});

/** What waits, runs and failed of each job. */
export function QueuesTab() {
  const found = useQueues();
  const mayRetry = usePermission(retryFailed.permission);
  const refresh = useRefresh();
  const retry = async ({ name, label, failed }: QueueRow): Promise<void> => {
    const agreed = await confirm({
      title: t(TEXT.retryQuestion, { name: t(label) }),
      effect: t(TEXT.retryEffect, { n: failed }),
      act: t(TEXT.retry),
    });
    if (!agreed) return;
    const { retried } = await call(retryFailed, { params: { name } });
    notify.success(t(TEXT.retried, { n: retried }));
    refresh();
  };
  if (found.error && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <TimingTable<QueueRow>
      label={t(TEXT.queues)}
      rowKey="name"
      loading={found.isPending}
      dataSource={found.data}
      stackOf={({ lastStack }) => lastStack}
      columns={[
        { title: t(TEXT.job), key: 'label', render: (_, row) => t(row.label) },
        figure('waiting'),
        figure('active'),
        figure('retrying'),
        figure('failed'),
        {
          title: t(TEXT.lastError),
          key: 'error',
          render: (_, row) =>
            row.lastError ? (
              <span className="timing-error" translate="no">
                {row.lastError}
              </span>
            ) : (
              '—'
            ),
        },
        {
          title: t(TEXT.acts),
          key: 'acts',
          render: (_, row) =>
            mayRetry &&
            row.failed > 0 && (
              <Button type="link" size="small" onClick={() => void retry(row).catch(refresh)}>
                {t(TEXT.retry)}
              </Button>
            ),
        },
      ]}
    />
  );
}
