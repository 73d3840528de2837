import { type CargoRecord, emptyCargo, type SofEvent } from '../reports/cargo.rules.ts';
import type { Habits } from './fleet.rules.ts';
import { HOUR, isoOf, type Minute, onStep } from './minutes.rules.ts';
import type { CargoWork } from './moment.rules.ts';
import { randomOf } from './random.rules.ts';

/** Density at 15 degrees and temperature of a cargo. */
const KINDS: Readonly<Record<string, readonly [density: number, temperature: number]>> = {
  '92# 车用汽油': [0.7385, 24],
  '0# 车用柴油': [0.8364, 26],
  '3# 喷气燃料': [0.7952, 25],
  石脑油: [0.6984, 24],
  船用燃料油: [0.9712, 48],
  '船用燃料油 VLSFO': [0.9586, 46],
  对二甲苯: [0.8651, 27],
  混合二甲苯: [0.8668, 26],
  甲醇: [0.7952, 25],
  纯苯: [0.8829, 26],
  乙二醇: [1.1172, 27],
  基础油: [0.8476, 38],
  轻循环油: [0.9312, 41],
  沙特轻质原油: [0.8581, 33],
  阿曼原油: [0.8626, 34],
  上扎库姆原油: [0.8542, 32],
};

/** Cargoes that are kept warm on the way. */
export const HEATED: readonly string[] = ['船用燃料油', '船用燃料油 VLSFO', '基础油', '轻循环油'];

const kg = (value: number): string => (value / 1000).toFixed(3);

type RecordInput = {
  readonly work: CargoWork;
  readonly habits: Habits;
  readonly ship: string;
  readonly pumps: number;
  /** Id of the port. */
  readonly port: string | null;
  /** Share by which the ship's figure is above the shore's, where it is planted. */
  readonly difference?: number;
};

/** The cargo worked in one interval, as its record: bill of lading, shore and ship figures, and the statement of facts. */
export function cargoRecord({ work, habits, ship, pumps, port, difference }: RecordInput): CargoRecord {
  const { call, from, to, before, after } = work;
  const { parcel } = call;
  const loads = call.purpose === 'LOAD' && work.counterpart === undefined;
  // One figure for the whole parcel, so that its parts add up and loading and discharge agree.
  const dice = randomOf('parcel', ship, call.allFast);
  const loss = loads || work.counterpart ? 0 : dice.between(0.0002, 0.0014);
  const off = difference ?? dice.between(-0.0019, 0.0021);
  const part = (total: number): number => Math.round(total * after) - Math.round(total * before);
  const whole = Math.round(parcel.tonnes * 1000);
  const [billed, shore] = [part(whole), part(Math.round(whole * (1 - loss)))];
  const [density, temperature] = KINDS[parcel.cargoName] ?? [null, null];
  const liquid = density !== null;
  const pumped = !loads && liquid;
  const events = factsOf({ work, loads, liquid, dice: randomOf('facts', ship, from) });
  return {
    ...emptyCargo(),
    port,
    berth: work.counterpart ? '锚地 Anchorage' : call.berth,
    opType: loads ? 'LOADING' : 'DISCHARGING',
    measureMode: work.counterpart ? 'FLOW_METER' : habits.measureMode,
    cargoName: parcel.cargoName,
    ...(liquid && before === 0 ? { hosesOn: isoOf(call.workStart - 36) } : {}),
    startTime: isoOf(from),
    endTime: isoOf(to),
    ...(liquid && after === 1 && !work.counterpart ? { hosesOff: isoOf(call.workEnd + 36) } : {}),
    maxRate: liquid ? (((billed / 1000) * 1.18) / ((to - from) / HOUR)).toFixed(1) : null,
    ...(pumped ? { pumpCount: Math.max(1, Math.min(pumps, 3)), manifoldPressure: '0.62', maxPressure: '0.74' } : {}),
    temperature: temperature === null ? null : (temperature + dice.between(-2, 2)).toFixed(1),
    density15: density === null ? null : density.toFixed(4),
    shipQty: kg(Math.round(shore * (1 + off))),
    shoreQty: kg(shore),
    blQty: kg(billed),
    sampleTaken: liquid && before === 0,
    blIssued: loads && after === 1,
    events,
  };
}

type FactsInput = { work: CargoWork; loads: boolean; liquid: boolean; dice: ReturnType<typeof randomOf> };

/** The statement of facts of the interval: beginning, stops, end. */
function factsOf({ work, loads, liquid, dice }: FactsInput): SofEvent[] {
  const { call, from, to, before, after } = work;
  const fact = (eventType: string, at: Minute, until: Minute | null, over: Partial<SofEvent> = {}): SofEvent => ({
    from: isoOf(at),
    to: until === null ? null : isoOf(until),
    eventType,
    account: null,
    pressure: null,
    remark: null,
    ...over,
  });
  const events: SofEvent[] = [];
  if (work.counterpart) return [fact('START', from, null), fact('COMPLETE', to, null)];
  if (before === 0) {
    events.push(fact('BERTHED', call.allFast, null));
    if (liquid && loads) events.push(fact('TANK_INSPECT', call.workStart - 84, call.workStart - 54));
    if (liquid) events.push(fact('HOSE', call.workStart - 54, call.workStart - 36));
    events.push(fact('START', call.workStart, null, { pressure: liquid && !loads ? '0.58' : null }));
  }
  if (to - from > 8 * HOUR && dice.chance(0.3)) {
    const at = onStep(dice.between(from + 2 * HOUR, to - 3 * HOUR));
    const [kind, account, remark] = dice.pick([
      ['STOP_SHORE', 'PORT', '岸方换罐'],
      ['STOP_SHIP', 'OWNER', '船方换舱'],
      ['STOP_WEATHER', 'PORT', '大风停工'],
    ] as const);
    events.push(fact(kind, at, at + onStep(dice.between(0.5, 1.8) * HOUR), { account, remark }));
  }
  if (after === 1) {
    if (liquid && !loads) events.push(fact('STRIP', call.workEnd - 48, call.workEnd));
    events.push(fact('COMPLETE', call.workEnd, null));
    if (liquid) events.push(fact('HOSE', call.workEnd + 12, call.workEnd + 36));
    events.push(fact('DOCS', call.workEnd + 36, call.workEnd + 78));
  }
  return events;
}
