import type { Text } from '../../../kernel/text.ts';
import { type Axis, formatPosition, parsePosition } from '../../../kernel/value/position.ts';

type TypedPosition =
  | { readonly ok: true; readonly text: string; readonly hemisphere: string }
  | { readonly ok: false; readonly reason: Text; readonly converted: string | null };

/**
 * A position as it is typed beside its hemisphere, in any of its forms (a phone's number pad has no colon), with or without a letter. `converted` is what decimal minutes would come to, where that is what was meant.
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
  const text = typed.trim();
  const read = parsePosition({ text, axis, hemisphere });
  if (read.ok)
    return { ok: true, text: formatPosition(read.position).slice(0, -1), hemisphere: read.position.hemisphere };
  const prime = /\d\.\d+$/.test(stripLetter(text))
    ? parsePosition({ text: `${stripLetter(text)}'`, axis, hemisphere })
    : null;
  return { ok: false, reason: read.reason, converted: prime?.ok ? formatPosition(prime.position).slice(0, -1) : null };
}

/**
 * Whether nothing more can follow: degrees, minutes and seconds as digits alone, `170230` or `1214530`. Behind a point further digits
 * would turn seconds into thousandths of a minute, so such a position is never taken for complete.
 */
export const isWholePosition = (typed: string, axis: Axis): boolean =>
  (axis === 'latitude' ? /^\d{6}$/ : /^\d{7}$/).test(typed);

/** The hemisphere that a key chooses; nothing for other keys. */
export function hemisphereOf(key: string, axis: Axis): string | undefined {
  const letter = key.toUpperCase();
  return (axis === 'latitude' ? ['N', 'S'] : ['E', 'W']).find((one) => one === letter);
}

/** The text without its hemisphere letter, and the letter if it carried one: stored positions do. */
export function splitLetter(text: string | null): { text: string | null; letter: string | null } {
  if (text === null) return { text, letter: null };
  const letter = /[NSEW]/i.exec(text)?.[0]?.toUpperCase() ?? null;
  return { text: stripLetter(text), letter };
}

const stripLetter = (text: string): string => text.replace(/[NSEW]/gi, '').trim();
