import type { FieldError } from '../../../kernel/errors.ts';

type Payer = {
  readonly cnaps?: string | null;
  readonly swift?: string | null;
  readonly fileLayout?: string | null;
};

/** A bank that is told in ISO 20022 is named by one of its codes. */
export function checkPayer({ cnaps, swift, fileLayout }: Payer): FieldError[] {
  const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  const errors: FieldError[] = [];
  if (swift && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(swift))
    errors.push(error('swift', 'SWIFT 须为 8 或 11 位大写字母与数字', 'Eight or eleven capitals and figures'));
  if (fileLayout === 'PAIN_001' && !swift && !/^\d{12}$/.test(cnaps ?? ''))
    errors.push(
      error('swift', '此格式须填 SWIFT 或 12 位联行号', 'This layout needs the BIC or the CNAPS code of 12 digits'),
    );
  return errors;
}
