import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { CertificateMatrix } from './certificate.server.ts';
import { LAMPS, CERTIFICATE_TEXT as TEXT } from './certificate-words.text.ts';

/** How a day is marked: what ends soon, and what has ended or ends within thirty days. */
const MARKS = { AMBER: 'warn', RED: 'bad', BLACK: 'bad' } as const;

/** The matrix with the day until which each paper holds. */
export async function certificateSheet(ctx: Ctx, { kinds, rows }: CertificateMatrix): Promise<Download> {
  const t = (text: Text): string => say(text, ctx.lang);
  const cell = (row: CertificateMatrix['rows'][number], code: string): LayoutCell => {
    const mark = row.marks.find(({ certKind }) => certKind === code);
    if (!mark) return null;
    const value = mark.validTo ?? t(LAMPS[mark.lamp]);
    return mark.lamp === 'GREEN' ? value : { value, mark: MARKS[mark.lamp] };
  };
  const stream = await writeLayout([
    {
      name: t(TEXT.title),
      title: t(TEXT.title),
      about: officeDay(ctx.now),
      across: true,
      columns: [{ head: t(TEXT.ship), width: 20 }, ...kinds.map(({ name }) => ({ head: name, width: 14 }))],
      rows: rows.map((row) => [row.ship, ...kinds.map(({ code }) => cell(row, code))]),
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.title), officeDay(ctx.now)), type: XLSX_TYPE });
}
