import { monthsFrom } from '../../../kernel/value/day.ts';
import type { Lamp, Result } from './certificate-words.text.ts';

const DAY_MS = 86_400_000;
/** Days up to which a paper is about to end, and soon will. */
export const RED_DAYS = 30;
export const AMBER_DAYS = 90;

/** Whole days from one day to another, `yyyy-MM-dd` both; negative where it has passed. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

type Dated = {
  readonly certKind: string;
  readonly issueDate: string | null | undefined;
  readonly expiryDate: string | null | undefined;
  readonly reviewDate: string | null | undefined;
};

/** Months for which an inspection counts, by kind. */
export type Validity = Readonly<Record<string, number>>;

/** Until when a paper holds: what it says itself, else what its inspection is good for, else when it is looked at again. */
export function validUntil({ certKind, issueDate, expiryDate, reviewDate }: Dated, validity: Validity): string | null {
  if (expiryDate) return expiryDate;
  const months = validity[certKind];
  if (months !== undefined && issueDate) return monthsFrom(issueDate, months);
  return reviewDate ?? null;
}

const refused = (result: Result | null): boolean => result === 'REJECTED' || result === 'ON_HOLD';

type Held = { readonly validTo: string | null; readonly result: Result | null };

/** Green beyond 90 days, amber up to 90, red up to 30, black where it has ended or was refused (chartering 5.8). The last day still counts. */
export function lampOf({ validTo, result }: Held, today: string): Lamp {
  if (refused(result) || !validTo || validTo < today) return 'BLACK';
  const days = daysUntil(validTo, today);
  if (days <= RED_DAYS) return 'RED';
  return days <= AMBER_DAYS ? 'AMBER' : 'GREEN';
}

export type HeldCertificate = Held & { readonly id: number; readonly certKind: string };

export type CertificateFinding = {
  readonly certKind: string;
  readonly found: 'VALID' | 'SHORT' | 'EXPIRED' | 'REFUSED' | 'MISSING';
  /** Whether a ship may be fixed with it. */
  readonly passes: boolean;
  readonly certificateId: number | null;
  readonly validTo: string | null;
};

/** Of several papers of a kind the one that holds longest counts; one that was refused only where there is no other. */
function best<C extends HeldCertificate>(held: readonly C[]): C | undefined {
  return held.toSorted(
    (a, b) =>
      Number(refused(a.result)) - Number(refused(b.result)) ||
      (b.validTo ?? '').localeCompare(a.validTo ?? '') ||
      b.id - a.id,
  )[0];
}

/** Of each kind the paper that counts. */
export const certificatesThatCount = <C extends HeldCertificate>(held: readonly C[]): C[] =>
  [...Map.groupBy(held, ({ certKind }) => certKind).values()].flatMap((of) => best(of) ?? []);

/** Each kind that a charter asks for must hold until discharge has ended; one that ends within thirty days after it is told. */
export function checkCertificates(
  required: readonly string[],
  held: readonly HeldCertificate[],
  until: string,
): CertificateFinding[] {
  return [...new Set(required)].map((certKind) => {
    const one = best(held.filter((paper) => paper.certKind === certKind));
    const found = !one
      ? 'MISSING'
      : refused(one.result)
        ? 'REFUSED'
        : !one.validTo || one.validTo < until
          ? 'EXPIRED'
          : daysUntil(one.validTo, until) <= RED_DAYS
            ? 'SHORT'
            : 'VALID';
    return {
      certKind,
      found,
      passes: found === 'VALID' || found === 'SHORT',
      certificateId: one?.id ?? null,
      validTo: one?.validTo ?? null,
    };
  });
}
