import type { FieldError } from '../../../kernel/errors.ts';

type Account = { readonly cnaps?: string | null; readonly swift?: string | null };

/** A bank of China is found by the twelve figures of its CNAPS code, others by SWIFT; one of the two is given. */
export function checkAccount({ cnaps, swift }: Account): FieldError[] {
  const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  if (!cnaps && !swift) return [error('cnaps', '联行号与 SWIFT 须填其一', 'Give the CNAPS code or SWIFT')];
  return [
    ...(cnaps && !/^\d{12}$/.test(cnaps) ? [error('cnaps', '联行号须为 12 位数字', 'Twelve figures')] : []),
    ...(swift && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(swift)
      ? [error('swift', 'SWIFT 须为 8 或 11 位大写字母与数字', 'Eight or eleven capitals and figures')]
      : []),
  ];
}
