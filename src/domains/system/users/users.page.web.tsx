import { useMemo, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { RowAct } from '../../../kernel/web/list/row-act.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { actAs, currentSession } from '../../../kernel/web/session/session.ts';
import { ResetPassword } from './reset-password.web.tsx';
import { resetPassword, signOutUser, unlockUser } from './user.calls.ts';
import { user } from './user.resource.ts';
import { USER_TEXT as TEXT } from './user-page.text.ts';

const notMyself = (row: AnyRow): boolean => row.id !== currentSession()?.user.id;
const enabled = (row: AnyRow): boolean => row.enabled === true;

/** Acts on an account beside the standard ones. */
function actsFor(onReset: (row: AnyRow) => void): RowAct[] {
  return [
    { key: 'resetPassword', label: TEXT.resetPassword, permission: resetPassword.permission, run: onReset },
    {
      key: 'unlock',
      label: TEXT.unlock,
      permission: unlockUser.permission,
      run: async ({ id }) => {
        await call(unlockUser, { params: { id } });
        notify.success(t(TEXT.unlocked));
      },
    },
    {
      key: 'signOut',
      label: TEXT.signOut,
      permission: signOutUser.permission,
      when: notMyself,
      danger: true,
      effect: TEXT.signOutEffect,
      run: async ({ id }) => {
        const { ended } = await call(signOutUser, { params: { id } });
        notify.success(t(TEXT.signedOut, { n: ended }));
      },
    },
    {
      key: 'actAs',
      label: TEXT.actAs,
      permission: 'system:user:switch',
      when: (row) => notMyself(row) && enabled(row),
      effect: TEXT.actAsEffect,
      run: ({ id }) => actAs(id),
    },
  ];
}

/** Accounts. */
export function Page() {
  const [reset, setReset] = useState<AnyRow>();
  const slots = useMemo((): ResourceSlots => {
    const acts = actsFor(setReset);
    return { list: { rowActions: acts }, detail: { acts } };
  }, []);
  return (
    <>
      <ResourcePage resource={user} slots={slots} />
      {reset && <ResetPassword id={reset.id} name={String(reset.name)} onClose={() => setReset(undefined)} />}
    </>
  );
}
