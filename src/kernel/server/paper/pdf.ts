import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import Pdf from 'pdfkit';
import QRCode from 'qrcode';
import type { Paper } from '../../paper/paper.ts';
import { wordsOn } from '../../paper/paper.ts';
import { drawFeet, type Foot, layOut } from './layout.ts';
import type { Mark, Sheet } from './sheet.ts';
import type { Face } from './wrap.ts';

/** Knows the library and the font. Loaded in the thread of `pdf-thread.ts` alone, so that an idle server stays small. */
const FONT = '@expo-google-fonts/noto-sans-sc';
const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`${FONT}/${name}`));
const FONTS = {
  plain: fontFile('400Regular/NotoSansSC_400Regular.ttf'),
  bold: fontFile('700Bold/NotoSansSC_700Bold.ttf'),
} as const;

const LINE = { width: 0.5, color: '#888888' };
/** The font's ascent reaches over its letters by so much of the size, which the layout does not count. */
const OVER = 0.22;
const INK = { text: '#000000', grey: '#555555', shade: '#f0f2f5', mark: '#999999' };
/** Of the mark that stands slantwise over a page: in parts of the page's width, degrees. */
const MARK = { size: 0.12, angle: -35, opacity: 0.18 };

/** The bytes of a paper as PDF; fonts are embedded with the signs that it uses. `at` is the moment it says it was made. */
export async function pdfOf(paper: Paper, foot: Foot, at: Date): Promise<Buffer> {
  const pdf = new Pdf({
    autoFirstPage: false,
    info: { Title: wordsOn(paper.title, paper.language), CreationDate: at, ModDate: at },
    lang: paper.language === 'en' ? 'en' : 'zh-CN',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  pdf.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold);
  const face = openFace();
  const sheets = layOut(paper, face);
  drawFeet(sheets, face, foot);
  const mark = paper.mark && wordsOn(paper.mark, paper.language);
  for (const sheet of sheets) drawSheet(pdf, sheet, mark, face);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

/** Widths of signs, each looked up once. */
function openFace(): Face {
  const open = (file: string) => {
    const font = openSync(file);
    if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds no single font`);
    const widths = new Map<string, number>();
    const widthOf = (sign: string): number => {
      const known = widths.get(sign);
      if (known !== undefined) return known;
      const width = font.glyphForCodePoint(sign.codePointAt(0)!).advanceWidth / font.unitsPerEm;
      widths.set(sign, width);
      return width;
    };
    return { widthOf, has: (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0)!) };
  };
  const [plain, bold] = [open(FONTS.plain), open(FONTS.bold)];
  return { widthOf: (sign, isBold) => (isBold ? bold : plain).widthOf(sign), has: plain.has };
}

type Document = InstanceType<typeof Pdf>;

function drawSheet(pdf: Document, sheet: Sheet, mark: string | undefined, face: Face): void {
  pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
  if (mark) drawMark(pdf, sheet, mark, face);
  for (const one of sheet.marks)
    if (one.kind === 'shade') pdf.rect(one.x, one.y, one.width, one.height).fill(INK.shade);
  let lines = 0;
  for (const one of sheet.marks) {
    if (one.kind !== 'line') continue;
    pdf.moveTo(one.x, one.y).lineTo(one.toX, one.toY);
    lines += 1;
  }
  if (lines > 0) pdf.lineWidth(LINE.width).stroke(LINE.color);
  for (const one of sheet.marks) {
    if (one.kind === 'text') drawText(pdf, one);
    else if (one.kind === 'code') drawCode(pdf, one);
  }
}

function drawText(pdf: Document, { x, y, text, size, bold, grey }: Extract<Mark, { kind: 'text' }>): void {
  // The library puts the top of the font's box there, which is half again as high as its letters.
  pdf
    .font(bold ? 'bold' : 'plain', size)
    .fillColor(grey ? INK.grey : INK.text)
    .text(text, x, y - size * OVER, { lineBreak: false });
}

function drawMark(pdf: Document, { width, height }: Sheet, mark: string, face: Face): void {
  let wide = 0;
  for (const sign of mark) wide += face.widthOf(sign, true);
  const size = Math.min(width * MARK.size, (width * 0.9) / wide);
  pdf
    .save()
    .rotate(MARK.angle, { origin: [width / 2, height / 2] })
    .opacity(MARK.opacity)
    .font('bold', size)
    .fillColor(INK.mark)
    .text(mark, (width - wide * size) / 2, height / 2 - size, { lineBreak: false })
    .restore();
}

/** The QR code as squares, so that it is sharp at any size; four modules of white around it are the paper's own. */
function drawCode(pdf: Document, { x, y, size, content }: Extract<Mark, { kind: 'code' }>): void {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pdf.rect(x + column * step, y + row * step, step, step);
  pdf.fill(INK.text);
}
