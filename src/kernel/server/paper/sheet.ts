import type { Paper } from '../../paper/paper.ts';
import { type Face, type Lettering, widthOf } from './wrap.ts';

/** What is drawn on a page. Points from its upper left corner; of a text its upper left. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly bold?: boolean;
      readonly grey?: boolean;
    }
  | { readonly kind: 'line'; readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }
  | { readonly kind: 'shade'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'code'; readonly x: number; readonly y: number; readonly size: number; readonly content: string };

export type Sheet = { readonly width: number; readonly height: number; readonly marks: Mark[] };

const MM = 72 / 25.4;
const A4 = { short: 210 * MM, long: 297 * MM };
/** Around what is printed (ui.md 6.12). */
export const MARGIN = 12 * MM;
/** Kept for the foot, below what is printed. */
export const FOOT = 8 * MM;
/** Height of a line, in parts of its letters' size. */
export const LEADING = 1.4;

export const SIZES = { text: 9.5, table: 8.5, label: 8, heading: 10.5, title: 15, foot: 7.5 } as const;

/** Where one writes: the sheets so far, and how far down the last one is filled. */
export type Cursor = {
  readonly paper: Paper;
  readonly face: Face;
  /** Words of the paper as they are printed. */
  readonly say: (words: Paper['title']) => string;
  readonly sheets: Sheet[];
  y: number;
};

export const lettering = ({ face }: Pick<Cursor, 'face'>, size: number, bold = false): Lettering => ({
  face,
  size,
  bold,
});

export function newSheet(at: Cursor, across: boolean): void {
  const [width, height] = across ? [A4.long, A4.short] : [A4.short, A4.long];
  at.sheets.push({ width, height, marks: [] });
  at.y = MARGIN;
}

export function sheetOf({ sheets }: Pick<Cursor, 'sheets'>): Sheet {
  const sheet = sheets.at(-1);
  if (!sheet) throw new Error('nothing is written before the first sheet is begun');
  return sheet;
}

/** A further sheet of the same kind. */
export function nextSheet(at: Cursor): void {
  const { width, height } = sheetOf(at);
  newSheet(at, width > height);
}

export const innerWidth = (at: Cursor): number => sheetOf(at).width - 2 * MARGIN;
export const bottomOf = (at: Cursor): number => sheetOf(at).height - MARGIN - FOOT;

/** Begins a further sheet where so many points are not left, unless nothing stands on this one. */
export function ensure(at: Cursor, height: number): void {
  if (at.y + height > bottomOf(at) && at.y > MARGIN) nextSheet(at);
}

export function line(at: Cursor, x: number, y: number, toX: number, toY: number): void {
  sheetOf(at).marks.push({ kind: 'line', x, y, toX, toY });
}

type Written = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly grey?: boolean;
  readonly align?: 'left' | 'center' | 'right';
};

/** Lines below each other within a width. The caller has made room. */
export function write(at: Pick<Cursor, 'face' | 'sheets'>, lines: readonly string[], place: Written): void {
  const { x, y, width, size, bold, grey, align = 'left' } = place;
  const step = size * LEADING;
  const { marks } = sheetOf(at);
  for (const [i, text] of lines.entries()) {
    if (!text) continue;
    const left =
      align === 'left' ? 0 : (width - widthOf(text, lettering(at, size, bold))) / (align === 'center' ? 2 : 1);
    // Letters stand in the middle of the height of their line.
    marks.push({
      kind: 'text',
      x: x + left,
      y: y + i * step + (step - size) / 2,
      text,
      size,
      ...(bold && { bold }),
      ...(grey && { grey }),
    });
  }
}
