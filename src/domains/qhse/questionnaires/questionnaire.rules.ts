import type { Scale, Scheme } from './questionnaire-words.text.ts';

/** Schemes whose scale is theirs: SIRE 2.0 grades, the others are answered by yes, no, not seen, not applicable. */
const FIXED: Partial<Readonly<Record<Scheme, Scale>>> = {
  SIRE2: 'GRADED',
  VIQ7: 'YES_NO',
  CDI: 'YES_NO',
  RISQ: 'YES_NO',
};

/** What a scheme is answered by unless its company says otherwise. */
export const scaleOf = (scheme: Scheme): Scale => FIXED[scheme] ?? 'YES_NO';

/** Whether a scheme may be answered by a scale. */
export const isScaleOf = (scheme: Scheme, scale: Scale): boolean => (FIXED[scheme] ?? scale) === scale;

/** Behind all numbers, before which a part that is missing stands. */
const BEHIND = 1_000_000_000;

function placeOf(part: string): number {
  if (part === '') return -1;
  return /^\d{1,9}$/.test(part) ? Number(part) : BEHIND;
}

/** The order of numbers such as 5.2.10, each part by itself: 5.2 before 5.10, 5 before 5.1. */
export function byNumber(a: string, b: string): number {
  const [one, other] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(one.length, other.length); i += 1) {
    const [x, y] = [one[i] ?? '', other[i] ?? ''];
    if (x === y) continue;
    return placeOf(x) - placeOf(y) || (x < y ? -1 : 1);
  }
  return 0;
}
