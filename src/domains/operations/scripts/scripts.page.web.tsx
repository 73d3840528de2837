import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { cancelTaskCall } from '../../../kernel/task.calls.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { ownName } from '../../../kernel/web/session/own-name.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { RunView } from './run-view.web.tsx';
import { runScript } from './script.calls.ts';
import { SCRIPT_TEXT as TEXT } from './script.text.ts';
import { ScriptForm } from './script-form.web.tsx';
import { scriptRun } from './script-run.resource.ts';

const resource: AnyResource = scriptRun;
const [LABEL, OTHER] = lang === 'en' ? ['labelEn', 'label'] : ['label', 'labelEn'];
const HIDDEN = [OTHER!, 'script', 'params', 'output', 'taskId', 'done', 'total', lang === 'en' ? 'error' : 'errorEn'];

/** A task belongs to whoever started it; a list names them in the language of the page. */
const stoppable = (row: AnyRow): boolean => {
  const user = currentSession()?.user;
  const mine = user !== undefined && [user.name, ownName(user)].includes(String(row.createName));
  return mine && (row.state === 'QUEUED' || row.state === 'RUNNING');
};

const CANCEL: RowAct = {
  key: 'cancel',
  label: TEXT.cancel,
  when: stoppable,
  danger: true,
  effect: TEXT.cancelEffect,
  run: async (row, { refresh }) => {
    await call(cancelTaskCall, { params: { id: Number(row.taskId) } });
    await refresh();
  },
};

/** The history of runs; a run is started from here. */
export function Page() {
  const [, change] = useOwnSearch();
  const [asking, setAsking] = useState(false);
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        title: TEXT.title,
        columns: [LABEL!, 'state', 'dryRun', 'createName', 'startedAt', 'endedAt', 'done', 'total'],
        omit: ['create', 'edit', 'remove', 'import', 'export'],
        toolbar: hasPermission(runScript.permission) && (
          <Button type="primary" icon={<PlayCircleOutlined />} onClick={() => setAsking(true)}>
            {t(TEXT.run)}
          </Button>
        ),
      },
      detail: {
        hidden: HIDDEN,
        omit: ['edit', 'remove', 'history'],
        acts: [CANCEL],
        after: (row) => <RunView row={row} />,
      },
    }),
    [],
  );
  return (
    <>
      <ResourcePage resource={resource} slots={slots} />
      {asking && (
        <ScriptForm
          onClose={() => setAsking(false)}
          onStarted={(runId) => {
            setAsking(false);
            change(() => new URLSearchParams({ open: String(runId) }));
          }}
        />
      )}
    </>
  );
}
