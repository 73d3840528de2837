import type { FieldError } from '../../../kernel/errors.ts';
import { gt, gte, lt, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { type Tolerances, USUAL } from '../invoices/match.rules.ts';

type Config = {
  readonly id: number;
  readonly bizType?: string | null;
  readonly invoiceType?: string | null;
  readonly exceptionCode?: string | null;
  readonly amountFrom?: MaybeDecimal;
  readonly amountTo?: MaybeDecimal;
} & { readonly [K in keyof Tolerances]?: MaybeDecimal } & { readonly softDuplicateDays?: number | null };

/** An amount band begins before it ends. */
export function checkConfig({
  amountFrom,
  amountTo,
}: {
  readonly amountFrom?: MaybeDecimal;
  readonly amountTo?: MaybeDecimal;
}): FieldError[] {
  return amountTo && !gt(amountTo, amountFrom ?? '0')
    ? [{ field: 'amountTo', message: { zh: '须大于起始金额', en: 'It is above where the band begins' } }]
    : [];
}

/** What two settings say of the same invoices: which of them counts nobody could tell. */
export function overlaps(a: Omit<Config, 'id'>, b: Omit<Config, 'id'>): boolean {
  const alike = (['bizType', 'invoiceType', 'exceptionCode'] as const).every(
    (name) => (a[name] ?? null) === (b[name] ?? null),
  );
  const before = (one: Omit<Config, 'id'>, other: Omit<Config, 'id'>): boolean =>
    Boolean(one.amountTo) && !gt(one.amountTo, other.amountFrom ?? '0');
  return alike && !before(a, b) && !before(b, a);
}

type Asked = { readonly bizType: string; readonly invoiceType: string };

const fits = (config: Config, { bizType, invoiceType }: Asked): boolean =>
  (!config.bizType || config.bizType === bizType) && (!config.invoiceType || config.invoiceType === invoiceType);

/** How much a setting says: an exception more than a type of invoice, that more than the business. */
const weight = ({ exceptionCode, invoiceType, bizType }: Config): number =>
  (exceptionCode ? 4 : 0) + (invoiceType ? 2 : 0) + (bizType ? 1 : 0);

/** Up to where differences pass: each figure by the setting that says most about such invoices and has it, else what is usual. */
export function tolerancesFor(
  configs: readonly Config[],
  asked: Asked,
): Tolerances & { readonly softDuplicateDays: number } {
  const known = configs
    .filter((one) => fits(one, asked) && !one.exceptionCode)
    .toSorted((a, b) => weight(b) - weight(a) || a.id - b.id);
  const first = (name: keyof Tolerances): string => known.find((one) => one[name])?.[name] ?? USUAL[name];
  return {
    pricePct: first('pricePct'),
    priceAbs: first('priceAbs'),
    totalAbs: first('totalAbs'),
    taxLineTol: first('taxLineTol'),
    taxTotalTol: first('taxTotalTol'),
    softDuplicateDays: known.find(({ softDuplicateDays }) => softDuplicateDays != null)?.softDuplicateDays ?? 7,
  };
}

/** The setting by which an invoice is reviewed: of those whose band holds its gross, the one that says most about it. */
export function reviewFor<C extends Config>(
  configs: readonly C[],
  asked: Asked & { readonly gross: string; readonly exceptions: ReadonlySet<string> },
): C | undefined {
  return configs
    .filter(
      (one) =>
        fits(one, asked) &&
        (!one.exceptionCode || asked.exceptions.has(one.exceptionCode)) &&
        gte(asked.gross, one.amountFrom ?? '0') &&
        (!one.amountTo || lt(asked.gross, one.amountTo)),
    )
    .toSorted((a, b) => weight(b) - weight(a) || a.id - b.id)[0];
}
