import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, div, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { materialFacts } from '../../material/public.server.ts';
import { currencyCodes, rateAt } from '../../parameter/public.server.ts';
import { type InquiryRow, inquiry } from './inquiry.resource.ts';
import { INQUIRY_TEXT } from './inquiry.text.ts';

export const inquiries = recordsOf(inquiry);

/** The answer to whatever comes after the deadline. */
export const deadlinePassed = ({ deadline }: Pick<InquiryRow, 'deadline'>): AppError =>
  new AppError(
    'CONFLICT',
    { zh: '报价截止时间已过，不再接收', en: 'The deadline has passed; nothing more is taken' },
    { data: { reason: 'QUOTE_DEADLINE_PASSED', deadline } },
  );

/** Refuses by hand what the tender over an inquiry decides: who is awarded, and that bids come by their bidders alone. */
export async function assertNotTendered(ctx: Ctx, id: number): Promise<void> {
  if ((await inquiries.get(ctx, id)).tendered)
    throw new AppError('RULE', INQUIRY_TEXT.ofTender, { data: { reason: 'OF_TENDER' } });
}

/** The answer to whoever wants to read prices before they are opened, whatever he may otherwise. */
export const sealedStill = (): AppError =>
  new AppError(
    'FORBIDDEN',
    {
      zh: '报价尚未开启，任何人都看不到价格',
      en: 'The quotations are sealed: nobody reads a price before the opening',
    },
    { data: { reason: 'SEALED' } },
  );

/** Base currency for one unit of each currency on a day; those without a recent rate are missing. */
export async function ratesOf(
  ctx: Ctx,
  currencies: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Decimal>> {
  const codes = await currencyCodes(ctx, currencies);
  const found = await Promise.all(
    [...codes].map(async ([id, currency]) => {
      try {
        const { rate, unit } = await rateAt(ctx, { currency, date: day });
        return [id, div(rate, String(unit))!] as const;
      } catch (error) {
        if (error instanceof AppError && error.code === 'RULE') return undefined;
        throw error;
      }
    }),
  );
  return new Map(found.filter((one) => one !== undefined));
}

type Asked = { readonly materialId: number | null; readonly qty: Decimal | null };

/** What is asked for would cost about, by reference prices at today's rates, in base currency; lines without one count nothing. */
export async function estimateOf(ctx: Ctx, lines: readonly Asked[]): Promise<Decimal> {
  const facts = await materialFacts(
    ctx,
    lines.flatMap(({ materialId }) => materialId ?? []),
  );
  const day = officeDay(ctx.now);
  const rates = new Map<string, Decimal>();
  for (const code of new Set([...facts.values()].flatMap(({ refCurrency }) => refCurrency ?? []))) {
    try {
      const { rate, unit } = await rateAt(ctx, { currency: code, date: day });
      rates.set(code, div(rate, String(unit))!);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'RULE')) throw error;
    }
  }
  const sum = lines.reduce<Decimal>((all, { materialId, qty }) => {
    const known = materialId ? facts.get(materialId) : undefined;
    const rate = rates.get(known?.refCurrency ?? '');
    return rate ? add(all, mul(mul(orZero(known?.refPrice), orZero(qty)), rate)) : all;
  }, '0');
  return round(sum, 2);
}
