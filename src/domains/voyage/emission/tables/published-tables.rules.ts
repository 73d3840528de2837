import type { CiiType, EmissionFuel } from '../emission-words.text.ts';

const FACTORS = 'MEPC.364(79)';
const GASES = 'MEPC.364(79); (EU) 2015/757; (EU) 2023/1805';
const LINES = 'MEPC.353(78); MEPC.354(78)';

/** The day from which the rating of ships began. */
const SINCE = '2019-01-01';

type FuelRow = {
  fuel: EmissionFuel;
  validFrom: string;
  cf: string;
  lcv?: string;
  ch4?: string;
  n2o?: string;
  euroLcv?: string;
  euroWtt?: string;
  source: string;
};

const oil = { validFrom: SINCE, ch4: '0.00005', n2o: '0.00018', source: GASES };
const other = { validFrom: SINCE, source: FACTORS };

export const PUBLISHED_FUELS: readonly FuelRow[] = [
  { fuel: 'HFO', cf: '3.114', lcv: '40.2', euroLcv: '40.5', euroWtt: '13.5', ...oil },
  { fuel: 'LFO', cf: '3.151', lcv: '41.2', euroLcv: '41.0', euroWtt: '13.2', ...oil },
  { fuel: 'DIESEL', cf: '3.206', lcv: '42.7', euroLcv: '42.7', euroWtt: '14.4', ...oil },
  { fuel: 'LPG_PROPANE', cf: '3.000', ...other },
  { fuel: 'LPG_BUTANE', cf: '3.030', ...other },
  { fuel: 'LNG', cf: '2.750', ...other },
  { fuel: 'METHANOL', cf: '1.375', ...other },
  { fuel: 'ETHANOL', cf: '1.913', ...other },
];

type Span = { from?: number; to?: number; fixed?: number };
const line = (
  shipType: CiiType,
  a: string,
  c: string,
  d: readonly [string, string, string, string],
  span: Span = {},
) => ({
  shipType,
  capacityFrom: span.from ?? 0,
  capacityTo: span.to ?? null,
  fixedCapacity: span.fixed ?? null,
  validFrom: SINCE,
  a,
  c,
  d1: d[0],
  d2: d[1],
  d3: d[2],
  d4: d[3],
  source: LINES,
});

const BULK = ['0.86', '0.94', '1.06', '1.18'] as const;
const GENERAL = ['0.83', '0.94', '1.06', '1.19'] as const;

export const PUBLISHED_LINES = [
  line('TANKER', '5247', '0.610', ['0.82', '0.93', '1.08', '1.28']),
  line('BULK_CARRIER', '4745', '0.622', BULK, { to: 279_000 }),
  line('BULK_CARRIER', '4745', '0.622', BULK, { from: 279_000, fixed: 279_000 }),
  line('GAS_CARRIER', '8104', '0.639', ['0.85', '0.95', '1.06', '1.25'], { to: 65_000 }),
  line('GAS_CARRIER', '144050000000', '2.071', ['0.81', '0.91', '1.12', '1.44'], { from: 65_000 }),
  line('GENERAL_CARGO', '588', '0.3885', GENERAL, { to: 20_000 }),
  line('GENERAL_CARGO', '31948', '0.792', GENERAL, { from: 20_000 }),
  line('COMBINATION', '5119', '0.622', ['0.87', '0.96', '1.06', '1.14']),
  line('CONTAINER', '1984', '0.489', ['0.83', '0.94', '1.07', '1.19']),
];

const REDUCTIONS = 'MEPC.338(76)';
const LATER = 'MEPC.400(83)';
const SURRENDERED = '2003/87/EC';
/** Regulation (EU) 2023/1805, article 4: from 2025 on. */
const FUEL = '(EU) 2023/1805';
const fuelReduction = (year: number): string | null => (year < 2025 ? null : year < 2030 ? '2' : '6');
const rate = (year: number, reduction: string, allowances: string | null, source: string) => ({
  year,
  reduction,
  allowances,
  fuelReduction: fuelReduction(year),
  source: [source, allowances && SURRENDERED, fuelReduction(year) && FUEL].filter(Boolean).join('; '),
});

export const PUBLISHED_RATES = [
  rate(2023, '5', null, REDUCTIONS),
  rate(2024, '7', '40', REDUCTIONS),
  rate(2025, '9', '70', REDUCTIONS),
  rate(2026, '11', '100', REDUCTIONS),
  rate(2027, '13.625', '100', LATER),
  rate(2028, '16.250', '100', LATER),
  rate(2029, '18.875', '100', LATER),
  rate(2030, '21.500', '100', LATER),
];
