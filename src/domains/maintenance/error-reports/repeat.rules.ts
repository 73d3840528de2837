import type { Cure } from '../../../kernel/repeats.text.ts';
import { daysBetween } from '../postponements/postponement.rules.ts';

/** A fault that happened before; all days are those of the office. */
export type EarlierFault = {
  readonly equipmentId: number;
  readonly closed: boolean;
  /** The day on which it was repaired. */
  readonly finishDate: string | null;
  /** The day of the next fault of the same component from its repair on. */
  readonly nextDay: string | null;
};

/** What is being typed: of which component, on which day. */
export type TypedFault = { readonly equipmentId: number; readonly day: string };

/** Whether a cure held, and where it did not, for how many days. */
export type HowCured = { readonly cure: Cure; readonly heldDays: number | null };

/**
 * A cure held while its component has had no fault since, what is being typed included; on the day of the repair itself it had not held.
 * Nothing is told of one that is not closed.
 */
export function howCured({ equipmentId, closed, finishDate, nextDay }: EarlierFault, typed: TypedFault): HowCured {
  if (!closed || finishDate === null) return { cure: 'OPEN', heldDays: null };
  const own = equipmentId === typed.equipmentId && typed.day >= finishDate ? typed.day : null;
  const next = nextDay !== null && (own === null || nextDay < own) ? nextDay : own;
  return next === null ? { cure: 'HELD', heldDays: null } : { cure: 'FAILED', heldDays: daysBetween(finishDate, next) };
}
