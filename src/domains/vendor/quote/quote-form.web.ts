import { bool, choice, computed, date, decimal, int, money, share, text } from '../../../kernel/resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../../kernel/resource/resource.ts';
import { div, isPositive, type MaybeDecimal, mul, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { FREIGHT_MODES, LINE_STATES, OFFERED_SOURCES } from '../../purchasing/public.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import type { InvitationDetailView } from './vendor.calls.ts';

type Values = Readonly<Record<string, unknown>>;
type Line = {
  readonly lineState?: unknown;
  readonly unitPrice?: MaybeDecimal;
  readonly discountPct?: MaybeDecimal;
  readonly factor?: MaybeDecimal;
  readonly asked?: MaybeDecimal;
};

/** Of one line in the currency of the quotation: the asked quantity in the offered unit at its price, less its discount. */
export function lineAmount({ lineState, unitPrice, discountPct, factor, asked }: Line): string | null {
  if (lineState === 'NO_QUOTE' || !isPositive(unitPrice)) return null;
  const offered = div(orZero(asked), isPositive(factor) ? factor! : '1')!;
  const share = div(sub('100', orZero(discountPct)), '100')!;
  return round(mul(mul(offered, unitPrice!), share), 2);
}

/** What a quotation comes to as it stands in the form (vendor blueprint 5.1); freight apart. */
export function quoteTotals(values: Values): { goods: string; freight: string; total: string } {
  const rows = (values.lines ?? []) as readonly Line[];
  const share = div(sub('100', orZero(values.orderDiscountPct as MaybeDecimal)), '100')!;
  const goods = round(sum(rows.map((row) => round(mul(orZero(lineAmount(row)), share), 2))) ?? '0', 2);
  const freight = values.freightMode === 'INCLUDED' ? '0' : orZero(values.freight as MaybeDecimal);
  return { goods, freight: round(freight, 2), total: round(sum([goods, freight]) ?? '0', 2) };
}

const options = (rows: readonly { id: number; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [String(id), { zh: name, en: name }]));

/** The form of a quotation as this inquiry allows it: its currencies and units are the choices. */
export function quoteForm({ currencies, units, validFrom }: InvitationDetailView): AnyResource {
  const line = defineResource({
    name: 'vendor.quoteFormLine',
    label: TEXT.lines,
    fields: {
      item: computed('text', TEXT.item),
      spec: computed('text', TEXT.spec),
      wanted: computed('text', TEXT.qty),
      deliver: computed('text', TEXT.deliver),
      lineState: choice(LINE_STATES, TEXT.lineState, { required: true, default: 'QUOTED' }),
      unitPrice: decimal(TEXT.unitPrice, 6, { min: 0, max: 999_999_999 }),
      discountPct: decimal(TEXT.discount, 2, { min: 0, max: 100 }),
      amount: computed({ scale: 2 }, TEXT.amount, { from: (row: Line) => lineAmount(row) }),
      unitId: choice(options(units), TEXT.offeredUnit),
      factor: decimal(TEXT.factor, 4, { min: 0, max: 999_999 }),
      leadDays: int(TEXT.leadDays, { min: 0, max: 999 }),
      partSource: choice(OFFERED_SOURCES, TEXT.partSource),
      maker: text(TEXT.maker, { max: 100 }),
      origin: text(TEXT.origin, { max: 60 }),
      remark: text(TEXT.remark, { max: 200 }),
    },
  });
  return defineResource({
    name: 'vendor.quoteForm',
    label: TEXT.area,
    fields: {
      vendorRef: text(TEXT.vendorRef, { required: true, max: 50 }),
      currencyId: choice(options(currencies.map(({ id, code }) => ({ id, name: code }))), TEXT.currency, {
        required: true,
      }),
      validUntil: date(TEXT.validUntil, { required: true, help: helpOf(TEXT.validFrom, { day: validFrom }) }),
      taxIncluded: bool(TEXT.taxIncluded, { default: false }),
      taxRate: share(TEXT.taxRate),
      orderDiscountPct: decimal(TEXT.orderDiscount, 2, { min: 0, max: 99.99 }),
      freightMode: choice(FREIGHT_MODES, TEXT.freightMode, { default: 'INCLUDED' }),
      freight: money(TEXT.freight, { min: 0 }),
      leadDays: int(TEXT.leadDays, { required: true, min: 0, max: 999 }),
      remark: text(TEXT.remark, { variant: 'long', max: 1000 }),
      lines: lines(line, TEXT.lines),
    },
    form: [
      {
        title: TEXT.terms,
        rows: [
          ['vendorRef', 'currencyId', 'validUntil'],
          ['taxIncluded', 'taxRate', 'orderDiscountPct'],
          ['freightMode', 'freight', 'leadDays'],
          ['remark'],
        ],
      },
      { title: TEXT.lines, rows: [['lines']] },
    ],
  });
}

const helpOf = (text: { zh: string; en: string }, values: Record<string, string>) => {
  const said = t(text, values);
  return { zh: said, en: said };
};

const asked = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** What the form begins with: what was asked beside what is written. */
export function formValues({ lines: wanted, quote }: InvitationDetailView): Record<string, unknown> {
  const values: Values = quote?.values ?? {};
  const written = (quote?.values.lines ?? []) as readonly Values[];
  return {
    ...values,
    currencyId: asked(values.currencyId),
    lines: wanted.map((line) => {
      const own = written.find(({ lineNo }) => lineNo === line.lineNo) ?? {};
      return {
        ...own,
        item: [`${line.lineNo}.`, line.description].join(' '),
        spec: [line.spec, line.partSource === 'OEM' ? t(TEXT.original) : null].filter(Boolean).join(' · '),
        wanted: `${Number(line.qty)} ${line.unit}`,
        asked: line.qty,
        deliver: line.sources
          .map(({ ship, port, needBy, qty }) => [ship, port, needBy, Number(qty)].filter(Boolean).join(' '))
          .join(t(TEXT.semicolon)),
        unitId: asked(own.unitId ?? line.unitId),
      };
    }),
  };
}

const number = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

/** What is sent: the written values alone, references as numbers. */
export function sentValues(values: Values): Record<string, unknown> {
  const { lines: rows, currencyId, ...head } = values;
  const names = [
    'vendorRef',
    'taxIncluded',
    'taxRate',
    'orderDiscountPct',
    'freightMode',
    'freight',
    'leadDays',
    'validUntil',
    'remark',
  ];
  const line = [
    'lineState',
    'unitPrice',
    'discountPct',
    'factor',
    'leadDays',
    'partSource',
    'maker',
    'origin',
    'remark',
  ];
  const pick = (from: Values, of: readonly string[]) =>
    Object.fromEntries(of.map((name) => [name, from[name] ?? null]));
  return {
    ...pick(head, names),
    currencyId: number(currencyId),
    lines: ((rows ?? []) as readonly Values[]).map((row) => ({
      id: row.id,
      ...pick(row, line),
      unitId: number(row.unitId),
    })),
  };
}
