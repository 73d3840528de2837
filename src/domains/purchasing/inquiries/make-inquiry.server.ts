import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { inquiryOfNeeds } from './inquiry.calls.ts';
import { type InquiryRow, inquiry } from './inquiry.resource.ts';
import { groupNeeds } from './inquiry.rules.ts';
import { estimateOf, inquiries } from './inquiry-facts.server.ts';

const HOUR_MS = 3_600_000;

/** Until when is asked, unless the buyer says otherwise: five days from now, at the full hour. */
const usualDeadline = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 120 * HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();

async function baseCurrency(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code = 'CNY' and c.deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

/** A draft that asks for needs of one type; those of one merge key stand on one line, with each ship as a source of it. */
export const needInquiries = serveMake(inquiryOfNeeds, async (ctx, { rows, first }) => {
  const groups = groupNeeds(rows);
  const lines = groups.map(({ needs: [need], qty, needBy }, i) => ({
    lineNo: i + 1,
    materialId: need.materialId,
    description: need.itemName,
    descriptionEn: need.itemNameEn,
    spec: need.spec,
    partSource: need.partSource,
    unitId: need.unitId,
    qty,
    needBy,
  }));
  const sources = groups.flatMap((group, i) =>
    group.needs.map((need) => ({
      lineNo: i + 1,
      demandLineId: need.id,
      organizationId: need.organizationId,
      portId: need.portId,
      needBy: need.needBy,
      unitId: need.unitId,
      qty: need.openQty,
    })),
  );
  return inquiries.create(
    ctx,
    {
      title: rows.length === 1 ? first.itemName : `${first.itemName ?? ''} 等 ${groups.length} 项`,
      deadline: usualDeadline(ctx.now),
      currencies: await baseCurrency(ctx),
    },
    {
      purchaseType: first.purchaseType,
      buyerId: ctx.user.id > 0 ? ctx.user.id : null,
      roundNo: 1,
      estimateAmount: await estimateOf(ctx, lines),
      lines,
      sources,
    },
  );
});

type Line = { readonly id?: number; readonly [name: string]: unknown };

/** What a buyer may say of a line; the rest follows from the needs. */
const SAID = ['description', 'descriptionEn', 'spec', 'targetPrice', 'remark'] as const;

/** While it is a draft its terms, suppliers and words change; what is asked for, and how much, follows from the needs. */
export async function updateInquiry(
  ctx: Ctx,
  draft: Record<string, unknown> & { id: number; version: number },
): Promise<InquiryRow> {
  const { row, lines: before } = await heldLines(inquiry, ctx, { id: draft.id, field: 'lines' });
  const known = row as InquiryRow;
  if (known.inquiryStatus !== 'DRAFT')
    throw new AppError('WRONG_STATE', {
      zh: '询价已发布，只能延长截止时间或取消',
      en: 'It has been published: its deadline may be extended, or it is cancelled',
    });
  const given = Array.isArray(draft.lines) ? (draft.lines as readonly Line[]) : undefined;
  const errors: FieldError[] = (given ?? []).flatMap(({ id }, i) =>
    before.some((line) => line.id === id)
      ? []
      : [
          {
            field: `lines.${i}`,
            message: { zh: '询价行由需求带出，不能手工增加', en: 'Lines come of needs; none is added by hand' },
          },
        ],
  );
  if (errors.length > 0) throw invalid(errors);
  const byId = new Map((given ?? []).map((line) => [line.id, line]));
  const lines = before.map((line) => {
    const said = byId.get(Number(line.id)) ?? {};
    return { ...line, ...Object.fromEntries(SAID.filter((name) => name in said).map((name) => [name, said[name]])) };
  });
  const { purchaseType, buyerId } = known;
  const { sources, rounds, openAskedBy, ...typed } = draft;
  return inquiries.update(ctx, { ...typed, id: draft.id, version: draft.version, lines, purchaseType, buyerId });
}

/** What its sources take of the needs, by need. */
export const heldBy = ({ sources }: Pick<InquiryRow, 'sources'>): ReadonlyMap<number, string> =>
  new Map(
    (sources as readonly { demandLineId: number | null; qty: string | null }[]).flatMap(({ demandLineId, qty }) =>
      demandLineId && qty ? [[demandLineId, qty] as const] : [],
    ),
  );

/** Acts of the clock and of what follows from an act are the product's own. */
export const bySystem = (ctx: Ctx, reason: string): Ctx => asSystem(ctx, reason);
