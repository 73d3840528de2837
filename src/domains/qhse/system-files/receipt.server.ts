import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { receiptFlow } from './receipt.flow.ts';
import { type ReceiptRow, receipt } from './receipt.resource.ts';
import { systemFile } from './system-file.resource.ts';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

const files = recordsOf(systemFile);

/** Nobody reads in somebody else's name, and nobody what was withdrawn. */
async function assertReadable(ctx: Ctx, { fileId }: ReceiptRow): Promise<void> {
  if (ctx.user.actor) throw new AppError('FORBIDDEN', TEXT.notYours);
  const file = await files.get(asSystem(ctx, TEXT.delivered.zh), fileId);
  if (file.subStatus === 'sf_withdrawn') throw new AppError('RULE', TEXT.withdrawn);
}

const acts = serveActs(receipt, receiptFlow, {
  read: async (ctx, { row, move }) => {
    await assertReadable(ctx, row);
    return move({ firstReadTime: ctx.now.toISOString() });
  },
  sign: async (ctx, { row, move }) => {
    await assertReadable(ctx, row);
    const now = ctx.now.toISOString();
    return move({ firstReadTime: row.firstReadTime ?? now, signTime: now });
  },
  reply: async (ctx, { row, values, move }) => {
    await assertReadable(ctx, row);
    return move({ answer: values.answer, answerTime: ctx.now.toISOString(), answerStanding: 'GIVEN' });
  },
});

export const receiptActs = acts.perform;

/** Publishing alone makes receipts; nobody changes or removes one. */
export const receiptEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(receipt, { omit: ['create', 'update', 'remove', 'restore', 'import', 'export'] }),
];
