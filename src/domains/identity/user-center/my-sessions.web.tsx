import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { confirm } from '../../../kernel/web/confirm.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { endOtherSessions, endSession, mySessions } from '../personal/personal.calls.ts';
import { deviceName } from './device.rules.ts';
import { CENTRE_TEXT as TEXT } from './user-center.text.ts';

const KEY = ['system', 'mySessions'];
const time = (at: string): string => dayjs(at).format('YYYY-MM-DD HH:mm');

/** Where I am signed in, with 'sign out elsewhere'. */
export function MySessions() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(mySessions, { signal, quiet: true }),
  });
  const done = (n: number) => {
    notify.success(t(TEXT.ended, { n }));
    return queries.invalidateQueries({ queryKey: KEY });
  };
  const one = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => done(1),
  });
  const others = useMutation({ mutationFn: () => call(endOtherSessions), onSuccess: ({ ended }) => done(ended) });
  const alone = !data?.some((row) => !row.current);
  async function ask(): Promise<void> {
    const yes = await confirm({
      title: t(TEXT.endOthers),
      effect: t(TEXT.endOthersSure),
      act: t(TEXT.endOthers),
      danger: true,
    });
    if (yes) others.mutate();
  }
  return (
    <>
      <div className="centre-bar">
        <span>{data && alone ? t(TEXT.noOthers) : ''}</span>
        <Button danger disabled={alone} loading={others.isPending} onClick={ask}>
          {t(TEXT.endOthers)}
        </Button>
      </div>
      <EmbeddedList
        label={t(TEXT.sessions)}
        rowKey="id"
        rows={data}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={t(TEXT.noOthers)}
        columns={[
          {
            title: t(TEXT.device),
            render: (_, row) => (
              <>
                {deviceName(row.device)} {row.current && <StatusTag tone="green">{t(TEXT.thisOne)}</StatusTag>}
                {row.actorName && <StatusTag tone="amber">{t(TEXT.by, { name: row.actorName })}</StatusTag>}
              </>
            ),
          },
          { title: t(TEXT.address), dataIndex: 'address', render: (value: string | null) => value ?? '—' },
          { title: t(TEXT.since), dataIndex: 'createdAt', render: time },
          { title: t(TEXT.lastSeen), dataIndex: 'lastSeen', render: time },
          {
            title: t(TEXT.action),
            align: 'right',
            render: (_, row) =>
              !row.current && (
                <Button type="link" size="small" danger onClick={() => one.mutate(row.id)}>
                  {t(TEXT.end)}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
