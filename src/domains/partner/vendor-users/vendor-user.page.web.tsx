import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { request } from '../../../kernel/web/request.ts';
import { vendorUser } from './vendor-user.resource.ts';

const TEXT = {
  invite: { zh: '发送激活链接', en: 'Send the link' },
  effect: {
    zh: '激活邮件将发到此账号的邮箱，链接 7 天内有效，可重复发送。',
    en: 'A mail with a link for seven days goes to the address of this account; it may be sent again.',
  },
  sent: { zh: '激活邮件已发出', en: 'The mail is on its way' },
} as const;

const INVITE: RowAct = {
  key: 'invite',
  label: TEXT.invite,
  permission: 'partner:vendorUser:invite',
  when: (row) => row.userStatus !== 'DISABLED',
  effect: TEXT.effect,
  first: true,
  run: async ({ id, version }, { refresh }) => {
    await request('POST', '/api/partner/vendor-users/:id/invite', { params: { id }, body: { version } });
    notify.success(t(TEXT.sent));
    await refresh();
  },
};

const SLOTS: ResourceSlots = {
  list: { rowActions: [INVITE], omit: ['import'] },
  detail: { acts: [INVITE] },
};

/** Who may quote in the suppliers' area. */
export function Page() {
  return <ResourcePage resource={vendorUser} slots={SLOTS} />;
}
