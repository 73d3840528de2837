import { useMemo } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { deviceName } from '../user-center/device.rules.ts';
import { signOutUser } from '../users/user.calls.ts';
import { endOnlineSessions } from './online.calls.ts';
import { ONLINE_TEXT as TEXT } from './online.text.ts';
import { onlineSession } from './online-session.resource.ts';

const resource: AnyResource = onlineSession;
const another = (row: AnyRow): boolean => row.current !== true;

async function end(ids: readonly number[]): Promise<void> {
  const { ended } = await call(endOnlineSessions, { body: { ids: [...ids] } });
  notify.success(t(TEXT.ended, { n: ended }));
}

const COLUMNS = [
  'userName',
  'username',
  {
    field: 'present',
    label: TEXT.state,
    width: 104,
    sortable: false,
    render: (row: AnyRow) => (
      <StatusTag tone={row.current ? 'blue' : row.present ? 'green' : 'grey'}>
        {t(row.current ? TEXT.here : row.present ? TEXT.present : TEXT.idle)}
      </StatusTag>
    ),
  },
  'organizationId',
  'address',
  { field: 'device', width: 144, render: (row: AnyRow) => deviceName(row.device as string | null) },
  'kind',
  'actorName',
  'createdAt',
  'lastSeen',
  { field: 'expiresAt', priority: 3 as const },
];

/** Who is signed in from where; an administrator ends a sign-in, or all of a person. */
export function Page() {
  const acts = useMemo(
    (): RowAct[] => [
      {
        key: 'end',
        label: TEXT.end,
        permission: endOnlineSessions.permission,
        when: another,
        danger: true,
        first: true,
        effect: TEXT.endEffect,
        run: async ({ id }, { refresh }) => {
          await end([id]);
          await refresh();
        },
      },
      {
        key: 'endAll',
        label: TEXT.endAll,
        permission: signOutUser.permission,
        when: another,
        danger: true,
        effect: TEXT.endAllEffect,
        run: async (row, { refresh }) => {
          const { ended } = await call(signOutUser, { params: { id: Number(row.userId) } });
          notify.success(t(TEXT.ended, { n: ended }));
          await refresh();
        },
      },
    ],
    [],
  );
  return (
    <ResourceList
      resource={resource}
      title={TEXT.title}
      columns={COLUMNS}
      rowActions={acts}
      batchActions={[
        {
          key: 'end',
          label: TEXT.end,
          permission: endOnlineSessions.permission,
          danger: true,
          effect: TEXT.endEffect,
          when: (rows) => rows.every(another),
          run: async (rows, { refresh }) => {
            await end(rows.map((row) => row.id));
            await refresh();
          },
        },
      ]}
      omit={['create', 'edit', 'remove', 'import']}
    />
  );
}
