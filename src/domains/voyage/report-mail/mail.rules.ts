import type { FieldError } from '../../../kernel/errors.ts';
import { isEmail } from '../../../kernel/value/email.ts';
import type { ReportType } from '../reports/report.rules.ts';
import type { Layout, Occasion, SendWhen } from './mail.text.ts';

/** Addresses of one subscription. */
export const MOST_ADDRESSES = 20;

type Typed = { readonly email?: string | null };

/** What is wrong with the addresses of a subscription: none, too many, one that is none, one that stands twice. */
export function addressErrors(addresses: readonly Typed[]): FieldError[] {
  if (addresses.length === 0)
    return [{ field: 'addresses', message: { zh: '至少一个收件人', en: 'There has to be one address at least' } }];
  if (addresses.length > MOST_ADDRESSES)
    return [
      {
        field: 'addresses',
        message: { zh: `至多 ${MOST_ADDRESSES} 个收件人`, en: `There may be ${MOST_ADDRESSES} addresses at most` },
      },
    ];
  const seen = new Set<string>();
  return addresses.flatMap(({ email }, i): FieldError[] => {
    if (!email) return [];
    const field = `addresses.${i}.email`;
    if (!isEmail(email))
      return [{ field, message: { zh: '邮箱格式不正确，应如 ops@example.com', en: 'It is no e-mail address' } }];
    const known = seen.has(email.toLowerCase());
    seen.add(email.toLowerCase());
    return known ? [{ field, message: { zh: '邮箱重复', en: 'This address stands here already' } }] : [];
  });
}

type Wanted = { readonly ships: readonly number[] | null; readonly types: readonly { readonly rptType: ReportType }[] };

/** No ship named means all of them. */
export const namesShip = ({ ships }: Pick<Wanted, 'ships'>, shipId: number): boolean =>
  !ships?.length || ships.includes(shipId);

/** Whether a subscription asks for reports of that ship and type; naming none asks for all. */
export const wants = (rule: Wanted, { shipId, rptType }: { shipId: number; rptType: ReportType }): boolean =>
  namesShip(rule, shipId) && (rule.types.length === 0 || rule.types.some((one) => one.rptType === rptType));

/** What happened to a report. */
export type Happening = 'SUBMITTED' | 'CONFIRMED' | 'CORRECTED' | 'UNCONFIRMED';

/** A mail of this report that went to a subscription. */
export type Gone = { readonly reportVersion: number | null; readonly occasion: Occasion };

type Standing = {
  readonly sendWhen: SendWhen;
  readonly confirmed: boolean;
  readonly version: number;
  /** The earliest first. */
  readonly gone: readonly Gone[];
};

/**
 * As what a report goes to a subscription after something happened to it; nothing where it does not. Once a version: who got it gets it
 * again only when it has changed since, as a correction, or is taken back.
 */
export function occasionOf(what: Happening, { sendWhen, confirmed, version, gone }: Standing): Occasion | undefined {
  const last = gone.at(-1);
  if (what === 'UNCONFIRMED') {
    const stands = last !== undefined && last.occasion !== 'WITHDRAWN';
    return sendWhen === 'CONFIRM' && !confirmed && stands ? 'WITHDRAWN' : undefined;
  }
  if (sendWhen === 'CONFIRM' && !confirmed) return undefined;
  if (last && (last.reportVersion ?? 0) >= version) return undefined;
  if (what === 'CORRECTED') return last && 'CORRECTION';
  const due = sendWhen === 'SUBMIT' ? 'SUBMITTED' : 'CONFIRMED';
  if (what !== due) return undefined;
  return last ? 'CORRECTION' : 'FIRST';
}

/** What a report consists of, as far as mails tell of it. */
export type Part =
  | 'identity'
  | 'route'
  | 'draft'
  | 'weather'
  | 'passage'
  | 'revolutions'
  | 'water'
  | 'waste'
  | 'note'
  | 'events'
  | 'oil'
  | 'stock'
  | 'bunkers'
  | 'cargo';

const PASSAGE_PARTS = ['identity', 'route', 'draft', 'weather', 'passage'] as const;

/** A layout sends what it names and nothing else: files and findings are in none, oil, revolutions and free notes not in that for charterers. */
export const LAYOUT_PARTS: Readonly<Record<Exclude<Layout, 'POSITION'>, readonly Part[]>> = {
  FULL: [...PASSAGE_PARTS, 'revolutions', 'water', 'waste', 'note', 'events', 'oil', 'bunkers', 'cargo'],
  CHARTERER: [...PASSAGE_PARTS, 'events', 'cargo'],
  NOON: ['identity', 'route', 'passage', 'revolutions', 'weather', 'stock', 'note'],
};

/** What the position line says, in this order. */
export const POSITION_FIELDS = ['latitude', 'longitude', 'avgSpeed', 'nextPort', 'eta'] as const;
