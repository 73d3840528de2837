import { AppError } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill, type Text } from '../../../kernel/text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { receipt } from '../system-files/receipt.resource.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';
import { requestFlow } from './request.flow.ts';
import { documentRequest, type RequestRow } from './request.resource.ts';
import { documentVersion, type VersionRow } from './version.resource.ts';
import { createVersion } from './version.server.ts';

export const REQUEST_MESSAGE = 'qhse.documentRequest';

/** A draft that begins with a change request is meant for so many days on. */
const DRAFT_DAYS = 30;

const receipts = recordsOf(receipt);
const versions = recordsOf(documentVersion);

const saves = savesOf(documentRequest, {
  needs: ['receiptId'],
  served: async (ctx, { row, wrong }) => {
    const got = await receipts.get(ctx, row.receiptId);
    const [version] = await versions.find(
      asSystem(ctx, TEXT.request.zh),
      { fileId: got.fileId, subStatus: 'dv_effective' },
      { only: ['documentId', 'organizationId'] },
    );
    if (!version) wrong('receiptId', TEXT.noReceipt.zh, TEXT.noReceipt.en);
    return {
      documentId: version?.documentId ?? null,
      organizationId: version?.organizationId ?? null,
      shipId: got.shipId,
      askerId: ctx.user.id,
      draftId: null,
    };
  },
  made: async (ctx) => ({ requestNo: await nextSerial(ctx, documentRequest.name, 'DQ-{yyyy}-{000}') }),
});

export const createRequest = saves.create;

/** The draft of the document, or one that begins with this request. */
async function draftFor(ctx: Ctx, { documentId, proposal }: RequestRow): Promise<VersionRow> {
  if (documentId === null) throw new AppError('RULE', TEXT.noReceipt);
  const [found] = await versions.find(
    asSystem(ctx, TEXT.request.zh),
    { documentId, subStatus: ['dv_draft', 'dv_audit', 'dv_approved'] },
    { lock: true },
  );
  if (found?.subStatus === 'dv_draft') return found;
  if (found) throw new AppError('RULE', TEXT.inApproval);
  return createVersion(ctx, {
    documentId,
    changeNote: proposal,
    effectiveDate: daysAfter(officeDay(ctx.now), DRAFT_DAYS),
  });
}

const tell = (ctx: Ctx, row: RequestRow, title: Text, text?: Text) =>
  notify(ctx, {
    to: row.askerId === null ? [] : [row.askerId],
    kind: REQUEST_MESSAGE,
    title,
    text,
    link: recordAddress(documentRequest.name, row.id),
    resource: documentRequest.name,
    recordId: row.id,
  });

const acts = serveActs(documentRequest, requestFlow, {
  accept: async (ctx, { row, move }) => {
    const draft = await draftFor(ctx, row);
    await tell(ctx, row, fill(TEXT.accepted, { no: row.requestNo ?? '', version: draft.versionCode ?? '' }));
    return move({ draftId: draft.id, decidedAt: ctx.now.toISOString() });
  },
  refuse: async (ctx, { row, reason, move }) => {
    await tell(ctx, row, fill(TEXT.refused, { no: row.requestNo ?? '' }), { zh: reason, en: reason });
    return move({ decision: reason, decidedAt: ctx.now.toISOString() });
  },
});

export const requestActs = acts.perform;

/** What was asked stays as it was asked. */
export const requestEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(documentRequest, {
    omit: ['update', 'remove', 'restore', 'import'],
    create: saves.create,
    derive: saves.derive,
  }),
];
