import type { CERT_GROUPS, Scheme, ShipSet } from './certificate-words.text.ts';

type Need = { readonly ships?: ShipSet; readonly tradeArea?: string };

type Seed = {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly certGroup: keyof typeof CERT_GROUPS;
  readonly scheme?: Scheme;
  readonly validMonths?: number;
  readonly interimMonths?: number;
  readonly renewMonths?: number;
  readonly holder?: 'COMPANY';
  readonly perItem?: true;
  readonly needs: readonly Need[];
};

const EVERY: readonly Need[] = [{}];
const ABROAD: readonly Need[] = [{ tradeArea: 'UNLIMITED' }, { tradeArea: 'NEAR_SEA' }];
const TANKERS: readonly Need[] = [{ ships: 'TANKER' }];
const CHEMICAL: readonly Need[] = [{ ships: 'CHEMICAL' }];
const NOBODY: readonly Need[] = [];

type More = Partial<Seed> & { readonly needs: readonly Need[] };
type Words = readonly [code: string, name: string, nameEn: string];

const of = (certGroup: Seed['certGroup'], [code, name, nameEn]: Words, more: More): Seed => ({
  code,
  name,
  nameEn,
  certGroup,
  ...more,
});

/** Five years with surveys in between (qhse 5.3). */
const five = (
  group: Seed['certGroup'],
  scheme: Scheme,
  words: Words,
  needs: readonly Need[],
  more: Partial<Seed> = {},
) => of(group, words, { validMonths: 60, scheme, needs, ...more });
/** It has no expiry. */
const ever = (words: Words, needs: readonly Need[]) => of('STATUTORY', words, { needs });
/** A year; it is renewed in its last month. */
const year = (group: Seed['certGroup'], words: Words, needs: readonly Need[]) =>
  of(group, words, { validMonths: 12, renewMonths: 1, needs });
const item = (validMonths: number, words: Words, needs: readonly Need[], more: Partial<Seed> = {}) =>
  of('EQUIPMENT', words, { validMonths, renewMonths: 1, needs, ...more });

/** The types of certificates that every installation begins with. */
export const CERTIFICATE_SEEDS: readonly Seed[] = [
  five('STATUTORY', 'ANNUAL', ['LL', '载重线证书', 'Load line certificate'], EVERY),
  five('STATUTORY', 'ANNUAL', ['SR', '无线电安全证书', 'Safety radio certificate'], EVERY),
  five('CLASS', 'ANNUAL_INTERMEDIATE', ['CLASS', '船级证书', 'Class certificate, hull and machinery'], EVERY, {
    renewMonths: 12,
  }),
  five('CLASS', 'BOTTOM', ['BOTTOM', '船底外部检验记录', 'Record of bottom inspections'], EVERY),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['SC', '构造安全证书', 'Safety construction certificate'], EVERY),
  five('STATUTORY', 'ANNUAL_PERIODICAL', ['SE', '设备安全证书', 'Safety equipment certificate'], EVERY),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['IOPP', '防油污证书', 'IOPP certificate'], EVERY),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['NLS', '防止散装有毒液体污染证书', 'NLS certificate'], CHEMICAL),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['IAPP', '防止空气污染证书', 'IAPP certificate'], EVERY),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['BWM', '压载水管理证书', 'Ballast water management certificate'], ABROAD),
  five('STATUTORY', 'ANNUAL_INTERMEDIATE', ['COF', '散装化学品适装证书', 'Certificate of fitness (IBC)'], CHEMICAL),
  five('STATUTORY', 'NONE', ['ISPP', '防止生活污水污染证书', 'ISPP certificate'], EVERY),
  five('ISM', 'INTERMEDIATE_ONLY', ['SMC', '安全管理证书', 'Safety management certificate'], EVERY, {
    interimMonths: 6,
  }),
  five('ISM', 'INTERMEDIATE_ONLY', ['ISSC', '国际船舶保安证书', 'International ship security certificate'], ABROAD, {
    interimMonths: 6,
  }),
  five('ISM', 'INTERMEDIATE_ONLY', ['MLC', '海事劳工证书', 'Maritime labour certificate'], ABROAD, {
    interimMonths: 6,
  }),
  five('ISM', 'DOC_ANNUAL', ['DOC', '符合证明', 'Document of compliance'], NOBODY, {
    interimMonths: 12,
    holder: 'COMPANY',
  }),
  ever(['ITC', '吨位证书', 'Tonnage certificate'], EVERY),
  ever(['REG', '船舶国籍证书', 'Certificate of registry'], EVERY),
  ever(['IEEC', '能效证书', 'Energy efficiency certificate'], ABROAD),
  ever(['AFS', '防污底系统证书', 'Anti-fouling system certificate'], EVERY),
  ever(['EIAPP', '发动机防止空气污染证书', 'EIAPP certificate'], NOBODY),
  ever(['CSR', '连续概要记录', 'Continuous synopsis record'], ABROAD),
  ever(['MSM', '最低安全配员证书', 'Minimum safe manning document'], EVERY),
  year('INSURANCE', ['CLC', '油污民事责任证书', 'CLC certificate'], TANKERS),
  year('INSURANCE', ['BCLC', '燃油污染责任证书', 'Bunker CLC certificate'], EVERY),
  year('INSURANCE', ['WRC', '残骸清除责任证书', 'Wreck removal certificate'], EVERY),
  year('INSURANCE', ['PNI', '保赔险入会证明', 'P&I certificate of entry'], EVERY),
  year('EQUIPMENT', ['LSAFFA', '救生消防设备检验报告', 'LSA and FFA service report'], EVERY),
  year('EQUIPMENT', ['MED', '药箱检查证明', 'Medical chest certificate'], EVERY),
  year('EQUIPMENT', ['SBM', '无线电岸基维修协议', 'Radio shore-based maintenance'], NOBODY),
  item(12, ['RAFT', '救生筏检修证书', 'Liferaft service'], EVERY, { perItem: true }),
  item(24, ['HRU', '静水压力释放器', 'Hydrostatic release unit'], NOBODY, { perItem: true }),
  item(12, ['EPIRBT', '应急示位标年检', 'EPIRB annual test'], EVERY),
  item(60, ['EPIRBM', '应急示位标岸基维护', 'EPIRB shore maintenance'], NOBODY),
  item(24, ['CO2', '二氧化碳系统检验', 'CO2 system service'], EVERY),
  item(12, ['FOAM', '泡沫化验报告', 'Foam analysis'], TANKERS),
  item(60, ['GEAR', '起重设备试验证书', 'Lifting gear load test'], NOBODY),
];
