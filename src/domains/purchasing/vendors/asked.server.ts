import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { dictText, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { UNITS } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { validFrom } from '../quotations/submit-quote.server.ts';

/** An inquiry with its invitations, held by whoever answers it. */
export const heldInquiry = (ctx: Ctx, id: number): Promise<InquiryRow> => inquiries.held(ctx, id);

const GAP = { zh: '；', en: '; ' } as const;
const ORIGINAL = { zh: '原厂件', en: 'Original part' } as const;

/** What a supplier is told of each line beside its quotation: the name in his language, whether the maker's own is asked, where to deliver. */
export async function askedFor(
  ctx: Ctx,
  { lines, sources }: Pick<InquiryRow, 'lines' | 'sources'>,
): Promise<ReadonlyMap<number, { description: string; spec: string; deliver: string }>> {
  const english = ctx.lang === 'en';
  const [ships, ports] = await Promise.all([
    namesOf(
      ctx,
      UNITS,
      sources.flatMap(({ organizationId }) => organizationId ?? []),
    ),
    namesOf(
      ctx,
      PORTS,
      sources.flatMap(({ portId }) => portId ?? []),
    ),
  ]);
  return new Map(
    lines.map(({ lineNo, description, descriptionEn, spec, partSource }) => [
      lineNo ?? 0,
      {
        description: (english && descriptionEn) || description,
        spec: [spec, partSource === 'OEM' && ORIGINAL[ctx.lang]].filter(Boolean).join(' · '),
        deliver: sources
          .filter((source) => source.lineNo === lineNo)
          .map(({ organizationId, portId, needBy, qty }) =>
            [ships.get(organizationId ?? 0), ports.get(portId ?? 0), needBy, Number(qty)].filter(Boolean).join(' '),
          )
          .join(GAP[ctx.lang]),
      },
    ]),
  );
}

/** Names in the language of the call. */
async function namesOf(ctx: Ctx, table: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: number; name: string }>(
    `select t.id, case when $2 then coalesce(nullif(t.name_en, ''), t.name) else t.name end as name from ${table} t where t.id = any($1::bigint[])`,
    [ids, ctx.lang === 'en'],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Own = Readonly<Record<string, unknown>> & { readonly id: number };

/** An invitation with the terms of its inquiry, and the quotation of the firm if it has begun one. */
export async function invitationOf(ctx: Ctx, own: Own) {
  const [inquiryId, partnerId] = [Number(own.inquiryId), Number(own.partnerId)];
  const row = await inquiries.get(asSystem(ctx, '供应商操作'), inquiryId);
  const [quote] = await ctx.db.query<{ id: number; roundNo: number }>(
    `select id, round_no as "roundNo" from purchasing_quotation where inquiry_id = $1 and partner_id = $2 and deleted_at is null
     order by round_no desc limit 1`,
    [inquiryId, partnerId],
  );
  const words = await readDictionaries(ctx, ['incoterm', 'payment_term']);
  const word = (code: string, value: string | null) => (value ? dictText(words, code, value, ctx.lang) : null);
  return {
    ...own,
    deliveryTerm: word('incoterm', row.deliveryTerm),
    paymentTerm: word('payment_term', row.paymentTerm),
    validFrom: validFrom(row),
    allowPartial: row.allowPartial ?? true,
    remark: row.remark,
    quotationId: quote?.id ?? null,
    /** Opening it begins the quotation of this round. */
    begun: quote !== undefined && quote.roundNo === row.roundNo,
  };
}
