import { Button } from 'antd';
import { useState } from 'react';
import { confirm } from '../../../kernel/web/confirm.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { Failed } from '../monitor-server/monitor-parts.web.tsx';
import { cronWords } from './cron-words.rules.ts';
import { fits, type ScheduleFilter } from './schedule-filter.rules.ts';
import { ScheduleForm } from './schedule-form.web.tsx';
import { runScheduleNow, type ScheduleRow, saveSchedule } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { TimingTable } from './timing-table.web.tsx';
import { companyTime, RunState, slotTime, tookText } from './timing-words.web.tsx';
import { useRefresh } from './use-timing.web.ts';
import './timing.css';

/** How soon after the press it is looked how the run went. */
const SOON_MS = 1_500;

type Props = {
  rows: readonly ScheduleRow[] | undefined;
  error: unknown;
  filter: ScheduleFilter;
  onRetry: () => void;
  onRuns: (name: string) => void;
};

/** Every schedule of every part, when it runs and how it went. */
export function SchedulesTab({ rows, error, filter, onRetry, onRuns }: Props) {
  const [edited, setEdited] = useState<ScheduleRow>();
  if (error && !rows) return <Failed error={error} onRetry={onRetry} />;
  return (
    <>
      <TimingTable<ScheduleRow>
        label={t(TEXT.schedules)}
        rowKey="name"
        loading={!rows}
        dataSource={rows?.filter((row) => fits(row, filter))}
        columns={[
          {
            title: t(TEXT.name),
            key: 'name',
            render: (_, row) => (
              <>
                <button type="button" className="timing-name" onClick={() => onRuns(row.name)}>
                  {t(row.label)}
                </button>
                <span className="timing-sub">{t(row.domain)}</span>
              </>
            ),
          },
          {
            title: t(TEXT.when),
            key: 'when',
            render: (_, row) => (
              <>
                {t(cronWords(row.cron))}
                <span className="timing-sub num" translate="no">
                  {row.cron}
                </span>
              </>
            ),
          },
          {
            title: t(TEXT.next),
            key: 'next',
            className: 'num',
            render: (_, row) =>
              row.paused ? (
                <StatusTag tone="amber">{t(TEXT.paused)}</StatusTag>
              ) : (
                <span title={row.next.map(slotTime).join('\n')}>
                  {row.next[0] ? slotTime(row.next[0]) : t(TEXT.never)}
                </span>
              ),
          },
          {
            title: t(TEXT.last),
            key: 'last',
            render: (_, { last }) =>
              last ? (
                <>
                  <RunState state={last.state} />
                  <span className="timing-sub num">
                    {companyTime(last.startedAt)} · {tookText(last.startedAt, last.endedAt)}
                  </span>
                  {last.error && <span className="timing-sub timing-error">{t(last.error)}</span>}
                </>
              ) : (
                <span className="timing-quiet">{t(TEXT.notYet)}</span>
              ),
          },
          { title: t(TEXT.owner), key: 'owner', render: (_, row) => row.ownerName ?? t(TEXT.admins) },
          {
            title: t(TEXT.acts),
            key: 'acts',
            width: 236,
            render: (_, row) => <Acts row={row} onEdit={() => setEdited(row)} />,
          },
        ]}
      />
      {edited && <ScheduleForm schedule={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Acts({ row, onEdit }: { row: ScheduleRow; onEdit: () => void }) {
  const mayEdit = usePermission(saveSchedule.permission);
  const mayRun = usePermission(runScheduleNow.permission);
  const refresh = useRefresh();
  const name = t(row.label);

  const runNow = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(TEXT.runNowQuestion, { name }),
      effect: t(TEXT.runNowEffect),
      act: t(TEXT.runNow),
    });
    if (!agreed) return;
    await call(runScheduleNow, { params: { name: row.name } });
    notify.success(t(TEXT.started));
    refresh();
    // A short one is over by then.
    setTimeout(refresh, SOON_MS);
  };
  const togglePause = async (): Promise<void> => {
    const pause = !row.paused;
    if (pause) {
      const agreed = await confirm({
        title: t(TEXT.pauseQuestion, { name }),
        effect: t(TEXT.pauseEffect),
        act: t(TEXT.pause),
        danger: true,
      });
      if (!agreed) return;
    }
    const { cron, ownerId, version } = row;
    await call(saveSchedule, { params: { name: row.name }, body: { cron, ownerId, version, paused: pause } });
    notify.success(t(TEXT.saved));
    refresh();
  };
  // A refusal is shown by the request itself.
  const quietly = (work: () => Promise<void>) => () => void work().catch(refresh);

  return (
    <span className="timing-acts">
      {mayRun && (
        <Button type="link" size="small" onClick={quietly(runNow)}>
          {t(TEXT.runNow)}
        </Button>
      )}
      {mayEdit && (
        <>
          <Button type="link" size="small" onClick={onEdit}>
            {t(TEXT.edit)}
          </Button>
          <Button type="link" size="small" onClick={quietly(togglePause)}>
            {t(row.paused ? TEXT.resume : TEXT.pause)}
          </Button>
        </>
      )}
    </span>
  );
}
