import { AppError } from '../errors.ts';
import type { Text } from '../text.ts';
import type { Holder } from './declared.ts';

/** How it is told that the database held back a write: what is wrong, and the way out. */
export type HeldBack = {
  readonly message: Text;
  /** CONFLICT unless told otherwise: the checks of a service passed, and somebody else wrote meanwhile. */
  readonly code?: 'CONFLICT' | 'RULE' | 'WRONG_STATE' | undefined;
  readonly field?: string;
};

/** Broken checks and unique indexes (appendix A of PostgreSQL's manual, class 23). */
const BROKEN: ReadonlySet<string> = new Set(['23514', '23505']);

/** The refusal that a domain declared for the check, trigger or index that this error names; nothing where none did. */
export function heldBackBy({ db }: Holder, error: unknown): AppError | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (!constraint || !BROKEN.has(code ?? '')) return undefined;
  const told = db.declared.heldBack.get(constraint);
  if (!told) return undefined;
  const { message, field } = told;
  return new AppError(told.code ?? 'CONFLICT', message, {
    cause: error,
    data: { reason: 'HELD_BACK', by: constraint },
    ...(field && { errors: [{ field, message }] }),
  });
}
