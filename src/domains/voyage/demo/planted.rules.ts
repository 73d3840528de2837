import type { DemoCompany } from '../../../kernel/demo.ts';
import type { RuleCode } from '../reports/checks/check.rules.ts';
import { onStep } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';

/** The cases that the demo plants for the rules to find. */
type Fault = Extract<
  RuleCode,
  'R05' | 'R08' | 'R09' | 'R16' | 'R18' | 'R21' | 'R24' | 'R28' | 'R30' | 'R33' | 'R34' | 'R36'
>;

type Which = 'SEA_NOON' | 'ANCHOR_NOON' | 'BERTH_NOON' | 'ANCHORING';
export type Planted = {
  readonly code: Fault;
  readonly ship: string;
  readonly which: Which;
  /** Counted from the newest, 1 being the last. */
  readonly back: number;
  /** Why, where the office confirmed the report all the same. */
  readonly reason?: string;
};

/** What goes wrong in a company, ship by ship. */
export type Plot = {
  /** One fault for each of twelve rules, all in open voyages. R08 and R33 are errors, R34 informs, the others warn. */
  readonly planted: readonly Planted[];
  /** Deliveries under protest, by ship and count of the delivery: percent measured below the note. */
  readonly protests: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** The newest reports that nobody has confirmed yet, and why the office sent the last one back. */
  readonly unconfirmed: Readonly<Record<string, { readonly last: number; readonly returned?: string }>>;
  /** Whose last noon report reached the office after 14:00 of the ship. */
  readonly late: string;
};

const PLANTED: readonly Planted[] = [
  {
    code: 'R05',
    ship: 'HAI YUE KUNLUN',
    which: 'SEA_NOON',
    back: 3,
    reason: '航程按计程仪抄录，计程仪偏小，已通知船舶校正',
  },
  { code: 'R08', ship: 'HAI YUE YELLOW SEA', which: 'SEA_NOON', back: 1 },
  { code: 'R09', ship: 'HAI YUE TAISHAN', which: 'SEA_NOON', back: 2, reason: '避让热带扰动，绕航约 60 海里' },
  { code: 'R16', ship: 'HAI YUE 6', which: 'ANCHORING', back: 1 },
  { code: 'R18', ship: 'RUN DA 8', which: 'SEA_NOON', back: 1 },
  { code: 'R21', ship: 'HAI YUE HONESTY', which: 'BERTH_NOON', back: 1 },
  {
    code: 'R24',
    ship: 'HAI YUE HUASHAN',
    which: 'ANCHOR_NOON',
    back: 2,
    reason: '锚泊期间试验压载水处理装置，增开一台发电机',
  },
  { code: 'R28', ship: 'HAI YUE VISION', which: 'BERTH_NOON', back: 1 },
  { code: 'R30', ship: 'HAI YUE 3', which: 'BERTH_NOON', back: 1 },
  { code: 'R33', ship: 'HAI YUE EAST SEA', which: 'ANCHOR_NOON', back: 1 },
  { code: 'R34', ship: 'HAI YUE 1', which: 'BERTH_NOON', back: 1 },
  { code: 'R36', ship: 'HAI YUE 5', which: 'BERTH_NOON', back: 1 },
];

const PROTESTS: Plot['protests'] = {
  'HAI YUE SOUTH SEA': { 4: -0.7 },
  'HAI YUE YELLOW SEA': { 5: -0.62 },
};

const UNCONFIRMED: Plot['unconfirmed'] = {
  'HAI YUE 3': { last: 1 },
  'HAI YUE 5': { last: 1 },
  'HAI YUE 6': { last: 2 },
  'HAI YUE VISION': { last: 1 },
  'HAI YUE EAST SEA': { last: 1 },
  'HAI YUE YELLOW SEA': { last: 1, returned: '定速、机动和停车时间之和与两报间隔不符，请核对后重报' },
  'RUN DA 8': { last: 1, returned: '滑失率异常，请核对主机累计转数' },
};

