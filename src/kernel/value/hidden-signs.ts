/**
 * Signs that are not seen but change what is: control characters, those that turn the direction of writing (U+202E and its like),
 * joiners of no width, separators of lines. A name that holds them can look like another.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

export const hasHiddenSigns = (text: string): boolean => HIDDEN.test(text);

export const withoutHiddenSigns = (text: string): string => text.replace(ALL_HIDDEN, '');
