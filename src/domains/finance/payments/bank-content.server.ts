import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { bankContent } from './bank-content.resource.ts';

const contents = recordsOf(bankContent);

type Of = { readonly bankFileId: number } | { readonly bankReturnId: number };

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Keeps the bytes of a file for good, sealed. */
export async function keepContent(ctx: Ctx, of: Of, bytes: Buffer): Promise<void> {
  await contents.create(asSystem(ctx, '银行文件存档'), {}, { ...of, content: bytes.toString('base64') });
}

/** The bytes as they were kept; refused where they are not there, or not what their checksum says. The caller writes down who took them. */
export async function contentOf(ctx: Ctx, of: Of, sha256: string | null): Promise<Buffer> {
  const [column, id] = 'bankFileId' in of ? ['bank_file_id', of.bankFileId] : ['bank_return_id', of.bankReturnId];
  const [row] = await ctx.db.query<{ id: number }>({
    name: `finance-content-of-${column}`,
    text: `select id from finance_bank_content where ${column} = $1 and deleted_at is null`,
    values: [id],
  });
  const kept = row && (await openField(ctx.db, bankContent, 'content', row.id));
  const bytes = kept ? Buffer.from(kept, 'base64') : undefined;
  if (bytes && sha256Of(bytes) === sha256) return bytes;
  throw new AppError('CONFLICT', {
    zh: '文件内容没有留存或与校验值不符：作废后重新生成',
    en: 'What was in it was not kept, or is not what its checksum says: void it and build another',
  });
}
