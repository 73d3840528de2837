import type { Ctx } from '../../../kernel/server/context.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { PurchaseType } from '../purchase-types.text.ts';
import type { QualifyStatus } from './partner.flow.ts';
import { notQuotable } from './partner.rules.ts';

export type PartnerFacts = {
  readonly id: number;
  readonly partnerNo: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly qualifyStatus: QualifyStatus;
  readonly currencyId: number | null;
  /** Days after the invoice; the dictionary's word. */
  readonly paymentTerm: string | null;
  readonly prepayPct: string | null;
  readonly email: string | null;
  /** By which its invoices name it; none where none is known. */
  readonly taxNos: readonly string[];
  /** Why it may not be asked to quote today; empty where it may. */
  readonly notQuotable: readonly Text[];
};

type Read = Omit<PartnerFacts, 'notQuotable' | 'taxNos'> & {
  creditCode: string | null;
  taxNo: string | null;
  validTo: string | null;
  purchaseTypes: string[];
  papers: { mandatory: boolean | null; validTo: string | null }[];
};

/** Standing and terms of partners, by id, and whether they may quote for a type; those that are not there are missing. */
export async function standingOf(
  ctx: Ctx,
  ids: readonly number[],
  type?: PurchaseType,
): Promise<ReadonlyMap<number, PartnerFacts>> {
  const rows = await ctx.db.query<Read>({
    name: 'partner-standing-of',
    text: `select b.id, b.partner_no as "partnerNo", b.name, b.name_en as "nameEn", b.qualify_status as "qualifyStatus",
             b.valid_to as "validTo", b.currency_id as "currencyId", b.payment_term as "paymentTerm", b.prepay_pct as "prepayPct", b.email,
             b.credit_code as "creditCode", b.tax_no as "taxNo",
             coalesce((select json_agg(s.purchase_type) from partner_supply_scope s where s.parent_id = b.id), '[]') as "purchaseTypes",
             coalesce((select json_agg(json_build_object('mandatory', p.mandatory, 'validTo', p.valid_to)) from partner_paper p
               where p.parent_id = b.id), '[]') as papers
           from partner_partner b where b.id = any($1::bigint[]) and b.deleted_at is null`,
    values: [ids],
  });
  const today = officeDay(ctx.now);
  return new Map(
    rows.map(({ validTo, purchaseTypes, papers, creditCode, taxNo, ...row }) => [
      row.id,
      {
        ...row,
        taxNos: [creditCode, taxNo].flatMap((one) => one || []),
        notQuotable: notQuotable({ ...row, validTo, purchaseTypes, papers }, today, type),
      },
    ]),
  );
}

/** The partners that may be asked to quote for a type today, by number. */
export async function suppliersOf(ctx: Ctx, type: string): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'partner-suppliers-of',
    text: `select distinct b.id from partner_partner b join partner_supply_scope s on s.parent_id = b.id
           where s.purchase_type = $1 and b.qualify_status in ('QUALIFIED', 'TRIAL') and b.deleted_at is null order by 1 limit 500`,
    values: [type],
  });
  const ids = rows.map(({ id }) => id);
  const standing = await standingOf(ctx, ids);
  return ids.filter((id) => standing.get(id)?.notQuotable.length === 0);
}
