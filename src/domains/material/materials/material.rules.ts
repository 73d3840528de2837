import type { FieldError } from '../../../kernel/errors.ts';
import { isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

type Draft = {
  readonly impaCode?: string | null;
  readonly issaCode?: string | null;
  readonly unNo?: string | null;
  readonly refPrice?: MaybeDecimal;
  readonly purchaseFactor?: MaybeDecimal;
};

const PATTERNS = [
  ['impaCode', /^\d{6}$/, { zh: 'IMPA 码为六位数字', en: 'An IMPA code has six digits' }],
  ['issaCode', /^\d{6}$/, { zh: 'ISSA 码为六位数字', en: 'An ISSA code has six digits' }],
  [
    'unNo',
    /^UN\d{4}$/,
    { zh: 'UN 号为 UN 加四位数字，如 UN1263', en: 'A UN number is UN and four digits, such as UN1263' },
  ],
] as const;

/** What is wrong with a material by itself. */
export function checkMaterial(row: Draft): FieldError[] {
  const errors: FieldError[] = PATTERNS.filter(([field, form]) => row[field] && !form.test(row[field])).map(
    ([field, , message]) => ({ field, message }),
  );
  if (row.purchaseFactor && !isPositive(row.purchaseFactor)) {
    errors.push({ field: 'purchaseFactor', message: { zh: '系数须大于零', en: 'The factor must be above zero' } });
  }
  return errors;
}

/** What an item must have before it may be ordered. */
export function missingForUse(row: {
  readonly hazardous?: boolean | null;
  readonly unNo?: string | null;
  readonly msds?: number | null;
}): FieldError[] {
  if (!row.hazardous) return [];
  const needed = [
    ['unNo', { zh: '危险品启用前须有 UN 号', en: 'Dangerous goods need a UN number before they are active' }],
    [
      'msds',
      { zh: '危险品启用前须有安全数据表', en: 'Dangerous goods need a safety data sheet before they are active' },
    ],
  ] as const;
  return needed.filter(([field]) => !row[field]).map(([field, message]) => ({ field, message }));
}

/** What the way of buying asks for. */
export const missingForType = (purchaseType: string, row: { readonly partNo?: string | null }): FieldError[] =>
  purchaseType === 'SPARES' && !row.partNo
    ? [{ field: 'partNo', message: { zh: '备件须有件号', en: 'Spares need a part number' } }]
    : [];
