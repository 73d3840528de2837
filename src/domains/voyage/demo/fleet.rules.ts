/** Where a ship is on the day of seeding. Hours count back from now. */
export type Situation =
  | {
      readonly stage: 'SEA';
      readonly from: string;
      readonly to: string;
      /** Share of the passage that is done. */
      readonly done: number;
      /** What she will do at `to`. */
      readonly purpose: 'LOAD' | 'DISCH';
    }
  | {
      readonly stage: 'ANCHOR' | 'BERTH' | 'LOADING' | 'DISCHARGING';
      readonly port: string;
      readonly purpose: 'LOAD' | 'DISCH';
      /** Since the anchor was let go, she was all fast, or work began. `EVENING`: 20:30 of yesterday. */
      readonly hours: number | 'EVENING';
    }
  | { readonly stage: 'REPAIR'; readonly port: string; readonly hours: number }
  | { readonly stage: 'HARBOUR'; readonly port: string; readonly hours: number };

export type Trade = {
  readonly mode: 'DOMESTIC' | 'FOREIGN';
  readonly loads: readonly string[];
  readonly discharges: readonly string[];
  readonly cargoes: readonly string[];
  /** The ship was in this trade until so many days ago; absent: she still is. */
  readonly untilDaysAgo?: number;
};

/** How ships of a kind run. Tonnes a day of fuel and water, tonnes an hour of cargo, hours of waiting. */
export type Habits = {
  readonly knots: number;
  readonly engine: number;
  readonly generator: number;
  readonly boiler: number;
  readonly heating: number;
  readonly cylinderOil: number;
  readonly water: number;
  readonly waterMade: number;
  readonly loadRate: number;
  readonly dischargeRate: number;
  readonly waiting: readonly [number, number];
  /** Hours from all fast to the first cargo, and from the last cargo to the last line. */
  readonly idle: readonly [number, number];
  /** Share of the deadweight that is cargo. */
  readonly cargoShare: number;
  readonly measureMode: 'SHIP_ULLAGE' | 'SHORE_TANK' | 'DRAFT_SURVEY' | 'FLOW_METER';
  readonly washes: boolean;
};

export type DemoShip = {
  readonly nameEn: string;
  /** Days of reports that Fairway holds of her. */
  readonly days: number;
  /** The present trade first. */
  readonly trades: readonly Trade[];
  readonly habits: Habits;
  readonly now: Situation;
};

const COASTER: Habits = {
  knots: 11.2,
  engine: 8.6,
  generator: 1.5,
  boiler: 0.6,
  heating: 0.5,
  cylinderOil: 62,
  water: 5.2,
  waterMade: 4.6,
  loadRate: 480,
  dischargeRate: 430,
  waiting: [8, 46],
  idle: [2.5, 9],
  cargoShare: 0.93,
  measureMode: 'SHORE_TANK',
  washes: true,
};
const CHEMICAL: Habits = {
  ...COASTER,
  knots: 12.6,
  engine: 17.4,
  generator: 2.3,
  boiler: 0.9,
  heating: 0.8,
  cylinderOil: 120,
  water: 7.5,
  waterMade: 8.2,
  loadRate: 620,
  dischargeRate: 560,
  waiting: [14, 74],
  idle: [3, 12],
  measureMode: 'SHIP_ULLAGE',
};
const MR: Habits = {
  ...CHEMICAL,
  knots: 12.7,
  engine: 21.6,
  generator: 2.8,
  boiler: 1.1,
  heating: 1.1,
  cylinderOil: 150,
  water: 8.4,
  waterMade: 9.6,
  loadRate: 1650,
  dischargeRate: 1250,
  waiting: [16, 80],
};
const AFRAMAX: Habits = {
  ...MR,
  knots: 12.5,
  engine: 36.5,
  generator: 3.4,
  boiler: 1.6,
  heating: 2.6,
  cylinderOil: 236,
  water: 9.5,
  waterMade: 12.4,
  loadRate: 4600,
  dischargeRate: 3500,
  waiting: [20, 96],
  washes: false,
};
const SUPRAMAX: Habits = {
  ...MR,
  knots: 12.3,
  engine: 24.8,
  generator: 2.3,
  boiler: 0.4,
  heating: 0,
  cylinderOil: 168,
  water: 7.6,
  waterMade: 9.4,
  loadRate: 2300,
  dischargeRate: 1050,
  waiting: [30, 150],
  idle: [4, 12],
  cargoShare: 0.955,
  measureMode: 'DRAFT_SURVEY',
  washes: false,
};
const KAMSARMAX: Habits = {
  ...SUPRAMAX,
  engine: 29.6,
  generator: 2.5,
  cylinderOil: 196,
  loadRate: 3100,
  dischargeRate: 1350,
};
const BUNKER: Habits = {
  ...COASTER,
  knots: 9,
  engine: 2.6,
  generator: 0.55,
  boiler: 0.15,
  heating: 0,
  cylinderOil: 16,
  water: 2.6,
  waterMade: 0,
  loadRate: 320,
  dischargeRate: 190,
  washes: false,
};

