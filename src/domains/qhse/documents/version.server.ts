import { AppError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { remindReaders } from '../system-files/recipients.server.ts';
import { systemFile } from '../system-files/system-file.resource.ts';
import { isDistributed, recall } from './distribution.server.ts';
import { document } from './document.resource.ts';
import { latestOf, nextNumber, rankOf } from './document.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { takeEffect } from './take-effect.server.ts';
import { versionFlow } from './version.flow.ts';
import { documentVersion, type VersionRow } from './version.resource.ts';

const documents = recordsOf(document);
const versions = recordsOf(documentVersion);
const files = recordsOf(systemFile);

const OPEN = ['dv_draft', 'dv_audit', 'dv_approved'];

const saves = savesOf(documentVersion, {
  needs: ['documentId'],
  served: async (ctx, { row, before, wrong }) => {
    const system = asSystem(ctx, TEXT.version.zh);
    // Held, so that two versions of one document are not begun at once.
    const of = await documents.held(system, row.documentId);
    if (before && before.documentId !== row.documentId)
      wrong('documentId', TEXT.documentStays.zh, TEXT.documentStays.en);
    if (of.nodeKind !== 'DOCUMENT') wrong('documentId', TEXT.noDocument.zh, TEXT.noDocument.en);
    if (of.standing !== 'dc_use') wrong('documentId', TEXT.ended.zh, TEXT.ended.en);
    const all = await versions.find(system, { documentId: of.id }, { only: ['versionNo', 'subStatus'] });
    const others = all.filter(({ id }) => id !== before?.id);
    if (others.some(({ subStatus }) => OPEN.includes(subStatus))) wrong('documentId', TEXT.oneOpen.zh, TEXT.oneOpen.en);
    const numbers = others.flatMap(({ versionNo }) => versionNo ?? []);
    const versionNo = row.versionNo || nextNumber(numbers) || '';
    const rank = rankOf(versionNo);
    const last = latestOf(numbers);
    if (rank === undefined) wrong('versionNo', TEXT.wrongNumber.zh, TEXT.wrongNumber.en);
    else if (last !== undefined && rank <= (rankOf(last) ?? 0)) {
      const message = fill(TEXT.notLater, { last });
      wrong('versionNo', message.zh, message.en);
    }
    return {
      versionNo,
      versionCode: `${of.docNo} ${versionNo}`,
      docType: of.docType,
      organizationId: of.organizationId,
      fileId: before?.fileId ?? null,
    };
  },
});

export const createVersion = saves.create;

/** What keeps a version from being submitted: nothing to read, nobody to read it, a day that has passed. */
export async function beforeVersion(ctx: Ctx, row: VersionRow): Promise<void> {
  const of = await documents.get(asSystem(ctx, TEXT.version.zh), row.documentId);
  const wrong = [
    ...(row.papers?.length || row.keptAt ? [] : [{ field: 'papers', message: TEXT.noPaper }]),
    ...(isDistributed(of) ? [] : [{ field: 'documentId', message: TEXT.noRecipients }]),
    ...(of.standing === 'dc_use' ? [] : [{ field: 'documentId', message: TEXT.ended }]),
    ...(row.effectiveDate < officeDay(ctx.now) ? [{ field: 'effectiveDate', message: TEXT.past }] : []),
  ];
  if (wrong.length > 0) throw invalid(wrong);
}

/** Its way follows its approval. */
export const versionSent = async (ctx: Ctx, { id }: VersionRow): Promise<void> => {
  await versions.patch(asSystem(ctx, TEXT.version.zh), id, { subStatus: 'dv_audit' }, { action: 'edit' });
};

export const versionReturned = async (ctx: Ctx, { id }: VersionRow): Promise<void> => {
  await versions.patch(asSystem(ctx, TEXT.version.zh), id, { subStatus: 'dv_draft' }, { action: 'edit' });
};

/** Approved it waits for its day; where that has come it takes effect at once. */
export async function versionApproved(ctx: Ctx, { id, effectiveDate }: VersionRow): Promise<void> {
  await versions.patch(asSystem(ctx, TEXT.version.zh), id, { subStatus: 'dv_approved' }, { action: 'edit' });
  if (effectiveDate <= officeDay(ctx.now)) await takeEffect(ctx, id);
}

const acts = serveActs(documentVersion, versionFlow, {
  remind: async (ctx, { row, move }) => {
    if (row.fileId === null) throw new AppError('RULE', TEXT.noRecipients);
    await remindReaders(ctx, await files.get(asSystem(ctx, TEXT.version.zh), row.fileId));
    return move();
  },
  withdraw: async (ctx, { row, reason, move }) => {
    await recall(ctx, row, reason);
    if (row.subStatus === 'dv_effective')
      await documents.patch(
        asSystem(ctx, TEXT.version.zh),
        row.documentId,
        { currentNo: null, effectiveOn: null, reviewDue: null },
        { action: 'recall', reason },
      );
    return move({ obsoleteDate: officeDay(ctx.now) });
  },
});

export const versionActs = acts.perform;

export const versionEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(documentVersion, { omit: ['import', 'restore'], ...saves }),
];
