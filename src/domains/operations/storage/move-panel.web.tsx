import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { cancelTaskCall, readTask } from '../../../kernel/task.calls.ts';
import { confirm } from '../../../kernel/web/confirm.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { queryClient } from '../../../kernel/web/query-client.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { PLACES } from '../files/stored-file.resource.ts';
import { moveStorage, type StorageState } from './storage.calls.ts';
import { STORAGE_TEXT as TEXT } from './storage.text.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: ['system', 'storage'] });

/** Moves everything to the place chosen for new files, with its progress; what failed is said when it ends. */
export function MovePanel({ state }: { state: StorageState }) {
  const { driver, moving } = state;
  const from = state.places.find((place) => place.driver !== driver)!;
  const [started, setStarted] = useState<number>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (moving?.mine) setStarted(moving.id);
  }, [moving]);
  const place = t(PLACES[driver]);

  async function move(): Promise<void> {
    const sure = await confirm({
      title: t(TEXT.moveTitle, { place }),
      effect: t(TEXT.moveEffect, { n: from.contents, size: sizeText(from.bytes) }),
      act: t(TEXT.move),
    });
    if (!sure) return;
    setBusy(true);
    try {
      setStarted((await call(moveStorage, { body: { to: driver } })).taskId);
    } finally {
      setBusy(false);
      await refresh();
    }
  }

  return (
    <Panel title={t(TEXT.move)}>
      <div className="storage-move">
        <p className="list-message-more">{t(TEXT.moveHelp)}</p>
        {moving && <Moving moving={moving} />}
        {!moving && started !== undefined && <Ended id={started} />}
        {!moving && from.contents === 0 && <p>{t(TEXT.nothing, { place: t(PLACES[from.driver]) })}</p>}
        {!moving && from.contents > 0 && (
          <>
            <p>{t(TEXT.moveEffect, { n: from.contents, size: sizeText(from.bytes) })}</p>
            {hasPermission(moveStorage.permission) && (
              <Button loading={busy} onClick={() => void move()}>
                {t(TEXT.moveTo, { place })}
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function Moving({ moving }: { moving: NonNullable<StorageState['moving']> }) {
  const { id, done, total, mine } = moving;
  const label = total > 0 ? t(TEXT.moving, { done, total }) : t(TEXT.queued);
  return (
    <>
      <p role="status">
        {label}
        {!mine && <small> {t(TEXT.bySomebody)}</small>}
      </p>
      <Progress percent={total > 0 ? Math.floor((done / total) * 100) : 0} status="active" aria-label={label} />
      {mine && (
        <Button onClick={() => void call(cancelTaskCall, { params: { id } }).then(refresh)}>{t(TEXT.stop)}</Button>
      )}
    </>
  );
}

const goesOn = (task: { state: string } | undefined): boolean => !task || ['QUEUED', 'RUNNING'].includes(task.state);

/** How the move that was started here has ended. */
function Ended({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['tasks', id, 'ended'],
    queryFn: ({ signal }) => call(readTask, { params: { id }, signal, quiet: true }),
    // It may not have begun yet when this is asked first.
    refetchInterval: ({ state }) => (goesOn(state.data) ? 1000 : false),
  });
  if (!data || goesOn(data)) return null;
  if (data.state === 'DONE') return <Alert type="success" showIcon title={t(TEXT.done)} role="status" />;
  return <Alert type="warning" showIcon role="alert" title={data.error ? t(data.error) : t(TEXT.stopped)} />;
}
