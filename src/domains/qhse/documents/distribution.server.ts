import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { deliver, tellWithdrawn } from '../system-files/recipients.server.ts';
import { systemFile } from '../system-files/system-file.resource.ts';
import { FILE_LETTERS } from '../system-files/system-file-words.text.ts';
import type { DocumentRow } from './document.resource.ts';
import { richOf } from './document.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import type { VersionRow } from './version.resource.ts';

const files = recordsOf(systemFile);

const USUAL_DAYS = 14;

/** Whether a document is distributed to anybody. */
export const isDistributed = ({ unitIds, shipIds, roleIds }: Pick<DocumentRow, 'unitIds' | 'shipIds' | 'roleIds'>) =>
  [unitIds, shipIds, roleIds].some((ids) => ids !== null && ids.length > 0);

/** A version that takes effect goes out as circulars do, to be signed anew by everybody. Answers what it went out as. */
export async function distribute(ctx: Ctx, document: DocumentRow, version: VersionRow): Promise<number> {
  const system = asSystem(ctx, TEXT.effect.zh);
  const fileNo = await nextSerial(system, systemFile.name, '{kind}-{yyyy}-{000}', {
    values: { kind: FILE_LETTERS.DOCUMENT },
  });
  const row = await files.create(
    system,
    {
      fileKind: 'DOCUMENT',
      title: `${version.versionCode} ${document.title}`,
      titleEn: `${version.versionCode} ${document.titleEn}`,
      importance: 'NORMAL',
      organizationId: document.organizationId,
      body: richOf(version.changeNote),
      papers: version.papers,
      unitIds: document.unitIds,
      shipIds: document.shipIds,
      roleIds: document.roleIds,
      ackMode: 'SIGN',
      ackDue: daysAfter(officeDay(ctx.now), document.ackDays ?? USUAL_DAYS),
      answerNeeded: false,
    },
    { fileNo, status: 'APPROVE', subStatus: 'sf_published', publishedAt: ctx.now.toISOString() },
  );
  await deliver(ctx, row);
  return row.id;
}

type Sent = Pick<VersionRow, 'fileId'>;

/** What went out is shown to nobody any more, because another took its place; its receipts tell that by themselves. */
export async function retire(ctx: Ctx, { fileId }: Sent): Promise<void> {
  if (fileId === null) return;
  const system = asSystem(ctx, TEXT.superseded.zh);
  await files.patch(system, fileId, { subStatus: 'sf_withdrawn' }, { action: 'withdraw', reason: TEXT.superseded.zh });
}

/** What went out is taken back, and everybody who received it is told why. */
export async function recall(ctx: Ctx, { fileId }: Sent, reason: string): Promise<void> {
  if (fileId === null) return;
  const system = asSystem(ctx, TEXT.document.zh);
  const { row } = await files.patch(system, fileId, { subStatus: 'sf_withdrawn' }, { action: 'withdraw', reason });
  await tellWithdrawn(ctx, row, reason);
}
