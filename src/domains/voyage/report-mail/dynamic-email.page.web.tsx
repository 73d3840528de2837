import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { mailStandingCall } from './mail.calls.ts';
import { reportMail } from './mail.resource.ts';
import { MAIL_TEXT as TEXT } from './mail.text.ts';
import { mailLog, mailLogStanding } from './mail-log.resource.ts';

const SUBSCRIPTIONS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [{ key: 'active', label: TEXT.active, filters: { mailStatus: ['ACTIVE'] } }],
  },
};

const LOG: ResourceSlots = {
  list: {
    omit: ['create', 'edit', 'remove', 'import'],
    savedFilters: [
      { key: 'queued', label: TEXT.queued, filters: { result: ['QUEUED'] } },
      { key: 'failed', label: TEXT.failed, filters: { result: ['FAILED'] } },
    ],
  },
  // The report itself is named and leads to its page.
  detail: { hidden: ['reportId', 'outboxId'], omit: ['edit', 'remove'] },
};

/** Who receives which reports, and what was sent. */
export function Page() {
  const mayLog = usePermission(mailStandingCall.permission);
  const { data } = useQuery({
    queryKey: ['voyage.mail', 'standing'],
    queryFn: ({ signal }) => call(mailStandingCall, { signal, quiet: true }),
    enabled: mayLog,
  });
  return (
    <>
      {data?.sending === false && <Alert type="warning" showIcon title={t(TEXT.notSending)} />}
      <KindsPage
        title={TEXT.title}
        which={TEXT.which}
        kinds={{
          subscriptions: { label: TEXT.subscriptions, resource: reportMail, slots: SUBSCRIPTIONS },
          log: { label: TEXT.log, resource: mailLog, listed: mailLogStanding, slots: LOG },
        }}
      />
    </>
  );
}
