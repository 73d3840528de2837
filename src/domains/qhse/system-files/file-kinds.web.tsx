import type { Text } from '../../../kernel/text.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { Readers } from './readers.web.tsx';
import { receipt } from './receipt.resource.ts';
import { receiptStanding } from './receipt-standing.resource.ts';
import { systemFile } from './system-file.resource.ts';
import { systemFileStanding } from './system-file-standing.resource.ts';
import { type FileKind, FILE_TEXT as TEXT } from './system-file-words.text.ts';

const rate = (value: unknown): string => (value ? `${String(value)}%` : '—');

const figures: DetailSlots['figures'] = (row) =>
  row.publishedAt
    ? [
        { label: TEXT.receivers, value: Number(row.receivers ?? 0) },
        { label: TEXT.readRate, value: rate(row.readRate) },
        { label: TEXT.signRate, value: rate(row.signRate) },
      ]
    : [];

function received(kind: FileKind): ResourceSlots {
  return {
    list: {
      fixed: { fileKind: kind },
      filters: ['importance', 'ackMode', 'ackDue', 'answerStanding', 'standing'],
      savedFilters: [
        { key: 'unread', label: TEXT.unread, filters: { standing: ['rc_unread'] } },
        { key: 'toSign', label: TEXT.toSign, filters: { standing: ['rc_unread', 'rc_read'], ackMode: ['SIGN'] } },
        { key: 'toAnswer', label: TEXT.toAnswer, filters: { answerStanding: ['AWAITED'] } },
      ],
    },
    detail: { hidden: ['fileId', 'userId', 'fileTitle'] },
  };
}

function issued(kind: FileKind): ResourceSlots {
  return {
    list: {
      fixed: { fileKind: kind },
      filters: ['category', 'importance', 'organizationId', 'ackDue', 'status', 'subStatus'],
      savedFilters: [
        { key: 'drafts', label: TEXT.drafts, filters: { subStatus: ['sf_draft'] } },
        { key: 'toPublish', label: TEXT.toPublish, filters: { status: ['APPROVE'], subStatus: ['sf_audit'] } },
        { key: 'published', label: TEXT.published, filters: { subStatus: ['sf_published'] } },
      ],
      omit: ['import'],
    },
    initial: { fileKind: kind },
    form: {
      locked: ['fileKind'],
      hidden: ({ answerNeeded }) => [
        ...(kind === 'MEMO' ? [] : ['inspectionId']),
        ...(answerNeeded === true ? [] : ['answerDue']),
      ],
    },
    detail: {
      hidden: ['receivers', 'readRate', 'signRate'],
      figures,
      tabs: [{ key: 'readers', label: TEXT.readers, content: (row) => <Readers row={row} /> }],
    },
  };
}

/** By which part of the address each list stands, on the page of each kind. */
const kindsOf = (kind: FileKind) => ({
  received: { label: TEXT.received, resource: receipt, listed: receiptStanding, slots: received(kind) },
  issued: { label: TEXT.issued, resource: systemFile, listed: systemFileStanding, slots: issued(kind) },
});

const KINDS = { CIRCULAR: kindsOf('CIRCULAR'), NOTICE: kindsOf('NOTICE'), MEMO: kindsOf('MEMO') };

/** What came to whoever looks, and what is issued. */
export function FilesPage({ kind, title }: { kind: keyof typeof KINDS; title: Text }) {
  return <KindsPage title={title} which={TEXT.which} kinds={KINDS[kind]} />;
}
