import { sameDayAfter } from '../quality.rules.ts';
import type { InspectionType } from '../quality-words.text.ts';

/** Months after which an inspection of a kind is due again (safety and quality 5.5); others come as they come. */
const MONTHS: Partial<Readonly<Record<InspectionType, number>>> = {
  COMPANY: 6,
  MASTER_SELF: 3,
  SIRE: 6,
  CDI: 12,
  RIGHTSHIP: 12,
  ISM_INTERNAL: 12,
};

/** When the next one is due after one that was held; nothing for those that nobody plans. */
export function nextDue(type: InspectionType, held: string | null | undefined): string | null {
  const months = MONTHS[type];
  return months !== undefined && held ? sameDayAfter(held, months) : null;
}

type Held = { readonly id: number; readonly ncInspectDate: string | null };

/** Which of the inspections of one kind of a ship says when the next is due: the latest that was held. */
export const latestOf = <H extends Held>(held: readonly H[]): H | undefined =>
  held.reduce<H | undefined>((latest, one) => {
    if (!one.ncInspectDate) return latest;
    if (!latest?.ncInspectDate || one.ncInspectDate > latest.ncInspectDate) return one;
    return one.ncInspectDate === latest.ncInspectDate && one.id > latest.id ? one : latest;
  }, undefined);
