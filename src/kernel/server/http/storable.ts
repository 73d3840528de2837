import { AppError } from '../../errors.ts';
import type { Text } from '../../text.ts';
import { MAX_DEPTH } from './body.ts';

/** Names that every object has: one that carries its own value under them breaks whoever turns it into text or a number. */
const OBJECT_NAMES: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

const TEXT: Text = { zh: '含有不可用的字符', en: 'Contains a character that cannot be stored' };
const DEPTH: Text = { zh: '嵌套过深', en: 'Nested too deeply' };
const NAME: Text = { zh: '含有不可用的名称', en: 'Contains a name that cannot be used' };

type Flaw = { path: string[]; message: Text };

/**
 * Refuses what neither PostgreSQL nor the code behind a call can bear, whatever the call: a text with a NUL character or
 * half a surrogate pair, content nested without end, names such as `toString`. The refusal names the place.
 */
export function assertStorable(value: unknown): void {
  const flaw = flawIn(value, 0);
  if (!flaw) return;
  const field = flaw.path.slice(0, 4).join('.') || 'body';
  throw new AppError('BAD_REQUEST', flaw.message, { errors: [{ field, message: flaw.message }] });
}

function flawIn(value: unknown, depth: number): Flaw | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : { path: [], message: TEXT };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (depth >= MAX_DEPTH) return { path: [], message: DEPTH };
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const flaw = flawIn(value[at], depth + 1);
      if (flaw) return below(String(at), flaw);
    }
    return undefined;
  }
  for (const [name, item] of Object.entries(value)) {
    if (OBJECT_NAMES.has(name) || !isText(name)) return { path: [], message: NAME };
    const flaw = flawIn(item, depth + 1);
    if (flaw) return below(name, flaw);
  }
  return undefined;
}

function below(name: string, flaw: Flaw): Flaw {
  flaw.path.unshift(name);
  return flaw;
}

const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