const CLEAN = ['92# 车用汽油', '0# 车用柴油', '3# 喷气燃料', '石脑油'];
const CHEMICALS = ['对二甲苯', '混合二甲苯', '甲醇', '纯苯', '乙二醇'];

const coastal: Trade = {
  mode: 'DOMESTIC',
  loads: ['CNDLC', 'CNTSN', 'CNTAO', 'CNNGB', 'CNQZJ', 'CNHUI'],
  discharges: ['CNSHA', 'CNXMN', 'CNCAN', 'CNZOS', 'CNNGB', 'CNHUI'],
  cargoes: [...CLEAN, '船用燃料油'],
};
const northern: Trade = {
  mode: 'DOMESTIC',
  loads: ['CNDLC', 'CNTSN', 'CNTAO'],
  discharges: ['CNSHA', 'CNNGB', 'CNXMN', 'CNZOS'],
  cargoes: [...CLEAN, '船用燃料油'],
};
const eastAsia: Trade = {
  mode: 'FOREIGN',
  loads: ['KRUSN', 'KRYOS', 'SGSIN', 'MYPKG'],
  discharges: ['CNNGB', 'CNSHA', 'SGSIN', 'KRINC', 'CNCAN', 'CNTAO'],
  cargoes: [...CHEMICALS, '基础油'],
};
const products: Trade = {
  mode: 'FOREIGN',
  loads: ['KRYOS', 'INBOM', 'AEFJR', 'KRUSN'],
  discharges: ['SGSIN', 'CNNGB', 'KRUSN', 'INBOM', 'CNCAN'],
  cargoes: [...CLEAN, '轻循环油'],
};
const crude: Trade = {
  mode: 'FOREIGN',
  loads: ['SARTA', 'AEFJR'],
  discharges: ['CNNGB', 'CNTAO'],
  cargoes: ['沙特轻质原油', '阿曼原油', '上扎库姆原油'],
};
const dryBulk: Trade = {
  mode: 'FOREIGN',
  loads: ['AUPHE', 'AUNTL', 'ZARCB', 'AUPHE'],
  discharges: ['CNTAO', 'CNRZH', 'CNCAN'],
  cargoes: ['铁矿粉', '动力煤', '炼焦煤'],
};

const at = (stage: 'ANCHOR' | 'BERTH' | 'LOADING' | 'DISCHARGING', port: string, hours: number | 'EVENING') =>
  ({ stage, port, hours, purpose: stage === 'LOADING' || stage === 'BERTH' ? 'LOAD' : 'DISCH' }) as const;

const ship = (nameEn: string, days: number, trades: readonly Trade[], habits: Habits, now: Situation): DemoShip => ({
  nameEn,
  days,
  trades,
  habits,
  now,
});

/** Eighteen months of the foreign-going ships; the coasters and the chartered ships came onto the system later. */
const YEAR_AND_A_HALF = 548;
const COASTERS_SINCE = 155;
const CHARTERED_SINCE = 120;

