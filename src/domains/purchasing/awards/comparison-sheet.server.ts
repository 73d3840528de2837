import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, type LayoutSheet, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { eq } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { personCards } from '../../identity/public.server.ts';
import { AWARD_TEXT as TEXT } from './award.text.ts';
import { type Compared, compare } from './compare.server.ts';

const MONEY = '#,##0.00';
const PRICE = '#,##0.000000';

/** Item by item what each supplier offers, the lowest in green; a second sheet holds the opening record and its rates. */
export async function comparisonSheet(ctx: Ctx, inquiryId: number): Promise<Download> {
  const compared = await compare(ctx, inquiryId);
  const stream = await writeLayout([comparison(ctx, compared), await openings(ctx, compared)]);
  const { inquiryNo } = compared.inquiry;
  return new Download({
    stream,
    filename: fileName(`${say(TEXT.comparison, ctx.lang)} ${inquiryNo}`, officeDay(ctx.now)),
    type: XLSX_TYPE,
  });
}

function comparison(ctx: Ctx, { inquiry, offers, lines }: Compared): LayoutSheet {
  const t = (text: Text): string => say(text, ctx.lang);
  const foot = (label: Text, of: (offer: (typeof offers)[number]) => LayoutCell): LayoutCell[] => [
    null,
    t(label),
    null,
    null,
    ...offers.flatMap((offer): LayoutCell[] => [null, null, of(offer), null]),
  ];
  return {
    name: t(TEXT.comparison),
    title: `${t(TEXT.comparison)} ${inquiry.inquiryNo} ${inquiry.title}`,
    about: t(TEXT.inBase),
    across: true,
    columns: [
      { head: t(TEXT.no), width: 6 },
      { head: t(TEXT.item), width: 32 },
      { head: t(TEXT.qty), width: 10, format: '#,##0.####' },
      { head: t(TEXT.unit), width: 8 },
      ...offers.flatMap(({ partner, currency }) => {
        const group = `${partner} (${currency})`;
        return [
          { group, head: t(TEXT.quotedPrice), width: 14, format: PRICE },
          { group, head: t(TEXT.netPrice), width: 14, format: PRICE },
          { group, head: t(TEXT.amount), width: 14, format: MONEY },
          { group, head: t(TEXT.leadDays), width: 8 },
        ];
      }),
    ],
    rows: [
      ...lines.map((line): LayoutCell[] => [
        line.lineNo,
        line.description,
        Number(line.qty),
        line.unit,
        ...offers.flatMap(({ quotationId }): LayoutCell[] => {
          const cell = line.cells.find((one) => one.quotationId === quotationId);
          if (!cell) return [t(TEXT.noQuote), null, null, null];
          const amount = Number(cell.amount);
          const lowest = line.lowest !== null && eq(cell.amount, line.lowest);
          return [
            Number(cell.unitPrice),
            Number(cell.netBase),
            lowest ? { value: amount, mark: 'good' as const } : amount,
            cell.leadDays,
          ];
        }),
      ]),
      foot(TEXT.goods, ({ goods }) => Number(goods)),
      foot(TEXT.freight, ({ freight }) => Number(freight)),
      foot(TEXT.total, ({ total }) => Number(total)),
      foot(TEXT.rank, ({ rank }) => rank),
    ],
  };
}

/** Who opened which round when, at which rates, and what each quotation had proved of itself. */
async function openings(ctx: Ctx, { inquiry, quotes, offers }: Compared): Promise<LayoutSheet> {
  const t = (text: Text): string => say(text, ctx.lang);
  const { rounds } = inquiry;
  const cards = await personCards(
    ctx,
    rounds.flatMap(({ openedBy }) => openedBy ?? []),
  );
  const rows: LayoutCell[][] = rounds.map(({ roundNo, deadline, openedAt, openedBy, rates }) => [
    `${t(TEXT.round)} ${roundNo}`,
    deadline,
    openedAt,
    (openedBy && cards.get(openedBy)?.name) || null,
    rates,
  ]);
  for (const quote of quotes.values())
    rows.push([
      quote.quoteNo,
      offers.find(({ quotationId }) => quotationId === quote.id)?.partner ?? null,
      quote.submittedAt,
      quote.receiptNo,
      quote.payloadHash,
    ]);
  return {
    name: t(TEXT.opening),
    title: t(TEXT.opening),
    about: t(TEXT.openingAbout),
    across: true,
    columns: [
      { head: t(TEXT.what), width: 20 },
      { head: t(TEXT.deadlineOrSupplier), width: 28 },
      { head: t(TEXT.openedOrSubmitted), width: 26 },
      { head: t(TEXT.byOrReceipt), width: 22 },
      { head: t(TEXT.ratesOrDigest), width: 68 },
    ],
    rows,
  };
}
