import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { Readers } from '../system-files/readers.web.tsx';
import { receipt } from '../system-files/receipt.resource.ts';
import { receiptStanding } from '../system-files/receipt-standing.resource.ts';
import { Compare } from './compare.web.tsx';
import { document } from './document.resource.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { documentRequest } from './request.resource.ts';
import { documentVersion } from './version.resource.ts';

const OF_DOCUMENTS = ['docType', 'ismClause', 'secrecy', 'reviewMonths', 'ackDays', 'unitIds', 'shipIds', 'roleIds'];
const OF_VERSIONS = ['currentNo', 'effectiveOn', 'reviewDue', 'reviewNote'];

const isFolder = ({ nodeKind }: Readonly<Record<string, unknown>>): boolean => nodeKind !== 'DOCUMENT';

/** The versions of one document, beside it. */
function Versions({ row }: { row: AnyRow }) {
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(documentVersion.name, one.id);
  return (
    <ResourceList
      resource={documentVersion}
      title={null}
      embedded="versions"
      fixed={{ documentId: row.id }}
      columns={['versionNo', 'changeNote', 'effectiveDate', 'obsoleteDate', 'status', 'subStatus']}
      filters={['subStatus']}
      omit={['create', 'edit', 'remove', 'import', 'export']}
      hrefOf={hrefOf}
      onOpen={(one) => navigate(hrefOf(one))}
    />
  );
}

const documentForm: FormSlots = { hidden: (values) => (isFolder(values) ? OF_DOCUMENTS : []) };

const documentDetail = (): DetailSlots => ({
  hidden: (row) => (isFolder(row) ? [...OF_DOCUMENTS, ...OF_VERSIONS] : []),
  tabs: hasPermission('qhse:documentVersion:list')
    ? [{ key: 'versions', label: TEXT.versions, content: (row) => <Versions key={row.id} row={row} /> }]
    : [],
});

const nodeOf = (row: AnyRow) => ({
  name: `${row.docNo} ${String((lang === 'en' && row.titleEn) || row.title)}`,
  also: typeof row.currentNo === 'string' ? row.currentNo : undefined,
  muted: row.standing === 'dc_ended',
});

/** What was distributed is signed by those who received it; a document that was not has nobody. */
function Signed({ row }: { row: AnyRow }) {
  const id = Number(row.fileId);
  if (!id) return <p>{t(TEXT.notDistributed)}</p>;
  return <Readers row={{ ...row, id, publishedAt: row.effectiveDate }} />;
}

const versionSlots: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { subStatus: ['dv_draft'] } },
      { key: 'effective', label: TEXT.effective, filters: { subStatus: ['dv_effective'] } },
    ],
  },
  detail: {
    hidden: ['fileId'],
    tabs: [
      { key: 'compare', label: TEXT.compare, content: (row) => <Compare key={row.id} row={row} /> },
      { key: 'readers', label: TEXT.readers, content: (row) => <Signed key={row.id} row={row} /> },
    ],
  },
};

const receivedSlots: ResourceSlots = {
  list: {
    fixed: { fileKind: 'DOCUMENT', fileStanding: 'sf_published' },
    filters: ['ackDue', 'standing'],
    savedFilters: [
      { key: 'unread', label: TEXT.unread, filters: { standing: ['rc_unread'] } },
      { key: 'toSign', label: TEXT.toSign, filters: { standing: ['rc_unread', 'rc_read'] } },
    ],
  },
  detail: { hidden: ['fileId', 'userId', 'fileTitle'] },
};

const requestSlots: ResourceSlots = {
  list: { savedFilters: [{ key: 'open', label: TEXT.open, filters: { standing: ['rq_asked'] } }] },
  detail: { hidden: ['receiptId'] },
};

const tree: AnyResource = document;

/** The tree of documents, their versions, what came to whoever looks, and what ships ask to be changed. */
export function Page() {
  return (
    <KindsPage
      title={TEXT.pageTitle}
      which={TEXT.which}
      kinds={{
        tree: {
          label: TEXT.tree,
          resource: tree,
          page: (toolbar) => (
            <ResourceTreePage
              resource={tree}
              title={t(TEXT.pageTitle)}
              toolbar={toolbar}
              nodeOf={nodeOf}
              initial={(parent) => (parent ? { organizationId: parent.organizationId } : { nodeKind: 'FOLDER' })}
              form={documentForm}
              detail={documentDetail()}
            />
          ),
        },
        versions: { label: TEXT.versions, resource: documentVersion, slots: versionSlots },
        received: { label: TEXT.received, resource: receipt, listed: receiptStanding, slots: receivedSlots },
        requests: { label: TEXT.requests, resource: documentRequest, slots: requestSlots },
      }}
    />
  );
}
