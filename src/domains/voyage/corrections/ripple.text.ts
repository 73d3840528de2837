import type { Text } from '../../../kernel/text.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { emissionYear } from '../emission/years/emission-year.resource.ts';
import { laytime } from '../laytime/laytime.resource.ts';
import { oilMonthGrade } from '../oil-cost/oil-month.resource.ts';
import { OIL_ROW_TEXT } from '../reports/oil.text.ts';

/** What a correction may move beside the report itself, in the order in which it is told. */
export const RIPPLE_AREAS = ['STOCK', 'MONTH', 'COST', 'CII', 'LAYTIME', 'CLAIM'] as const;
export type RippleArea = (typeof RIPPLE_AREAS)[number];

export const AREA_TEXT: Readonly<Record<RippleArea, Text>> = {
  STOCK: { zh: '存量', en: 'Stocks' },
  MONTH: { zh: '财务油耗', en: 'Months of the oil books' },
  COST: { zh: '航次油耗成本', en: 'Oil cost of voyages' },
  CII: { zh: '能耗与碳强度', en: 'Energy and CII' },
  LAYTIME: { zh: '滞期费计算单', en: 'Laytime statements' },
  CLAIM: { zh: '索赔', en: 'Claims' },
};

/** The kind of record whose page shows what moves. */
export const AREA_RECORD: Readonly<Record<RippleArea, string>> = {
  STOCK: 'voyage.report',
  MONTH: 'voyage.oilMonth',
  COST: 'voyage.voyage',
  CII: 'voyage.emissionYear',
  LAYTIME: 'voyage.laytime',
  CLAIM: 'market.claim',
};

type MeasureShape = {
  readonly label: Text;
  /** Places after the point; null where it is no figure. */
  readonly places: number | null;
  readonly unit: string | null;
  /** Quantities and money, of which what is not there is none. */
  readonly adds: boolean;
};

const quantity = (label: Text, places: number, unit: string | null): MeasureShape => ({
  label,
  places,
  unit,
  adds: true,
});
const tonnes = (label: Text): MeasureShape => quantity(label, 3, 't');
const inBooks = (label: Text): MeasureShape => quantity(label, 2, BASE_CURRENCY);
const rate = (label: Text, places: number, unit: string | null): MeasureShape => ({ label, places, unit, adds: false });
/** Of a statement, unknown while a time or a term is missing; money in the currency of the record. */
const time = (label: Text): MeasureShape => rate(label, 2, 'h');
const due = (label: Text): MeasureShape => rate(label, 2, null);
const word = (label: Text): MeasureShape => ({ label, places: null, unit: null, adds: false });

const grade = oilMonthGrade.fields;
const year = emissionYear.fields;
const stay = laytime.fields;

/** What is compared, called as on the page where it stands. */
export const MEASURES = {
  lastStock: tonnes(OIL_ROW_TEXT.LAST_STOCK),
  adjust: tonnes(OIL_ROW_TEXT.ADJUST),
  stock: tonnes({ zh: '本次存量', en: 'Stock on board' }),
  opening: tonnes(grade.opening.label),
  openingAmount: inBooks(grade.openingAmount.label),
  received: tonnes(grade.received.label),
  receivedAmount: inBooks(grade.receivedAmount.label),
  issued: tonnes(grade.issued.label),
  issuedAmount: inBooks(grade.issuedAmount.label),
  adjusted: tonnes(grade.adjusted.label),
  adjustedAmount: inBooks(grade.adjustedAmount.label),
  closing: tonnes(grade.closing.label),
  closingAmount: inBooks(grade.closingAmount.label),
  oilCost: inBooks({ zh: '油耗成本', en: 'Oil cost' }),
  tonnes: tonnes(year.tonnes.label),
  co2: quantity(year.co2.label, 2, 't'),
  distance: quantity(year.distance.label, 1, 'nm'),
  hours: quantity(year.hours.label, 2, 'h'),
  attained: rate(year.attained.label, 3, 'g/(t·nm)'),
  ratio: rate(year.ratio.label, 4, null),
  rating: word(year.rating.label),
  usedTotal: time(stay.usedTotal.label),
  savedHours: time(stay.savedHours.label),
  demurrageHours: time(stay.demurrageHours.label),
  demurrageAmount: due(stay.demurrageAmount.label),
  netAmount: due(stay.netAmount.label),
  despatchAmount: due(stay.despatchAmount.label),
  claimDue: word(stay.claimDue.label),
  claimNet: due({ zh: '索赔净额', en: 'Net amount' }),
} as const satisfies Record<string, MeasureShape>;

export type Measure = keyof typeof MEASURES;

export const RIPPLE_TEXT = {
  title: { zh: '连带变化', en: 'What moves with it' },
  working: { zh: '正在试算', en: 'Trying it out' },
  failed: { zh: '连带变化没有试算成功', en: 'What moves with it could not be worked out' },
  nothing: {
    zh: '存量、成本、碳强度、滞期费和索赔均不变',
    en: 'Stocks, costs, CII, laytime and claims stay as they are',
  },
  record: { zh: '记录', en: 'Record' },
  item: { zh: '项目', en: 'Figure' },
  old: { zh: '现在', en: 'Now' },
  new: { zh: '生效后', en: 'Afterwards' },
  by: { zh: '差值', en: 'Difference' },
  unit: { zh: '（{unit}）', en: ' ({unit})' },
  later: {
    zh: '{n} 份后续报告随之变化，列出前 {shown} 份',
    en: '{n} later reports move with it, the first {shown} are listed',
  },
  closedMonth: {
    zh: '{name} 已结账，账面不变；差异记入 {into}',
    en: '{name} is closed and stands; the difference goes into {into}',
  },
  approvedYear: {
    zh: '{name} 年度能耗已批准，数据不变',
    en: 'The emission year {name} is approved: its figures stand',
  },
  drawnAnew: {
    zh: '按更正后的动态报和原条款重算；已有的计算单和索赔不自动改写',
    en: 'Drawn up anew of the corrected reports on the same terms; statements and claims that exist are not rewritten',
  },
  withheld: { zh: '您没有查看权限，未列出：{areas}', en: 'Not listed, as you may not see it: {areas}' },
  over: {
    zh: '更正单已审批完毕，不再试算；实际数字见各记录',
    en: 'The correction has been decided: the figures themselves stand in the records',
  },
  tooMany: {
    zh: '有 {n} 份后续报告的燃料随之变化，超过一次试算的上限 {most} 份；先分段更正较近的报告',
    en: '{n} later reports would change their fuel, more than the {most} that are tried out at once: correct later reports first',
  },
} as const satisfies Record<string, Text>;
