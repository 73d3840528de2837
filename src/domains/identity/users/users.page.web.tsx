import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { actAs } from '../../../shell/session/sign-out.ts';
import { ResetPassword } from './reset-password.web.tsx';
import { InUse, Standing } from './standing.web.tsx';
import { resetPassword, resetSecondFactor, signOutUser, unlockUser } from './user.calls.ts';
import { user } from './user.resource.ts';
import { USER_TEXT as TEXT } from './user-page.text.ts';

const notMyself = (row: AnyRow): boolean => row.id !== currentSession()?.user.id;
const enabled = (row: AnyRow): boolean => row.enabled === true;

function setEnabled(enabled: boolean): RowAct['run'] {
  return async ({ id, version }, { refresh }) => {
    const change = { id, version, enabled };
    await records.change(user, change);
    notify.success(t(enabled ? TEXT.enabled : TEXT.disabled));
    await refresh();
  };
}

/** Acts on an account beside the standard ones. */
function actsFor(onReset: (row: AnyRow) => void, onReach: (row: AnyRow) => void): RowAct[] {
  return [
    { key: 'resetPassword', label: TEXT.resetPassword, permission: resetPassword.permission, run: onReset },
    {
      key: 'unlock',
      label: TEXT.unlock,
      permission: unlockUser.permission,
      run: async ({ id }, { refresh }) => {
        await call(unlockUser, { params: { id } });
        notify.success(t(TEXT.unlocked));
        await refresh();
      },
    },
    {
      key: 'resetSecondFactor',
      label: TEXT.resetSecond,
      permission: resetSecondFactor.permission,
      danger: true,
      effect: TEXT.resetSecondEffect,
      run: async ({ id }, { refresh }) => {
        await call(resetSecondFactor, { params: { id } });
        notify.success(t(TEXT.secondGone));
        await refresh();
      },
    },
    { key: 'reach', label: TEXT.reach, permission: 'identity:permission:explain', run: onReach },
    {
      key: 'signOut',
      label: TEXT.signOut,
      permission: signOutUser.permission,
      when: notMyself,
      danger: true,
      effect: TEXT.signOutEffect,
      run: async ({ id }, { refresh }) => {
        const { ended } = await call(signOutUser, { params: { id } });
        notify.success(t(TEXT.signedOut, { n: ended }));
        await refresh();
      },
    },
    {
      key: 'actAs',
      label: TEXT.actAs,
      permission: 'identity:user:switch',
      when: (row) => notMyself(row) && enabled(row),
      effect: TEXT.actAsEffect,
      run: ({ id }) => actAs(id),
    },
    {
      key: 'disable',
      label: TEXT.disable,
      permission: 'identity:user:edit',
      when: (row) => notMyself(row) && enabled(row),
      danger: true,
      effect: TEXT.disableEffect,
      run: setEnabled(false),
    },
    {
      key: 'enable',
      label: TEXT.enable,
      permission: 'identity:user:edit',
      when: (row) => !enabled(row),
      run: setEnabled(true),
    },
  ];
}

const COLUMNS = [
  'username',
  'name',
  'nameEn',
  'organizationId',
  'roleIds',
  { field: 'jobIds', priority: 3 },
  { field: 'phone', priority: 3 },
  { field: 'email', priority: 3 },
  { field: 'enabled', label: TEXT.standing, width: 88, render: (row: AnyRow) => <InUse row={row} /> },
  'temporary',
  'expiresOn',
  'lastSignIn',
] as const;

const VIEWS = [
  { key: 'active', label: TEXT.viewActive, filters: { enabled: ['true'] } },
  { key: 'temporary', label: TEXT.viewTemporary, filters: { temporary: ['true'] } },
  { key: 'disabled', label: TEXT.viewDisabled, filters: { enabled: ['false'] } },
] as const;

/** Accounts. */
export function Page() {
  const [reset, setReset] = useState<{ row: AnyRow; first: boolean }>();
  const navigate = useNavigate();
  const [params] = useOwnSearch();
  const creating = params.has('new');
  const slots = useMemo((): ResourceSlots => {
    const acts = actsFor(
      (row) => setReset({ row, first: false }),
      (row) => navigate(`/system/data-permissions?userId=${row.id}`),
    );
    return {
      list: { columns: COLUMNS, savedFilters: VIEWS, rowActions: acts },
      detail: { acts, tags: (row) => <Standing row={row} /> },
      // An account that was made just now has no password yet.
      onSaved: (row) => {
        if (creating && hasPermission(resetPassword.permission)) setReset({ row, first: true });
      },
    };
  }, [navigate, creating]);
  return (
    <>
      <ResourcePage resource={user} slots={slots} />
      {reset && (
        <ResetPassword
          id={reset.row.id}
          name={String(reset.row.name)}
          first={reset.first}
          onClose={() => setReset(undefined)}
        />
      )}
    </>
  );
}