/** The same faults on four ships: several on each, far enough from each other in her voyage that none brings another. */
const ON_FOUR: readonly Planted[] = [
  { code: 'R08', ship: 'HAI YUE HUASHAN', which: 'SEA_NOON', back: 1 },
  { code: 'R16', ship: 'HAI YUE 6', which: 'ANCHORING', back: 1 },
  { code: 'R36', ship: 'HAI YUE HUASHAN', which: 'ANCHOR_NOON', back: 6, reason: '锚泊停机，油耗与前报相同' },
  { code: 'R05', ship: 'HAI YUE PIONEER', which: 'SEA_NOON', back: 6, reason: '航程按计程仪抄录，计程仪偏小' },
  { code: 'R28', ship: 'HAI YUE PIONEER', which: 'BERTH_NOON', back: 1, reason: '实收少于供油单，已出具抗议书' },
  { code: 'R21', ship: 'HAI YUE 6', which: 'BERTH_NOON', back: 1 },
  { code: 'R34', ship: 'HE SHUN', which: 'BERTH_NOON', back: 1 },
  { code: 'R09', ship: 'HAI YUE HUASHAN', which: 'SEA_NOON', back: 3, reason: '避让热带扰动，绕航约 60 海里' },
  { code: 'R18', ship: 'HAI YUE HUASHAN', which: 'SEA_NOON', back: 8, reason: '顶浪航行，滑失偏大' },
  { code: 'R30', ship: 'HAI YUE HUASHAN', which: 'BERTH_NOON', back: 1, reason: '水尺与岸磅差，已签证' },
  { code: 'R24', ship: 'HAI YUE HUASHAN', which: 'ANCHOR_NOON', back: 4, reason: '试验压载水处理装置，增开一台发电机' },
  { code: 'R33', ship: 'HAI YUE HUASHAN', which: 'ANCHOR_NOON', back: 1 },
];

/** The plot of each demo company. */
export const PLOTS: Readonly<Record<DemoCompany['name'], Plot>> = {
  whole: { planted: PLANTED, protests: PROTESTS, unconfirmed: UNCONFIRMED, late: 'HAI YUE 1' },
  test: {
    planted: ON_FOUR,
    protests: { 'HAI YUE PIONEER': { 2: -0.62 } },
    unconfirmed: {
      'HAI YUE 6': { last: 2 },
      'HAI YUE HUASHAN': { last: 12, returned: '缺昨日正午报，请补报后重报' },
    },
    late: 'HE SHUN',
  },
};

type Faults = ReadonlyMap<Moment, Planted>;

/** Takes out the report that is missing, and marks the reports with a fault. */
export function plant(
  moments: readonly Moment[],
  { planted: all }: Plot,
  nameEn: string,
): { moments: Moment[]; faults: Faults } {
  const faults = new Map<Moment, Planted>();
  const missing = new Set<Moment>();
  const struckBy = new Map<Moment, Moment>();
  for (const planted of all) {
    if (planted.ship !== nameEn) continue;
    const alike = moments.filter((moment) => isWhich(moment, planted.which));
    const target = alike.at(-planted.back);
    if (!target) continue;
    // Without another reason than the fault: on a slow day few revolutions would be no wonder.
    const struck = planted.code === 'R18' ? atUsualSpeed(target, alike) : target;
    struckBy.set(target, struck);
    faults.set(struck, planted);
    const before = alike.at(-planted.back - 1);
    if (planted.code === 'R33' && before) missing.add(before);
  }
  const left = moments.filter((moment) => !missing.has(moment));
  return { moments: left.map((moment) => struckBy.get(moment) ?? moment), faults };
}

/** A day at sea with the usual speed of the ten before it: what it was slower, she lay stopped. */
function atUsualSpeed(moment: Moment, alike: readonly Moment[]): Moment {
  const { sea, stopped } = moment;
  if (!sea) return moment;
  const before = alike.slice(0, alike.indexOf(moment)).slice(-10);
  const speeds = before.flatMap((one) => (one.sea && one.sea.minutes > 0 ? [one.sea.miles / one.sea.minutes] : []));
  const usual = speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)];
  const minutes = usual === undefined ? sea.minutes : Math.min(sea.minutes, onStep(sea.miles / usual));
  return { ...moment, sea: { ...sea, minutes }, stopped: stopped + sea.minutes - minutes };
}

function isWhich(moment: Moment, which: Which): boolean {
  if (which === 'ANCHORING') return moment.type === 'ANCHORING';
  if (moment.type !== 'NOON') return false;
  return moment.stage === { SEA_NOON: 'SEA', ANCHOR_NOON: 'ANCHOR', BERTH_NOON: 'BERTH' }[which];
}
