import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { ResourceForm } from '../../../kernel/web/form/resource-form.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { colleagueFace } from '../../partner/public.ts';
import { NO_PEEK } from '../area/no-peek.web.ts';
import { PhoneTitle } from '../area/phone-title.web.tsx';
import type { VendorInfoView } from '../sign-in/vendor-auth.calls.ts';
import { disableColleagueCall, enableColleagueCall, inviteColleagueCall } from './colleagues.calls.ts';
import { COLLEAGUES_TEXT as TEXT } from './colleagues.text.ts';

/** What one may do with an account: nothing with one's own, and with one that keeps accounts too. */
const actsOf = ({ accountId, type }: VendorInfoView): readonly RowAct[] => {
  const mine = (row: AnyRow): boolean => row.id !== -accountId && row.type === type && row.chief !== true;
  return [
    {
      key: 'again',
      label: TEXT.again,
      first: true,
      when: (row) => mine(row) && row.userStatus === 'INVITED',
      run: async ({ id, version }, { refresh }) => {
        await call(inviteColleagueCall, { params: { id }, body: { version } });
        notify.success(t(TEXT.sent));
        await refresh();
      },
    },
    {
      key: 'disable',
      label: TEXT.disable,
      danger: true,
      reason: true,
      when: (row) => mine(row) && row.userStatus !== 'DISABLED',
      run: async ({ id, version }, { reason, refresh }) => {
        await call(disableColleagueCall, { params: { id }, body: { version, reason: reason ?? '' } });
        notify.success(t(TEXT.disabled));
        await refresh();
      },
    },
    {
      key: 'enable',
      label: TEXT.enable,
      when: (row) => mine(row) && row.userStatus === 'DISABLED',
      run: async ({ id, version }, { refresh }) => {
        await call(enableColleagueCall, { params: { id }, body: { version } });
        notify.success(t(TEXT.enabled));
        await refresh();
      },
    },
  ];
};

/** The accounts of the own firm; whoever keeps them invites and disables. */
export function Colleagues({ info }: { info: VendorInfoView }) {
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <>
      <PhoneTitle>{t(colleagueFace.label)}</PhoneTitle>
      <ResourceList
        resource={colleagueFace}
        title={colleagueFace.label}
        scope={t(TEXT.note)}
        omit={NO_PEEK}
        rowActions={info.chief ? actsOf(info) : []}
        toolbar={
          info.chief && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {t(TEXT.invite)}
            </Button>
          )
        }
      />
      {adding && (
        <FormDrawer title={t(TEXT.invite)} onClose={close}>
          <ResourceForm
            resource={colleagueFace}
            slots={{ saveLabel: t(TEXT.sendInvitation) }}
            onSaved={() => {
              close();
              notify.info(t(TEXT.sent));
              void client.invalidateQueries({ queryKey: ['records'] });
            }}
            onDiscard={close}
          />
        </FormDrawer>
      )}
    </>
  );
}
