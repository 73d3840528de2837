import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { RowAct } from '../../../kernel/web/list/row-act.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { officeDay } from '../office-day.web.ts';
import { receipts, withdrawAnnouncement } from './announcement.calls.ts';
import { announcement } from './announcement.resource.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';
import { Receipts } from './receipts.web.tsx';
import './announcements.css';

const resource = announcement as unknown as AnyResource;

const holds = (row: AnyRow): boolean =>
  row.status === 'APPROVE' && (!row.validTo || String(row.validTo) >= officeDay());

const END: RowAct = {
  key: 'end',
  label: TEXT.end,
  permission: withdrawAnnouncement.permission,
  when: holds,
  danger: true,
  effect: TEXT.endEffect,
  run: async ({ id, version }, { refresh }) => {
    await call(withdrawAnnouncement, { params: { id }, body: { version } });
    notify.success(t(TEXT.ended));
    await refresh();
  },
};

/** Nobody named stands for everybody. */
const audience = {
  field: 'organizationIds',
  render: (row: AnyRow) => [row.labels?.organizationIds ?? []].flat().join('、') || t(TEXT.everybody),
};
const readCount = {
  field: 'readCount',
  label: TEXT.readCount,
  width: 96,
  sortable: false,
  render: (row: AnyRow) => (row.status === 'APPROVE' ? String(row.readCount ?? 0) : '—'),
};

function slots(): ResourceSlots {
  const user = currentSession()?.user;
  return {
    initial: { organizationId: user?.organizations?.[0]?.organizationId, validFrom: officeDay() },
    list: {
      columns: [
        'title',
        audience,
        'organizationId',
        'validFrom',
        'validTo',
        'pinned',
        'publishedAt',
        readCount,
        'status',
      ],
      rowActions: [END],
    },
    detail: {
      acts: [END],
      tabs: hasPermission(receipts.permission)
        ? [{ key: 'receipts', label: TEXT.receipts, content: (row) => <Receipts row={row} /> }]
        : [],
    },
  };
}

/** The register of announcements: written, approved, published, read by whom. */
export function Page() {
  return <ResourcePage resource={resource} slots={slots()} />;
}
