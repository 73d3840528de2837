import { date, decimal, int, money, month, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

const UNIT = { record: 'currencyId' } as const;
const sealed = { private: MARKET_PRICE } as const;

/** How much is to go in a month. */
export const longTermPeriod = defineResource({
  name: 'market.longTermPeriod',
  label: TEXT.periods,
  fields: {
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { required: true, min: 0, max: 9_999_999, unit: 't' }),
  },
});

/** From where to where, and what a tonne costs before it is adjusted. */
export const longTermRoute = defineResource({
  name: 'market.longTermRoute',
  label: TEXT.routes,
  fields: {
    loadPortId: ref('parameter.port', { zh: '装港', en: 'Load port' }, { required: true }),
    dischPortId: ref('parameter.port', { zh: '卸港', en: 'Discharge port' }, { required: true }),
    freight: money(
      { zh: '基准运价（每吨）', en: 'Base freight a tonne' },
      { min: 0, max: 999_999, unit: UNIT, ...sealed },
    ),
    distance: int({ zh: '里程', en: 'Distance' }, { min: 1, max: 30_000, unit: 'nm' }),
  },
});

/** What the mean price of a cycle moved the freight by, from a day on. */
export const longTermAdjustment = defineResource({
  name: 'market.longTermAdjustment',
  label: TEXT.adjustments,
  fields: {
    fromDay: date(TEXT.fromMonth, { required: true }),
    averagePrice: money(TEXT.average, { required: true, min: 0, max: 9_999_999, unit: UNIT, ...sealed }),
    steps: int(TEXT.steps, { min: -9999, max: 9999, ...sealed }),
    move: money(TEXT.move, { min: -999_999, max: 999_999, unit: UNIT, ...sealed }),
  },
});
