import type { FieldError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import { isEmail } from '../../../kernel/value/email.ts';
import type { PurchaseType } from '../purchase-types.text.ts';
import { isCreditCode } from './credit-code.rules.ts';
import type { QualifyStatus } from './partner.flow.ts';

/** A name as two spellings of it are alike: without blanks, brackets of either width, full stops and case. */
export const nameKeyOf = (name: string | null | undefined): string =>
  (name ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s()（）[\]【】.,，。·&＆-]/g, '');

type Contact = { readonly primary?: boolean | null };
type Span = { readonly validFrom?: string | null; readonly validTo?: string | null };
type Partner = {
  readonly creditCode?: string | null;
  readonly email?: string | null;
  readonly contacts?: readonly (Contact & { readonly email?: string | null })[] | null;
  readonly papers?: readonly Span[] | null;
};

const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

const badMail = (field: string, mail: string | null | undefined): FieldError[] =>
  mail && !isEmail(mail) ? [error(field, '邮箱格式不正确', 'Not an e-mail address')] : [];

/** What is wrong with a partner by itself. */
export function checkPartner({ creditCode, email, contacts, papers }: Partner): FieldError[] {
  const people = contacts ?? [];
  const primary = people.filter((one) => one.primary).length;
  return [
    ...(creditCode && !isCreditCode(creditCode)
      ? [error('creditCode', '统一社会信用代码校验不符', 'Its check character is wrong')]
      : []),
    ...badMail('email', email),
    ...people.flatMap((one, i) => badMail(`contacts.${i}.email`, one.email)),
    ...(people.length > 0 && primary !== 1
      ? [error('contacts', '须有且只有一位主要联系人', 'One contact, and one alone, is the primary one')]
      : []),
    ...(papers ?? []).flatMap((paper, i) =>
      paper.validFrom && paper.validTo && paper.validTo < paper.validFrom
        ? [error(`papers.${i}.validTo`, '到期日早于起始日', 'It ends before it begins')]
        : [],
    ),
  ];
}

type Paper = { readonly mandatory: boolean | null; readonly validTo: string | null };
type Asked = {
  readonly qualifyStatus: QualifyStatus;
  readonly validTo: string | null;
  readonly purchaseTypes: readonly string[];
  readonly papers: readonly Paper[];
};

/** Why a partner may not be asked to quote on a day (vendor blueprint 4.1); empty where it may. `type` empty asks for any. */
export function notQuotable(partner: Asked, today: string, type?: PurchaseType): Text[] {
  const { qualifyStatus, validTo, purchaseTypes, papers } = partner;
  const why: Text[] = [];
  if (qualifyStatus !== 'QUALIFIED' && qualifyStatus !== 'TRIAL')
    why.push({ zh: '不是合格或试用客商', en: 'Neither qualified nor on trial' });
  if (validTo && validTo < today) why.push({ zh: '合格资格已到期', en: 'Its qualification has ended' });
  if (type && !purchaseTypes.includes(type))
    why.push({ zh: '供货范围不含此类别', en: 'This type is not in its scope' });
  if (papers.some((paper) => paper.mandatory && paper.validTo && paper.validTo < today))
    why.push({ zh: '必备证照已过期', en: 'A mandatory paper has expired' });
  return why;
}

/** The last day of a qualification that begins on a day: two years; of the 29th of February the 28th. */
export function qualifiedUntil(day: string): string {
  const until = `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;
  return day.endsWith('-02-29') ? `${until.slice(0, -2)}28` : until;
}
