import { choice, computed, decimal, money, ref, share, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { type Alternative, type EstimateFigures, estimateOf } from './estimate.rules.ts';
import { FREIGHT_TYPES, ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

const sealed = { private: MARKET_PRICE } as const;
const UNIT = { record: 'currencyId' } as const;
const MOST = 999_999_999;

const port = (zh: string, en: string) => ref('parameter.port', { zh, en });
const miles = (zh: string, en: string) => decimal({ zh, en }, 1, { min: 0, max: 99_999, unit: 'nm' });
const knots = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 40, unit: 'kn' });
const hours = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 9_999, unit: 'h' });
const daily = (zh: string, en: string) => decimal({ zh, en }, 2, { min: 0, max: 999, unit: 't/d' });
const extra = (zh: string, en: string) => decimal({ zh, en }, 3, { min: 0, max: 99_999, unit: 't' });
const tonnes = (zh: string, en: string) => decimal({ zh, en }, 3, { min: 0, max: 999_999, unit: 't' });
const factor = (zh: string, en: string) => decimal({ zh, en }, 3, { min: 0, max: 10, unit: 't/t' });
const amount = (zh: string, en: string) => money({ zh, en }, { min: 0, max: MOST, unit: UNIT, ...sealed });
const part = (zh: string, en: string) => share({ zh, en }, sealed);

const follows =
  <K extends keyof EstimateFigures>(name: K) =>
  (row: Alternative): EstimateFigures[K] =>
    estimateOf(row)[name];
const days = (zh: string, en: string, name: 'seaDays' | 'portDays' | 'days') =>
  computed({ scale: 2, unit: 'd' }, { zh, en }, { from: follows(name) });
const weight = (zh: string, en: string, name: 'fuelTonnes' | 'dieselTonnes' | 'co2') =>
  computed({ scale: 3, unit: 't' }, { zh, en }, { from: follows(name) });
const sumOf = (zh: string, en: string, name: keyof EstimateFigures) =>
  computed({ scale: 2, unit: UNIT }, { zh, en }, { ...sealed, from: follows(name) });

/** One way to do the voyage: ship, cargo, route, speed, bunkers. What follows of it is reckoned wherever it is read. */
export const estimateAlternative = defineResource({
  name: 'market.estimateAlternative',
  label: TEXT.alternative,
  title: 'name',
  fields: {
    name: text({ zh: '方案名称', en: 'Name' }, { required: true, max: 40 }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true, where: { status: ['ACTIVE'] } }),
    cargoTypeId: ref('market.cargoType', { zh: '货物', en: 'Cargo' }),
    openPort: port('空船港', 'Open at'),
    loadPort: port('装货港', 'Loading port'),
    dischPort: port('卸货港', 'Discharging port'),
    bunkerPort: port('加油港', 'Bunkers at'),
    ballastMiles: miles('空载里程', 'Miles in ballast'),
    ladenMiles: miles('重载里程', 'Miles laden'),
    ballastSpeed: knots('空载航速', 'Speed in ballast'),
    ladenSpeed: knots('重载航速', 'Speed laden'),
    weatherMargin: share({ zh: '天气余量', en: 'Weather margin' }, { default: '0.0500' }),
    loadHours: hours('装货时间', 'Loading'),
    dischHours: hours('卸货时间', 'Discharging'),
    waitHours: hours('等待时间', 'Waiting'),
    seaDays: days('航行天数', 'Days at sea', 'seaDays'),
    portDays: days('在港天数', 'Days in port', 'portDays'),
    days: days('航次天数', 'Voyage days', 'days'),
    fuelId: ref('voyage.emissionFuel', { zh: '燃油种类', en: 'Kind of fuel oil' }, { brings: { fuelCf: 'cf' } }),
    fuelCf: factor('燃油碳系数', 'CO₂ factor of fuel oil'),
    ballastFuel: daily('空载燃油日耗', 'Fuel oil in ballast'),
    ladenFuel: daily('重载燃油日耗', 'Fuel oil laden'),
    portFuel: daily('在港燃油日耗', 'Fuel oil in port'),
    fuelExtra: extra('加温洗舱燃油', 'Fuel oil for heating and cleaning'),
    fuelPrice: amount('燃油单价', 'Price of fuel oil'),
    dieselId: ref('voyage.emissionFuel', { zh: '柴油种类', en: 'Kind of diesel' }, { brings: { dieselCf: 'cf' } }),
    dieselCf: factor('柴油碳系数', 'CO₂ factor of diesel'),
    seaDiesel: daily('航行柴油日耗', 'Diesel at sea'),
    portDiesel: daily('在港柴油日耗', 'Diesel in port'),
    dieselExtra: extra('其他柴油', 'Other diesel'),
    dieselPrice: amount('柴油单价', 'Price of diesel'),
    fuelTonnes: weight('燃油消耗', 'Fuel oil burnt', 'fuelTonnes'),
    dieselTonnes: weight('柴油消耗', 'Diesel burnt', 'dieselTonnes'),
    co2: weight('二氧化碳排放', 'CO₂ emitted', 'co2'),
    co2PerWork: computed(
      { scale: 2, unit: 'g' },
      { zh: '吨海里排放', en: 'CO₂ per tonne-mile' },
      { from: follows('co2PerWork') },
    ),
    qty: tonnes('货量', 'Quantity'),
    minQty: tonnes('最低计费货量', 'Least quantity paid'),
    freightType: choice(FREIGHT_TYPES, { zh: '运费方式', en: 'Freight' }, { required: true, default: 'PER_TON' }),
    rate: amount('运价', 'Rate'),
    wsFlat: amount('基本费率', 'Flat rate'),
    wsPoints: decimal({ zh: '运价点数', en: 'WS points' }, 2, { min: 0, max: 9_999, unit: '%', ...sealed }),
    otherRevenue: amount('滞期费等收入', 'Demurrage and other revenue'),
    freight: sumOf('运费', 'Freight', 'freight'),
    deadfreight: sumOf('亏舱费', 'Deadfreight', 'deadfreight'),
    gross: sumOf('总收入', 'Gross revenue', 'gross'),
    addressCommission: part('回扣佣金', 'Address commission'),
    brokerage: part('经纪佣金', 'Brokerage'),
    commission: sumOf('佣金合计', 'Commissions', 'commission'),
    portCosts: amount('港口费', 'Port costs'),
    canalCosts: amount('运河费', 'Canal dues'),
    otherCosts: amount('其他费用', 'Other costs'),
    bunkerCost: sumOf('燃油费', 'Bunkers', 'bunkerCost'),
    costs: sumOf('费用合计', 'Costs', 'costs'),
    result: sumOf('航次净收益', 'Net result', 'result'),
    tce: sumOf('日均效益（TCE）', 'TCE a day', 'tce'),
  },
});

export type AlternativeRow = LineRow<typeof estimateAlternative>;
