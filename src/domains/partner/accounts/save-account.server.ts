import { invalid } from '../../../kernel/errors.ts';
import { isMask } from '../../../kernel/resource/private.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { escapeLike } from '../../../kernel/server/crud/filters.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { blindMark } from '../../../kernel/server/permit/sealed.ts';
import { type BankAccountRow, bankAccount } from './bank-account.resource.ts';

type Draft = Record<string, unknown>;

export const accounts = recordsOf(bankAccount);

/** Two partners with one account are one partner, or something is wrong: the number is found by its mark, never opened. */
async function assertNew(ctx: Ctx, draft: Draft, except = 0): Promise<void> {
  const clear = draft.accountNo;
  if (typeof clear !== 'string' || clear === '' || isMask(clear)) return;
  const mark = await blindMark(ctx.db, bankAccount, 'accountNo', clear);
  const [known] = await ctx.db.query<{ name: string }>({
    name: 'partner-account-known',
    text: `select p.name from partner_bank_account b join partner_partner p on p.id = b.partner_id
           where b.account_no like $1 and b.id <> $2 and b.deleted_at is null and b.status <> 'REJECT' and b.closed_reason is null limit 1`,
    values: [escapeLike(` ${mark} `), except],
  });
  if (!known) return;
  throw invalid([
    {
      field: 'accountNo',
      message: { zh: `此账号已登记在“${known.name}”名下`, en: `This number is ${known.name}'s already` },
    },
  ]);
}

/** Of the approved accounts of a partner in a currency one is the default, the last that was made so. */
export async function keepOneDefault(
  ctx: Ctx,
  { id, partnerId, currencyId, isDefault }: BankAccountRow,
): Promise<void> {
  if (!isDefault) return;
  const others = await ctx.db.query<{ id: number }>({
    name: 'partner-other-defaults',
    text: `select id from partner_bank_account where partner_id = $1 and currency_id = $2 and is_default and id <> $3 and deleted_at is null`,
    values: [partnerId, currencyId, id],
  });
  for (const other of others) await accounts.patch(ctx, other.id, { isDefault: false }, { action: 'edit' });
}

export async function createAccount(ctx: Ctx, draft: Draft): Promise<BankAccountRow> {
  await assertNew(ctx, draft);
  return accounts.create(ctx, draft);
}

export async function updateAccount(ctx: Ctx, draft: Draft & { id: number; version: number }): Promise<BankAccountRow> {
  await assertNew(ctx, draft, draft.id);
  const row = await accounts.update(ctx, draft);
  if (row.status === 'APPROVE') await keepOneDefault(ctx, row);
  return row;
}
