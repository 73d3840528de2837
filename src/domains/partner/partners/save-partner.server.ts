import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { countryCode } from '../../parameter/public.server.ts';
import { type PartnerRow, partner } from './partner.resource.ts';

type Draft = Record<string, unknown>;

export const partners = recordsOf(partner);

/** A company of China is told apart by its credit code. */
async function checkSaved(ctx: Ctx, row: PartnerRow): Promise<PartnerRow> {
  if (row.creditCode) return row;
  if ((await countryCode(ctx, row.countryId)) !== 'CN') return row;
  throw invalid([
    {
      field: 'creditCode',
      message: { zh: '境内客商须填统一社会信用代码', en: 'A company of China has a social credit code' },
    },
  ]);
}

/** Two spellings of a name are told at the name. */
async function atName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DUPLICATE' || error.errors?.[0]?.field !== 'nameKey')
      throw error;
    throw new AppError('DUPLICATE', error.text, { errors: [{ ...error.errors[0], field: 'name' }] });
  }
}

export const createPartner = async (ctx: Ctx, draft: Draft) =>
  checkSaved(ctx, await atName(partners.create(ctx, draft)));

export const updatePartner = async (ctx: Ctx, draft: Draft & { id: number; version: number }) =>
  checkSaved(ctx, await atName(partners.update(ctx, draft)));

export const restorePartner = async (ctx: Ctx, id: number) => checkSaved(ctx, await partners.restore(ctx, id));

/** Partners of the same head: their offers beside one another are looked at twice. */
export async function relatedTo(ctx: Ctx, id: number) {
  const { legalPerson } = await partners.get(ctx, id);
  if (!legalPerson?.trim()) return { related: [] };
  const related = await ctx.db.query<{ id: number; partnerNo: string; name: string; nameEn: string | null }>({
    name: 'partner-related',
    text: `select id, partner_no as "partnerNo", name, name_en as "nameEn" from partner_partner
           where legal_person = $1 and id <> $2 and deleted_at is null order by partner_no limit 50`,
    values: [legalPerson, id],
  });
  return { related };
}
