import type { Text } from '../../../kernel/text.ts';
import { type Axis, formatPosition, parsePosition } from '../../../kernel/value/position.ts';

type TypedPosition =
  | { readonly ok: true; readonly text: string; readonly hemisphere: string }
  | { readonly ok: false; readonly reason: Text; readonly converted: string | null };

/**
 * A position as it is typed beside its hemisphere: `31:14.06`, `31.14.06` or `31 14 06` (a phone's number pad has no colon), with or
 * without a letter. `converted` is what decimal minutes would come to, where that is what was meant.
 */
export function readPosition({
  typed,
  axis,
  hemisphere,
}: {
  typed: string;
  axis: Axis;
  hemisphere: string | null;
}): TypedPosition {
  const text = withColon(typed);
  const read = parsePosition({ text, axis, hemisphere });
  if (read.ok)
    return { ok: true, text: formatPosition(read.position).slice(0, -1), hemisphere: read.position.hemisphere };
  const prime = /\d\.\d+$/.test(stripLetter(text))
    ? parsePosition({ text: `${stripLetter(text)}'`, axis, hemisphere })
    : null;
  return { ok: false, reason: read.reason, converted: prime?.ok ? formatPosition(prime.position).slice(0, -1) : null };
}

/** The text without its hemisphere letter, and the letter if it carried one: stored positions do. */
export function splitLetter(text: string | null): { text: string | null; letter: string | null } {
  if (text === null) return { text, letter: null };
  const letter = /[NSEW]/i.exec(text)?.[0]?.toUpperCase() ?? null;
  return { text: stripLetter(text), letter };
}

const stripLetter = (text: string): string => text.replace(/[NSEW]/gi, '').trim();

function withColon(typed: string): string {
  return typed
    .trim()
    .replace(/^([NSEW]?\s*\d{1,3})[\s.°\-/](\d{1,2})[\s.'′\-/](\d{2})(\s*[NSEW]?)$/i, '$1:$2.$3$4')
    .replace(/^([NSEW]?\s*\d{1,3})[\s°](\d{1,2}(?:\.\d+)?['′]?\s*[NSEW]?)$/i, '$1:$2');
}
