import { invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { deliver, deliverFirst, remindReaders, tellWithdrawn } from './recipients.server.ts';
import { fileFlow } from './system-file.flow.ts';
import { type SystemFileRow, systemFile } from './system-file.resource.ts';
import { isOver } from './system-file.rules.ts';
import { FILE_LETTERS, FILE_TEXT as TEXT } from './system-file-words.text.ts';

const files = recordsOf(systemFile);

const saves = savesOf(systemFile, {
  served: async (_ctx, { row, before, wrong }) => {
    if (before && before.fileKind !== row.fileKind) wrong('fileKind', TEXT.sameKind.zh, TEXT.sameKind.en);
    if (row.fileKind === 'DOCUMENT') wrong('fileKind', TEXT.ofDocument.zh, TEXT.ofDocument.en);
    return {};
  },
  made: async (ctx, { fileKind }) => ({
    fileNo: await nextSerial(ctx, systemFile.name, '{kind}-{yyyy}-{000}', { values: { kind: FILE_LETTERS[fileKind] } }),
  }),
});

export const createFile = saves.create;

/** What keeps it from being submitted: nobody whom it is for, a day that has passed. */
export async function beforeFile(ctx: Ctx, row: SystemFileRow): Promise<void> {
  const { unitIds, shipIds, roleIds, personIds, ackDue } = row;
  const some = [unitIds, shipIds, roleIds, personIds].some((ids) => ids !== null && ids.length > 0);
  const today = officeDay(ctx.now);
  const wrong = [
    ...(some ? [] : [{ field: 'unitIds', message: TEXT.noRecipients }]),
    ...(ackDue < today ? [{ field: 'ackDue', message: TEXT.past }] : []),
    ...(row.answerNeeded && row.answerDue && row.answerDue < today ? [{ field: 'answerDue', message: TEXT.past }] : []),
  ];
  if (wrong.length > 0) throw invalid(wrong);
}

/** Its way follows its approval. */
export const fileSent = async (ctx: Ctx, { id }: SystemFileRow): Promise<void> => {
  await files.patch(asSystem(ctx, TEXT.file.zh), id, { subStatus: 'sf_audit' }, { action: 'edit' });
};

export const fileReturned = async (ctx: Ctx, { id }: SystemFileRow): Promise<void> => {
  await files.patch(asSystem(ctx, TEXT.file.zh), id, { subStatus: 'sf_draft' }, { action: 'edit' });
};

const acts = serveActs(systemFile, fileFlow, {
  publish: async (ctx, { row, move }) => {
    const published = await move({ publishedAt: ctx.now.toISOString() });
    await deliverFirst(ctx, row);
    return published;
  },
  remind: async (ctx, { row, move }) => {
    await remindReaders(ctx, row);
    return move();
  },
  withdraw: async (ctx, { row, reason, move }) => {
    await tellWithdrawn(ctx, row, reason);
    return move();
  },
});

export const fileActs = acts.perform;

/**
 * What ended yesterday is expired, published or not; who came on board of a ship since receives what still holds. Answers how many of each.
 * The files are held: one that is withdrawn meanwhile is neither expired nor delivered any more.
 */
export async function keepFiles(ctx: Ctx): Promise<{ expired: number; delivered: number }> {
  const today = officeDay(ctx.now);
  let expired = 0;
  let delivered = 0;
  const running = { status: 'APPROVE', subStatus: ['sf_audit', 'sf_published'] } as const;
  for (const file of await files.find(ctx, running, { lock: true })) {
    if (isOver(file.validTo, today)) {
      await files.patch(ctx, file.id, { subStatus: 'sf_expired' }, { action: 'expire', reason: TEXT.expired.zh });
      expired += 1;
    } else if (file.subStatus === 'sf_published' && file.shipIds?.length)
      delivered += await deliver(ctx, file, { ships: true });
  }
  return { expired, delivered };
}

export const fileEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(systemFile, { omit: ['import'], ...saves }),
];
