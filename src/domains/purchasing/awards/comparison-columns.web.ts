import { choice, computed, text } from '../../../kernel/resource/field.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import type { GridColumn, GridRow } from '../../../kernel/web/grid/column.ts';
import type { Mark } from '../../../kernel/web/grid/grid-context.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { AWARD_TEXT as TEXT } from './award.text.ts';
import type { Comparison } from './comparison.calls.ts';

const price = (name: string, label: keyof typeof TEXT, group?: string): GridColumn => ({
  name,
  field: computed({ scale: 6 }, TEXT[label] as { zh: string; en: string }),
  width: 118,
  ...(group && { group }),
});

/** An item a row; of each supplier the net price, the amount and the price with its freight. */
export function comparisonColumns({ offers }: Comparison, manual: boolean): readonly GridColumn[] {
  const winners = Object.fromEntries(
    offers.map(({ quotationId, partner }) => [quotationId, { zh: partner, en: partner }]),
  );
  return [
    { name: 'lineNo', field: computed('int', TEXT.no), width: 52, frozen: true },
    { name: 'item', field: computed('text', TEXT.item), width: 220, frozen: true },
    { name: 'qty', field: computed('text', TEXT.qty), width: 96, frozen: true },
    ...(manual
      ? [
          { name: 'winner', field: choice(winners, TEXT.winner), width: 180 },
          { name: 'reason', field: text(TEXT.reason, { max: 200 }), width: 160 },
        ]
      : []),
    price('lastPrice', 'last'),
    ...offers.flatMap(({ quotationId, partner, currency }): GridColumn[] => {
      const group = `${partner} (${currency})`;
      return [
        price(`net-${quotationId}`, 'netPrice', group),
        {
          name: `amount-${quotationId}`,
          field: computed({ scale: 2 }, TEXT.amount),
          group,
          width: 118,
          total: true,
        },
        price(`landed-${quotationId}`, 'landed', group),
        { name: `days-${quotationId}`, field: computed('int', TEXT.leadDays), group, width: 76 },
      ];
    }),
  ].map((column) => ({ ...column, label: t(column.field.label) }));
}

export const comparisonRows = ({ lines }: Comparison): GridRow[] =>
  lines.map(({ lineNo, description, spec, qty, unit, lastPrice, cells }) => ({
    id: lineNo,
    lineNo,
    item: [description, spec].filter(Boolean).join(' '),
    qty: `${formatDecimal(qty)} ${unit}`,
    lastPrice,
    winner: null,
    reason: null,
    ...Object.fromEntries(
      cells.flatMap(({ quotationId, netBase, amount, landed, leadDays }) => [
        [`net-${quotationId}`, netBase],
        [`amount-${quotationId}`, amount],
        [`landed-${quotationId}`, landed],
        [`days-${quotationId}`, leadDays],
      ]),
    ),
  }));

/** The lowest offer of a line is green; what its supplier says about it stands in the note. */
export function markAt({ lines }: Comparison, row: GridRow, name: string): Mark | undefined {
  const [what, id] = name.split('-');
  if (what !== 'amount' || !id) return undefined;
  const line = lines.find(({ lineNo }) => lineNo === row.id);
  const cell = line?.cells.find(({ quotationId }) => quotationId === Number(id));
  if (!cell) return undefined;
  if (line?.lowest === cell.amount) return { tone: 'green', note: t(TEXT.lowest) };
  return cell.remark ? { tone: 'blue', note: cell.remark } : undefined;
}
