import { type Paper, type PaperBlock, type PaperFact, type PaperSignature, wordsOn } from '../../paper/paper.ts';
import {
  bottomOf,
  type Cursor,
  ensure,
  innerWidth,
  LEADING,
  lettering,
  line,
  MARGIN,
  newSheet,
  type Sheet,
  SIZES,
  sheetOf,
  write,
} from './sheet.ts';
import { drawTable, tableStart } from './table.ts';
import { type Face, MISSING, printable, wrap } from './wrap.ts';

const CODE = 64;
const GAP = 10;
/** Room to sign by hand. */
const SIGNING = 34;
const PLACES_IN_A_ROW = 4;
/** Around a heading. */
const ABOVE = 4;
const BELOW = 3;
/** A label and its value, with what stands between blocks. */
const HEADED = 46;
/** The head of a table and its first row are never higher, but where a word of them is as long as a column is narrow. */
const NEAR_FOOT = 260;

/** The sheets of a paper with all that stands on them but their feet, which say how many there are. */
export function layOut(paper: Paper, face: Face): Sheet[] {
  const missed = new Set<string>();
  const say: Cursor['say'] = (words) => printable(wordsOn(words, paper.language), face, (sign) => missed.add(sign));
  const at: Cursor = { paper, face, say, sheets: [], y: 0 };
  newSheet(at, paper.across ?? false);
  drawHead(at);
  for (const [i, block] of paper.blocks.entries()) drawBlock(at, block, paper.blocks[i + 1]);
  if (missed.size > 0) drawMissed(at, missed);
  return at.sheets;
}

function drawHead(at: Cursor): void {
  const { company, title, number, link } = at.paper;
  const top = at.y;
  const width = innerWidth(at) - (link ? CODE + GAP : 0);
  if (link)
    sheetOf(at).marks.push({ kind: 'code', x: MARGIN + innerWidth(at) - CODE, y: top, size: CODE, content: link });
  const parts = [
    company && { text: at.say(company), size: SIZES.text },
    { text: at.say(title), size: SIZES.title, bold: true },
    number && { text: at.say(number), size: SIZES.text },
  ].filter((part) => typeof part === 'object');
  for (const part of parts) drawLines(at, part.text, { ...part, width });
  at.y = Math.max(at.y, link ? top + CODE : 0) + 6;
  line(at, MARGIN, at.y, MARGIN + innerWidth(at), at.y);
  at.y += GAP;
}

type Drawn = { readonly size: number; readonly bold?: boolean; readonly grey?: boolean; readonly width?: number };

/** Text over as many sheets as it takes. */
function drawLines(at: Cursor, text: string, { width = innerWidth(at), ...how }: Drawn): void {
  for (const one of wrap(text, width, lettering(at, how.size, how.bold))) {
    ensure(at, how.size * LEADING);
    write(at, [one], { x: MARGIN, y: at.y, width, ...how });
    at.y += how.size * LEADING;
  }
}

/** What a heading needs of the block below it, so that it never stands alone at the foot; only asked where little is left. */
function headed(at: Cursor, next: PaperBlock | undefined): number {
  const near = bottomOf(at) - at.y < NEAR_FOOT;
  return near && next?.kind === 'table' ? Math.max(HEADED, tableStart(at, next)) : HEADED;
}

function drawBlock(at: Cursor, block: PaperBlock, next: PaperBlock | undefined): void {
  switch (block.kind) {
    case 'heading':
      ensure(at, ABOVE + SIZES.heading * LEADING + BELOW + headed(at, next));
      at.y += at.y > MARGIN ? ABOVE : 0;
      drawLines(at, at.say(block.text), { size: SIZES.heading, bold: true });
      at.y += BELOW;
      return;
    case 'facts':
      drawFacts(at, block.facts, block.columns ?? 3);
      return;
    case 'table':
      drawTable(at, block);
      return;
    case 'paragraph':
      drawLines(at, at.say(block.text), { size: SIZES.text });
      at.y += 5;
      return;
    case 'note':
      drawLines(at, at.say(block.text), { size: SIZES.label, grey: true });
      at.y += 4;
      return;
    case 'signatures':
      drawSignatures(at, block.signatures);
      return;
    case 'page':
      newSheet(at, block.across ?? at.paper.across ?? false);
      return;
  }
}

