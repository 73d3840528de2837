import { daysAfter } from '../../../kernel/value/day.ts';
import { sameDayAfter } from '../quality.rules.ts';
import type { DangerLevel, NcLevel } from '../quality-words.text.ts';

/** Days from the day found within which a defect of a level is put right (safety and quality 5.1). */
const LEVEL_DAYS: Readonly<Record<DangerLevel, number>> = { LOW: 90, MEDIUM: 30, HIGH: 14, CRITICAL: 0 };
const FORTNIGHT = 14;
const THREE_MONTHS = 3;

export type Found = {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly level: DangerLevel;
  readonly actionCode?: string | null | undefined;
  /** When the ship left the port where it was found, and when she came to the next one, as far as they are known. */
  readonly departure?: string | null | undefined;
  readonly nextArrival?: string | null | undefined;
};

/** The day that the action code of an authority gives; nothing where it gives none. */
function codeDay({ day, actionCode, departure, nextArrival }: Found): string | undefined {
  switch (actionCode) {
    case '10':
      return day;
    case '17':
    case '19':
    case '30':
      return departure ?? daysAfter(day, 1);
    case '16':
      return daysAfter(day, FORTNIGHT);
    case '15':
      return nextArrival ?? daysAfter(day, FORTNIGHT);
    case '18':
      return sameDayAfter(day, THREE_MONTHS);
    default:
      return undefined;
  }
}

/** The last day by which a defect may be planned to be closed: by its level or by its code, whichever is earlier. */
export function plannedCloseOut(found: Found): string {
  const byLevel = daysAfter(found.day, LEVEL_DAYS[found.level]);
  const byCode = codeDay(found);
  return byCode !== undefined && byCode < byLevel ? byCode : byLevel;
}

/** Ground for detention: never less than critical, and closed with a release document alone. */
export const DETENTION = '30';

type Grave = {
  readonly ncLevel?: NcLevel | null | undefined;
  readonly dangerLevel?: DangerLevel | null | undefined;
};

/** Whether its root cause and what follows from it must be written before it is said to be put right. */
export const needsAnalysis = ({ ncLevel, dangerLevel }: Grave): boolean =>
  ncLevel === 'NC' || ncLevel === 'MAJOR_NC' || dangerLevel === 'HIGH' || dangerLevel === 'CRITICAL';

/** Whether two people look at it before it is closed. */
export const needsTwo = ({ ncLevel, dangerLevel }: Grave): boolean =>
  ncLevel === 'MAJOR_NC' || dangerLevel === 'CRITICAL';

/** Who may close it: the superintendent, the quality manager, or the designated person. */
export const closedBy = (defect: Grave): 'close' | 'closeHigh' | 'closeCritical' =>
  needsTwo(defect) ? 'closeCritical' : defect.dangerLevel === 'HIGH' ? 'closeHigh' : 'close';

const EFFECT_DAYS = 90;

/** When it is looked whether the cure held: of non-conformities, ninety days after closing. */
export const effectDay = ({ ncLevel }: Grave, closed: string): string | null =>
  ncLevel === 'NC' || ncLevel === 'MAJOR_NC' ? daysAfter(closed, EFFECT_DAYS) : null;

const blank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

export type Analysed = Grave & {
  readonly rootCause?: string | null;
  readonly correctiveAction?: string | null;
  readonly preventiveAction?: string | null;
  readonly causes: readonly { readonly remedy?: string | null }[];
  readonly actions: readonly { readonly doneDate?: string | null }[];
};

/** What is missing before a defect is said to be put right; each names its field. A cause that no action answers is none that was cured. */
export function missingOf(defect: Analysed): string[] {
  const texts = ['rootCause', 'correctiveAction', 'preventiveAction'] as const;
  const missing: string[] = needsAnalysis(defect) ? texts.filter((name) => blank(defect[name])) : [];
  if (needsAnalysis(defect) && defect.causes.length === 0) missing.push('causes');
  for (const [i, { remedy }] of defect.causes.entries()) if (blank(remedy)) missing.push(`causes.${i}.remedy`);
  if (defect.actions.length === 0) missing.push('actions');
  for (const [i, { doneDate }] of defect.actions.entries()) if (!doneDate) missing.push(`actions.${i}.doneDate`);
  return missing;
}

const UNCLOSED: readonly unknown[] = ['OPEN', 'RECTIFYING', 'SUBMITTED'];
export const isUnclosed = (state: unknown): boolean => UNCLOSED.includes(state);

const DAY_MS = 86_400_000;

/** Whole days to a day, negative where it has passed; both `yyyy-MM-dd`. */
export const daysLeft = (today: string, due: string): number =>
  Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