/** The twenty ships and where the picture of the board has them: five sailing, four at anchor, four alongside, three loading, three discharging, one in repair. */
export const DEMO_FLEET: readonly DemoShip[] = [
  ship('HAI YUE 1', COASTERS_SINCE, [coastal], COASTER, at('DISCHARGING', 'CNSHA', 26)),
  ship('HAI YUE 2', COASTERS_SINCE, [coastal], COASTER, at('ANCHOR', 'CNNGB', 33)),
  ship('HAI YUE 3', COASTERS_SINCE, [coastal], COASTER, at('LOADING', 'CNDLC', 25.5)),
  ship('HAI YUE 5', COASTERS_SINCE, [coastal], COASTER, at('BERTH', 'CNXMN', 76)),
  ship('HAI YUE 6', COASTERS_SINCE, [coastal], COASTER, at('ANCHOR', 'CNCAN', 'EVENING')),
  ship(
    'HAI YUE PIONEER',
    YEAR_AND_A_HALF,
    [eastAsia, { ...coastal, cargoes: CHEMICALS, untilDaysAgo: 210 }],
    CHEMICAL,
    { stage: 'SEA', from: 'SGSIN', to: 'CNNGB', done: 0.52, purpose: 'DISCH' },
  ),
  ship('HAI YUE VISION', YEAR_AND_A_HALF, [eastAsia], CHEMICAL, at('DISCHARGING', 'SGSIN', 27)),
  ship('HAI YUE HONESTY', YEAR_AND_A_HALF, [eastAsia], CHEMICAL, at('LOADING', 'MYPKG', 26)),
  ship('HAI YUE HARMONY', 355, [eastAsia], CHEMICAL, { ...at('BERTH', 'KRINC', 38), purpose: 'DISCH' }),
  ship('HAI YUE YELLOW SEA', YEAR_AND_A_HALF, [products], MR, {
    stage: 'SEA',
    from: 'INBOM',
    to: 'SGSIN',
    done: 0.62,
    purpose: 'DISCH',
  }),
  ship('HAI YUE EAST SEA', YEAR_AND_A_HALF, [products], MR, at('ANCHOR', 'SGSIN', 128)),
  ship('HAI YUE SOUTH SEA', YEAR_AND_A_HALF, [products], MR, at('DISCHARGING', 'KRUSN', 25)),
  ship('HAI YUE KUNLUN', YEAR_AND_A_HALF, [crude], AFRAMAX, {
    stage: 'SEA',
    from: 'SARTA',
    to: 'CNNGB',
    done: 0.24,
    purpose: 'DISCH',
  }),
  ship('HAI YUE TAISHAN', YEAR_AND_A_HALF, [{ ...dryBulk, loads: ['AUPHE', 'AUNTL'] }], SUPRAMAX, {
    stage: 'SEA',
    from: 'AUPHE',
    to: 'CNCAN',
    done: 0.61,
    purpose: 'DISCH',
  }),
  ship('HAI YUE HUASHAN', YEAR_AND_A_HALF, [dryBulk], KAMSARMAX, at('ANCHOR', 'CNTAO', 172)),
  ship('RUN DA 8', CHARTERED_SINCE, [northern], COASTER, {
    stage: 'SEA',
    from: 'CNSHA',
    to: 'CNDLC',
    done: 0.74,
    purpose: 'LOAD',
  }),
  ship('RUN DA 9', CHARTERED_SINCE, [northern], COASTER, at('LOADING', 'CNTSN', 26)),
  ship('RUN DA 10', CHARTERED_SINCE, [northern], COASTER, at('BERTH', 'CNTAO', 44)),
  ship('RUN DA BUNKER 3', CHARTERED_SINCE, [{ ...northern, cargoes: ['船用燃料油 VLSFO'] }], BUNKER, {
    stage: 'HARBOUR',
    port: 'CNZOS',
    hours: 31,
  }),
  ship(
    'HE SHUN',
    COASTERS_SINCE,
    [products],
    { ...MR, engine: 20.2 },
    { stage: 'REPAIR', port: 'CNZOS', hours: 24.2 * 24 },
  ),
];