/** Facts in rows of so many; a wide one has a row to itself. */
export function factRows(facts: readonly PaperFact[], columns: number): PaperFact[][] {
  const rows: PaperFact[][] = [];
  let open: PaperFact[] | undefined;
  for (const fact of facts) {
    if (fact.wide || !open || open.length === columns) {
      open = [];
      rows.push(open);
    }
    open.push(fact);
    if (fact.wide) open = undefined;
  }
  return rows;
}

function drawFacts(at: Cursor, facts: readonly PaperFact[], columns: number): void {
  const step = (innerWidth(at) + GAP) / columns;
  for (const row of factRows(facts, columns)) {
    const cells = row.map((fact, i) => {
      const width = fact.wide ? innerWidth(at) : step - GAP;
      return {
        x: MARGIN + i * step,
        width,
        label: wrap(at.say(fact.label), width, lettering(at, SIZES.label)),
        value: wrap(at.say(fact.value), width, lettering(at, SIZES.text)),
      };
    });
    const labels = Math.max(...cells.map(({ label }) => label.length)) * SIZES.label * LEADING;
    const heights = cells.map(({ value }) => labels + value.length * SIZES.text * LEADING);
    const height = Math.max(...heights);
    const [first] = cells;
    if (first && height > bottomOf(at) - MARGIN) {
      drawLongFact(at, cells);
      continue;
    }
    ensure(at, height);
    for (const { x, width, label, value } of cells) {
      write(at, label, { x, y: at.y, width, size: SIZES.label, grey: true });
      write(at, value, { x, y: at.y + labels, width, size: SIZES.text });
    }
    at.y += height + 4;
  }
  at.y += 2;
}

/** Values that no sheet holds: each by itself, carried on from sheet to sheet. */
function drawLongFact(at: Cursor, cells: readonly { label: string[]; value: string[] }[]): void {
  for (const { label, value } of cells) {
    ensure(at, 46);
    drawLines(at, label.join('\n'), { size: SIZES.label, grey: true });
    drawLines(at, value.join('\n'), { size: SIZES.text });
    at.y += 4;
  }
}

function drawSignatures(at: Cursor, signatures: readonly PaperSignature[]): void {
  const step = (innerWidth(at) + GAP) / PLACES_IN_A_ROW;
  const width = step - GAP;
  for (let from = 0; from < signatures.length; from += PLACES_IN_A_ROW) {
    const row = signatures.slice(from, from + PLACES_IN_A_ROW).map(({ place, name, at: when }) => ({
      place: wrap(at.say(place), width, lettering(at, SIZES.label)),
      signed: wrap([name && at.say(name), when].filter(Boolean).join('\n'), width, lettering(at, SIZES.text)),
    }));
    const places = Math.max(...row.map(({ place }) => place.length)) * SIZES.label * LEADING;
    const signed = Math.max(SIGNING, ...row.map((one) => one.signed.length * SIZES.text * LEADING));
    ensure(at, GAP + places + signed);
    at.y += GAP;
    for (const [i, one] of row.entries()) {
      const x = MARGIN + i * step;
      write(at, one.place, { x, y: at.y, width, size: SIZES.label, grey: true });
      const lower = at.y + places + signed;
      write(at, one.signed, { x, y: lower - one.signed.length * SIZES.text * LEADING, width, size: SIZES.text });
      line(at, x, lower, x + width, lower);
    }
    at.y += places + signed + 4;
  }
}

/** Rare signs in names that the font lacks: what stands for them is said, so that nobody takes it for the name. */
function drawMissed(at: Cursor, missed: ReadonlySet<string>): void {
  const codes = [...missed]
    .map((sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ');
  const text = {
    zh: `${MISSING}：字体中没有的字（${codes}）`,
    en: `${MISSING}: a sign that the font does not have (${codes})`,
  };
  drawLines(at, at.say(text), { size: SIZES.label, grey: true });
}

export type Foot = { readonly number?: string; readonly hash: string; readonly printed: string };

/** The feet of all sheets: the document, the hash of what it says, who printed it when, and page of pages. */
export function drawFeet(sheets: readonly Sheet[], face: Face, { number, hash, printed }: Foot): void {
  const left = [number, hash, printed].filter(Boolean).join('   ');
  for (const [i, sheet] of sheets.entries()) {
    const at = { sheets: [sheet], face };
    const place = {
      x: MARGIN,
      y: sheet.height - MARGIN - SIZES.foot * LEADING,
      width: sheet.width - 2 * MARGIN,
      size: SIZES.foot,
      grey: true,
    };
    write(at, [printable(left, face, () => undefined)], place);
    write(at, [`${i + 1} / ${sheets.length}`], { ...place, align: 'right' });
  }
}
