import type { FieldError } from '../../../kernel/errors.ts';

type Span = { readonly validFrom?: string | null; readonly validTo?: string | null };

/** What is wrong with a paper by itself. */
export const checkProposedPaper = ({ validFrom, validTo }: Span): FieldError[] =>
  validFrom && validTo && validTo < validFrom
    ? [{ field: 'validTo', message: { zh: '到期日早于起始日', en: 'It ends before it begins' } }]
    : [];

type Sent = { readonly validTo: string | null; readonly attachment: number | null };
type Replaced = { readonly validTo: string | null } | undefined;

/** What speaks against handing it in on a day: no scan, already ended, or no longer than the paper that it renews. */
export function notSendable({ validTo, attachment }: Sent, replaced: Replaced, today: string): FieldError[] {
  const errors: FieldError[] = [];
  if (attachment === null)
    errors.push({ field: 'attachment', message: { zh: '须附证照扫描件', en: 'Attach a scan of the paper' } });
  if (validTo !== null && validTo < today)
    errors.push({ field: 'validTo', message: { zh: '证照已过期', en: 'It has expired already' } });
  else if (validTo !== null && replaced?.validTo && validTo <= replaced.validTo)
    errors.push({
      field: 'validTo',
      message: {
        zh: `须晚于原证照的到期日 ${replaced.validTo}`,
        en: `It has to end later than the present one, ${replaced.validTo}`,
      },
    });
  return errors;
}
