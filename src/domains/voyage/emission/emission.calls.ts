import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const figure = z.string().nullable();
const consumers = z.object({ MAIN: z.string(), AUX: z.string(), BOILER: z.string(), OTHER: z.string() });
const rating = z.enum(['A', 'B', 'C', 'D', 'E']).nullable();
const fuel = z.enum(['HFO', 'LFO', 'DIESEL', 'LPG_PROPANE', 'LPG_BUTANE', 'LNG', 'METHANOL', 'ETHANOL']);

/** What a ship's year comes to, as it is told and as it is kept with an approved year. */
export const emissionFiguresShape = z.object({
  fuels: z.array(z.object({ fuel, tonnes: z.string(), by: consumers, idle: consumers, co2: figure })),
  tonnes: z.string(),
  co2: figure,
  distance: z.string(),
  laden: z.string(),
  hours: z.string(),
  work: z.string(),
  capacity: figure,
  reference: figure,
  required: figure,
  boundaries: z.array(figure),
  attained: figure,
  ratio: figure,
  rating,
  internal: z.boolean(),
  euro: z.array(
    z.object({
      part: z.enum(['BETWEEN', 'INBOUND', 'OUTBOUND', 'BERTH', 'OUTSIDE']),
      co2: figure,
      co2e: figure,
      counted: figure,
    }),
  ),
  allowances: figure,
  /** Years that were approved before it was told have none. */
  fuelEu: z
    .object({ energy: figure, intensity: figure, target: figure, balance: figure, penalty: figure })
    .nullable()
    .default(null),
});

export const shipEmissionShape = z.object({
  shipId: z.number(),
  ship: z.string(),
  imo: z.string().nullable(),
  shipType: z.string(),
  dwt: z.number().nullable(),
  gt: z.number().nullable(),
  figures: emissionFiguresShape,
  reports: z.number(),
  unconfirmed: z.number(),
  /** The moments from and to which confirmed reports tell of the year. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Their days by the ship's own calendar. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** Time of the first report that counts. */
  firstReport: z.string().nullable(),
  forecast: z.object({ attained: figure, ratio: figure, rating }).nullable(),
  /** The year's record, whose figures stand still once it is approved. */
  record: z
    .object({
      id: z.number(),
      status: z.enum(['USE', 'IN_AUDIT', 'APPROVE', 'REJECT']),
      shorePower: z.string().nullable(),
    })
    .nullable(),
});
export type ShipEmission = z.output<typeof shipEmissionShape>;
export type EmissionFigures = z.output<typeof emissionFiguresShape>;

const Year = z.coerce.number<number>().int().min(2019).max(2100);

/** Each ship's fuel, CO2 and rating of a year: approved ones as they were approved, the others as the reports have it now. */
export const emissionsCall = route({
  method: 'GET',
  path: '/api/voyage/emissions',
  permission: 'voyage:emission:list',
  summary: { zh: '船队能耗与碳强度', en: 'Energy and CII of the fleet' },
  query: z.object({ year: Year }),
  reply: z.object({ year: z.number(), rows: z.array(shipEmissionShape) }),
});

export const EXPORT_FORMATS = ['DCS', 'MRV', 'MSA', 'FLEET', 'OVD'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const emissionExport = route({
  method: 'GET',
  path: '/api/voyage/emissions/:year/export',
  permission: 'voyage:emission:export',
  summary: { zh: '导出能耗与碳强度', en: 'Export energy and CII' },
  params: z.object({ year: Year }),
  query: z.object({ format: z.enum(EXPORT_FORMATS) }),
});
