/** What the layout asks of a font. Widths are in parts of the size: a Chinese sign is 1 wide. */
export type Face = {
  /** Of one sign (code point). */
  readonly widthOf: (sign: string, bold: boolean) => number;
  /** Whether the font can draw the sign. */
  readonly has: (sign: string) => boolean;
};

export type Lettering = { readonly face: Face /** Points. */; readonly size: number; readonly bold?: boolean };

/** Stands in print for a sign that the font does not have (geta). */
export const MISSING = '〓';

/** Signs of scripts that are written without blanks. */
const isIdeograph = (sign: string): boolean => sign >= '\u2e80' && sign !== '\ufeff';

/** No line begins with these, nor ends with those. */
const CLOSING = new Set('，。、；：？！）》〉】〕」』”’…—～％·,.;:?!)]}>%');
const OPENING = new Set('（《〈【〔「『“‘([{<￥$');

/** Whether a line may end between two signs that follow each other. */
function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return false;
  if (before === ' ') return true;
  if (CLOSING.has(after) || OPENING.has(before)) return false;
  if (isIdeograph(before) || isIdeograph(after)) return true;
  return (before === '/' || before === '-') && /\p{L}/u.test(after);
}

/** Parts of a text between which a line may end; blanks stand at the end of their part. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let before: string | undefined;
  let part = '';
  for (const sign of text) {
    if (before !== undefined && mayBreak(before, sign)) {
      parts.push(part);
      part = '';
    }
    part += sign;
    before = sign;
  }
  if (part) parts.push(part);
  return parts;
}

/** Points that a text takes in one line. */
export function widthOf(text: string, { face, size, bold = false }: Lettering): number {
  let width = 0;
  for (const sign of text) width += face.widthOf(sign, bold);
  return width * size;
}

/** The widest part that cannot be broken: what a column needs so that no word is torn. */
export const widestPart = (text: string, lettering: Lettering): number =>
  text
    .split('\n')
    .flatMap(partsOf)
    .reduce((widest, part) => Math.max(widest, widthOf(part.trimEnd(), lettering)), 0);

/**
 * The lines of a text in a width of so many points: broken at blanks and between ideographs, a word that is longer than a line between any two signs.
 * Nothing is left away; a line holds at least one sign.
 */
export function wrap(text: string, width: number, lettering: Lettering): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), width, lettering));
}

function wrapLine(text: string, width: number, lettering: Lettering): string[] {
  if (widthOf(text, lettering) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const part of partsOf(text)) {
    const bare = widthOf(part.trimEnd(), lettering);
    if (line && taken + bare > width) {
      lines.push(line.trimEnd());
      line = '';
      taken = 0;
    }
    if (bare <= width) {
      line += part;
      taken += widthOf(part, lettering);
      continue;
    }
    for (const sign of part) {
      const own = widthOf(sign, lettering);
      if (line && taken + own > width) {
        lines.push(line);
        line = '';
        taken = 0;
      }
      line += sign;
      taken += own;
    }
  }
  if (line.trimEnd()) lines.push(line.trimEnd());
  return lines;
}

/** A text as the font can print it: signs it does not have are replaced and told to `missed`, those that are not seen go. */
export function printable(text: string, face: Face, missed: (sign: string) => void): string {
  let out = '';
  for (const sign of text.replaceAll('\r\n', '\n').replaceAll('\t', ' ')) {
    if (sign === '\n') out += sign;
    else if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(sign)) continue;
    else if (face.has(sign)) out += sign;
    else {
      missed(sign);
      out += MISSING;
    }
  }
  return out;
}
