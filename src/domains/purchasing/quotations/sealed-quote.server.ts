import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { openSealed, sealClear } from '../../../kernel/server/settings/secret.ts';
import type { QuoteValues } from './submit-quote.server.ts';

type Kind = 'DRAFT' | 'SUBMITTED';

/** What is sealed: the values of a quotation, and chance, without which its digest could be tried out price by price. */
export type SealedQuote = { readonly values: QuoteValues; readonly chance: string };

const placeOf = (quotationId: number, kind: Kind): string => `purchasing.quotation.${quotationId}.${kind}`;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Seals what a quotation says; answers the digest that proves later that nothing was changed. */
export async function sealQuote(ctx: Ctx, quotationId: number, kind: Kind, values: QuoteValues): Promise<string> {
  const sealed: SealedQuote = { values, chance: randomBytes(16).toString('hex') };
  const clear = JSON.stringify(sealed);
  await ctx.db.query(
    `insert into purchasing_sealed_quote (quotation_id, kind, payload, sealed_at) values ($1, $2, $3, $4)
     on conflict (quotation_id, kind) do update set payload = excluded.payload, sealed_at = excluded.sealed_at`,
    [quotationId, kind, await sealClear(ctx.db, placeOf(quotationId, kind), clear), ctx.now.toISOString()],
  );
  return digestOf(clear);
}

/** What lies sealed, with its digest; nothing where nothing does. For its writer, and for the opening. */
export async function unsealQuote(
  ctx: Ctx,
  quotationId: number,
  kind: Kind,
): Promise<{ readonly values: QuoteValues; readonly digest: string } | undefined> {
  const [row] = await ctx.db.query<{ payload: string }>(
    `select payload from purchasing_sealed_quote where quotation_id = $1 and kind = $2`,
    [quotationId, kind],
  );
  if (!row) return undefined;
  const clear = await openSealed(ctx.db, placeOf(quotationId, kind), row.payload);
  if (clear === undefined)
    throw new AppError('RULE', {
      zh: '报价由另一把密钥密封，在此打不开；须以原来的 FAIRWAY_KEY 启动',
      en: 'The quotation was sealed with another key and does not open here; start with the FAIRWAY_KEY of then',
    });
  const { values } = JSON.parse(clear) as SealedQuote;
  return { values, digest: digestOf(clear) };
}

/** Nothing of what lay sealed is left. */
export async function dropSealed(ctx: Ctx, quotationId: number, kind?: Kind): Promise<void> {
  await ctx.db.query(
    `delete from purchasing_sealed_quote where quotation_id = $1 and ($2::text is null or kind = $2)`,
    [quotationId, kind ?? null],
  );
}
