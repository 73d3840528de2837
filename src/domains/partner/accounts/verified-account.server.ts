import type { Ctx } from '../../../kernel/server/context.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { bankAccount } from './bank-account.resource.ts';

/** An account as a payment keeps it. */
export type AccountSnapshot = {
  readonly id: number;
  readonly partnerId: number;
  readonly accountName: string;
  readonly bankName: string;
  readonly cnaps: string | null;
  readonly swift: string | null;
  readonly currencyId: number;
  /** Rises with each change: a payment that was approved for another state of the account is not made. */
  readonly version: number;
};

/** The account, if money may go there: approved and not closed. Nothing otherwise. */
export async function verifiedAccount(ctx: Ctx, id: number): Promise<AccountSnapshot | undefined> {
  const [row] = await ctx.db.query<AccountSnapshot>({
    name: 'partner-verified-account',
    text: `select id, partner_id as "partnerId", account_name as "accountName", bank_name as "bankName", cnaps, swift,
             currency_id as "currencyId", version from partner_bank_account
           where id = $1 and status = 'APPROVE' and closed_reason is null and deleted_at is null`,
    values: [id],
  });
  return row;
}

/** The number in full, for the file that goes to the bank; the caller has asked for the permission and writes down that it was read. */
export const accountNumber = (ctx: Ctx, id: number): Promise<string | null> =>
  openField(ctx.db, bankAccount, 'accountNo', id);

/** The account into which a partner is paid in a currency, where one of the verified is the default or the only one. */
export async function defaultAccount(
  ctx: Ctx,
  { partnerId, currencyId }: { readonly partnerId: number; readonly currencyId: number },
): Promise<number | undefined> {
  const rows = await ctx.db.query<{ id: number; isDefault: boolean }>({
    name: 'partner-default-account',
    text: `select id, coalesce(is_default, false) as "isDefault" from partner_bank_account where partner_id = $1 and currency_id = $2
             and status = 'APPROVE' and closed_reason is null and deleted_at is null order by is_default desc nulls last, id limit 2`,
    values: [partnerId, currencyId],
  });
  const [first, second] = rows;
  return first && (first.isDefault || !second) ? first.id : undefined;
}
