import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { officeDay } from '../../../kernel/web/office-day.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { receipts } from './announcement.calls.ts';
import { announcement } from './announcement.resource.ts';
import { ANNOUNCEMENT_TEXT as TEXT } from './announcement.text.ts';
import { Receipts } from './receipts.web.tsx';
import './announcements.css';

const resource: AnyResource = announcement;

const holds = (row: AnyRow): boolean =>
  row.status === 'APPROVE' && (!row.validTo || String(row.validTo) >= officeDay());

/** Nobody named stands for everybody. */
const audienceOf = (row: AnyRow): string => listed([row.labels?.organizationIds ?? []].flat()) || t(TEXT.everybody);
const audience = { field: 'organizationIds', render: audienceOf };
const pinned = {
  field: 'mark',
  label: TEXT.pinned,
  width: 72,
  sortable: false,
  render: (row: AnyRow) => (row.pinned ? <StatusTag tone="amber">{t(TEXT.pinned)}</StatusTag> : <Empty />),
};

/** Approved is not yet in force: it holds from its day to its day. */
function Standing({ row }: { row: AnyRow }) {
  if (row.status !== 'APPROVE') return null;
  if (String(row.validFrom) > officeDay()) return <StatusTag tone="teal">{t(TEXT.coming)}</StatusTag>;
  return holds(row) ? (
    <StatusTag tone="green">{t(TEXT.holds)}</StatusTag>
  ) : (
    <StatusTag tone="slate">{t(TEXT.over)}</StatusTag>
  );
}
const standing = {
  field: 'standing',
  label: TEXT.standing,
  width: 88,
  sortable: false,
  render: (row: AnyRow) => (row.status === 'APPROVE' ? <Standing row={row} /> : <Empty />),
};
const readCount = {
  field: 'readCount',
  label: TEXT.readCount,
  width: 96,
  sortable: false,
  figure: true,
  render: (row: AnyRow) => (row.status === 'APPROVE' ? String(row.readCount ?? 0) : '—'),
};

function slots(): ResourceSlots {
  const user = currentSession()?.user;
  return {
    initial: { organizationId: user?.organizations?.[0]?.organizationId, validFrom: officeDay() },
    list: {
      columns: [
        { field: 'title', width: 'rest' },
        audience,
        'organizationId',
        'validFrom',
        'validTo',
        pinned,
        { field: 'publishedAt', priority: 3 },
        readCount,
        standing,
        'status',
      ],
    },
    detail: {
      tags: (row) => <Standing row={row} />,
      figures: (row) => [
        { label: TEXT.audience, value: <span className="announcement-audience">{audienceOf(row)}</span> },
      ],
      hidden: ['organizationIds'],
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
