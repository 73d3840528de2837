import type { Row } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { add, type Decimal, div, isPositive, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { PORTS } from '../../parameter/public.ts';
import { OIL_BURNT, WASTES_REPORTED } from '../../voyage/public.ts';
import type { Facility } from '../constants/constant-words.text.ts';
import { tankCapacity } from '../constants/tank-capacity.resource.ts';
import { chainOf, sludgeExpected, type TankLine, tankProblem } from './pollution.rules.ts';
import { pollutionRecord } from './pollution-record.resource.ts';
import type { Book, Code, Method } from './pollution-words.text.ts';

const DAY_MS = 86_400_000;
const DAYS = 100;
/** The last days are signed and not yet countersigned. */
const SIGNED_DAYS = 8;

/** A line to be written: at that moment, of a kind of tank. */
type Planned = {
  readonly at: string;
  readonly book: Book;
  readonly entryCode?: Code;
  readonly itemNo?: string;
  readonly method?: Method;
  readonly tank?: Facility;
  readonly quantityM3?: Decimal;
  readonly receiptNo?: string;
  readonly remark?: string;
};

type Waste = {
  readonly at: string;
  readonly slop: boolean;
  readonly generated: Decimal | null;
  readonly landed: Decimal | null;
  readonly receiptNo: string | null;
};

const AT_SEA = { latitude: '30:18.20N', longitude: '123:42.00E' } as const;
const PLACED: readonly Method[] = ['OWS', 'SEA', 'ACCIDENTAL'];

/** Sevenths of a month in which reports lie, so that what they made is one line of the book. */
const weekOf = (at: string): string => {
  const day = officeDay(new Date(at));
  return `${day.slice(0, 7)} ${Math.floor((Number(day.slice(8)) - 1) / 7)}`;
};

/** What the reports tell, as the books have it: collected week by week, landed by receipt; one differs and the last is left out. */
function ofReports(wastes: readonly Waste[]): Planned[] {
  const made = [
    ...Map.groupBy(
      wastes.filter(({ generated }) => isPositive(generated)),
      (one) => `${one.slop} ${weekOf(one.at)}`,
    ),
  ];
  const landings = [
    ...Map.groupBy(
      wastes.filter(({ landed }) => isPositive(landed)),
      (one) => `${one.slop} ${one.receiptNo}`,
    ).values(),
  ];
  const unwritten = landings.findLast(([one]) => !one!.slop);
  return [
    ...made.map(([, some]): Planned => {
      const last = some.at(-1)!;
      const quantityM3 = some.reduce<Decimal>((total, { generated }) => add(total, orZero(generated)), '0');
      return last.slop
        ? { at: last.at, book: 'ORB2', entryCode: 'ORB2_G', itemNo: '29', method: 'COLLECT', tank: 'SLOP', quantityM3 }
        : {
            at: last.at,
            book: 'ORB1',
            entryCode: 'ORB1_D',
            itemNo: '13',
            method: 'COLLECT',
            tank: 'BILGE',
            quantityM3,
          };
    }),
    ...landings
      .filter((some) => some !== unwritten)
      .map((some, i): Planned => {
        const { at, slop, receiptNo } = some[0]!;
        const landed = some.reduce<Decimal>((total, one) => add(total, orZero(one.landed)), '0');
        const quantityM3 = i === 1 ? round(mul(landed, '0.8'), 2) : landed;
        const told = { at, method: 'RECEPTION', quantityM3, receiptNo: receiptNo ?? '' } as const;
        return slop
          ? { ...told, book: 'ORB2', entryCode: 'ORB2_J', itemNo: '57.1', tank: 'SLOP' }
          : { ...told, book: 'ORB1', entryCode: 'ORB1_D', itemNo: '15.2', tank: 'BILGE' };
      }),
  ];
}

type Burnt = { readonly month: string; readonly residual: Decimal | null; readonly distillate: Decimal | null };

/** Sludge week by week as her fuel leaves it, and what of it is burnt; in one month little is written. */
function ofSludge(burnt: readonly Burnt[], from: Date, now: Date, poor: boolean): Planned[] {
  const lines: Planned[] = [];
  for (let at = from.getTime() + 2 * DAY_MS; at < now.getTime() - DAY_MS; at += 7 * DAY_MS) {
    const month = officeDay(new Date(at)).slice(0, 7);
    const fuel = burnt.find((one) => one.month === month);
    const weekly = orZero(round(div(sludgeExpected(fuel?.residual, fuel?.distillate), '4.3'), 2));
    const little = poor && month === burnt.at(-2)?.month;
    const quantityM3 = little ? orZero(round(mul(weekly, '0.3'), 2)) : weekly;
    if (!isPositive(quantityM3)) continue;
    const line = { book: 'ORB1', entryCode: 'ORB1_C', quantityM3, tank: 'SLUDGE' } as const;
    lines.push({ ...line, at: new Date(at).toISOString(), itemNo: '11.4', method: 'COLLECT' });
    lines.push({ ...line, at: new Date(at + DAY_MS / 2).toISOString(), itemNo: '12.3', method: 'INCINERATE' });
  }
  return lines;
}

/** What no report tells of: opening stocks, garbage, sewage and one line of each other book. */
function ofHabit(from: Date, now: Date): Planned[] {
  const on = (days: number): string => new Date(from.getTime() + days * DAY_MS + 3 * 3_600_000).toISOString();
  const opened = '启用电子记录簿时的舱内存量';
  const lines: Planned[] = [
    {
      at: on(0),
      book: 'ORB1',
      entryCode: 'ORB1_D',
      itemNo: '13',
      method: 'COLLECT',
      tank: 'BILGE',
      quantityM3: '12.000',
      remark: opened,
    },
    {
      at: on(0),
      book: 'ORB1',
      entryCode: 'ORB1_C',
      itemNo: '11.3',
      method: 'COLLECT',
      tank: 'SLUDGE',
      quantityM3: '2.400',
      remark: opened,
    },
    {
      at: on(0),
      book: 'ORB2',
      entryCode: 'ORB2_J',
      itemNo: '56',
      method: 'COLLECT',
      tank: 'SLOP',
      quantityM3: '20.000',
      remark: opened,
    },
    { at: on(0), book: 'SEWAGE', method: 'COLLECT', tank: 'SEWAGE', quantityM3: '3.000', remark: opened },
    { at: on(31), book: 'ORB1', entryCode: 'ORB1_H', itemNo: '26.1', remark: '加装燃油，见加油签收单。' },
    { at: on(44), book: 'BWRB', method: 'COLLECT', quantityM3: '1850.000', remark: '经压载水处理系统加装。' },
    { at: on(47), book: 'BWRB', method: 'SEA', quantityM3: '1850.000', remark: '经压载水处理系统排放。' },
    { at: on(52), book: 'ODS', method: 'COLLECT', quantityM3: '0.020', remark: '空调机组补充制冷剂。' },
    { at: on(97), book: 'GRB1', entryCode: 'GRB1_B', method: 'SEA', quantityM3: '0.040' },
    { at: on(60), book: 'BIO', remark: '水下检查船壳与海底阀箱，无明显附着。' },
    { at: on(66), book: 'GRB2', entryCode: 'GRB2_J', method: 'SEA', quantityM3: '0.150', remark: '洗舱水中的残余。' },
  ];
  for (let day = 3; on(day) < now.toISOString(); day += 14) {
    lines.push(
      { at: on(day), book: 'GRB1', entryCode: 'GRB1_B', method: 'SEA', quantityM3: '0.060' },
      { at: on(day + 0.5), book: 'GRB1', entryCode: 'GRB1_C', method: 'INCINERATE', quantityM3: '0.080' },
      {
        at: on(day + 0.6),
        book: 'GRB1',
        entryCode: 'GRB1_A',
        method: 'RECEPTION',
        quantityM3: '0.350',
        receiptNo: `GR${officeDay(new Date(on(day))).replaceAll('-', '')}`,
      },
      { at: on(day + 1), book: 'SEWAGE', method: 'COLLECT', tank: 'SEWAGE', quantityM3: '2.000' },
      { at: on(day + 2), book: 'SEWAGE', method: 'SEA', tank: 'SEWAGE', quantityM3: '2.000' },
    );
  }
  return lines.filter(({ at }) => at < now.toISOString());
}

type Tank = Row<typeof tankCapacity>;
type Kept = { readonly planned: Planned; readonly line: TankLine };

/** In the order of time those that fit the tanks, as one who signs would have had it. */
function fitting(planned: readonly Planned[], tanks: readonly Tank[]): Kept[] {
  const tankOf = (type: Facility | undefined): number | null =>
    tanks.find(({ tankType }) => tankType === type)?.id ?? null;
  const kept: Kept[] = [];
  for (const one of planned.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const line: TankLine = {
      id: kept.length + 1,
      at: one.at,
      method: one.method ?? null,
      tankId: tankOf(one.tank),
      toTankId: null,
      quantityM3: one.quantityM3,
    };
    const next = [...kept.map((each) => each.line), line];
    if (one.tank && line.tankId === null) continue;
    const tank = tanks.find(({ id }) => id === line.tankId);
    if (!tank || !tankProblem(tank, next)) kept.push({ planned: one, line });
  }
  return kept;
}

type Writing = {
  readonly shipId: number;
  readonly portId: number | undefined;
  readonly officerId: number;
  readonly masterId: number;
  readonly now: Date;
};

async function rowOf(ctx: Ctx, { planned, line }: Kept, by: Writing, all: readonly TankLine[]): Promise<NewRow> {
  const { at, book, entryCode, itemNo, method, quantityM3, receiptNo, remark } = planned;
  const day = new Date(at);
  const fresh = by.now.getTime() - day.getTime() < SIGNED_DAYS * DAY_MS;
  const signed = new Date(Math.min(day.getTime() + 3_600_000, by.now.getTime())).toISOString();
  const countersigned = new Date(day.getTime() + DAY_MS).toISOString();
  const chain = line.tankId === null ? [] : chainOf(line.tankId, all);
  return {
    draft: {
      shipId: by.shipId,
      book,
      entryCode,
      itemNo,
      startTime: at,
      endTime: at,
      method,
      tankId: line.tankId,
      quantityM3,
      ...(method && PLACED.includes(method) && AT_SEA),
      portId: method === 'RECEPTION' ? by.portId : null,
      receiptNo,
      remark,
    },
    server: {
      entryNo: await nextSerial(ctx, pollutionRecord.name, 'PB-{yyyy}-{00000}', { at: day }),
      retainedM3: chain.find((one) => one.line.id === line.id)?.m3 ?? null,
      officerId: by.officerId,
      signTime: signed,
      ...(fresh
        ? { entryState: 'signed' }
        : { entryState: 'countersigned', masterId: by.masterId, masterSignTime: countersigned }),
    },
  };
}

/** A correction of a sludge line, and what waits to be signed. */
async function later(
  ctx: Ctx,
  { kept, ids, by }: { kept: readonly Kept[]; ids: readonly number[]; by: Writing },
): Promise<void> {
  const wrong = kept.findIndex(({ planned }, i) => i > 8 && planned.tank === 'SLUDGE' && planned.method === 'COLLECT');
  const { planned, line } = kept[wrong] ?? {};
  const rows: NewRow[] = [];
  if (planned && line && ids[wrong] !== undefined) {
    const right = add(orZero(planned.quantityM3), '0.05');
    const corrected: Kept = { planned: { ...planned, quantityM3: right }, line: { ...line, quantityM3: right } };
    const all = kept.map((one) => (one === kept[wrong] ? corrected.line : one.line));
    const { draft, server } = await rowOf(ctx, corrected, by, all);
    rows.push({ draft, server: { ...server, replacesId: ids[wrong], correctReason: '量油尺读数抄错。' } });
  }
  for (const [hours, entryCode, remark] of [
    [9, 'ORB1_F', '油水分离器三通阀已修复，铅封 07 号。'],
    [4, 'ORB1_I', '油分浓度计校验完毕。'],
  ] as const) {
    const at = new Date(by.now.getTime() - hours * 3_600_000).toISOString();
    const itemNo = entryCode === 'ORB1_F' ? '20' : null;
    rows.push({
      draft: { shipId: by.shipId, book: 'ORB1', entryCode, itemNo, startTime: at, endTime: at, remark },
      server: { entryNo: await nextSerial(ctx, pollutionRecord.name, 'PB-{yyyy}-{00000}') },
    });
  }
  await recordsOf(pollutionRecord).createMany(ctx, rows);
}

/** A good three months of the books of two ships: what their reports say, week by week, and what no report tells. */
export async function demoPollution(ctx: Ctx): Promise<void> {
  const people = await ctx.db.query<{ id: number; username: string }>(
    `select id, username from ${PEOPLE} where username in ('master.pioneer', 'ce.pioneer') and deleted_at is null`,
  );
  const officerId = people.find(({ username }) => username === 'ce.pioneer')?.id;
  const masterId = people.find(({ username }) => username === 'master.pioneer')?.id;
  const [port] = await ctx.db.query<{ id: number }>(
    `select id from ${PORTS} p where unlocode like 'CN%' and name <> name_en and deleted_at is null order by unlocode limit 1`,
  );
  if (!officerId || !masterId) return;
  const person = await asPerson(ctx, officerId, ctx.now);
  const writer: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const ships = await vesselsOf(writer);
  const own = ships.find(({ nameEn }) => nameEn === 'HAI YUE PIONEER') ?? ships[0];
  const other = ships.find(({ id }) => id !== own?.id);
  const from = new Date(ctx.now.getTime() - DAYS * DAY_MS);
  for (const ship of [own, other]) {
    if (!ship) continue;
    const tanks = await recordsOf(tankCapacity).find(writer, { shipId: ship.id });
    const wastes = await ctx.db.query<Waste>({
      name: 'qhse-demo-wastes',
      text: `select w.rpt_time as at, w.waste_code = 'wasteTankWash' as slop, w.generated::text, w.landed::text, w.receipt_no as "receiptNo"
        from ${WASTES_REPORTED} w where w.ship_id = $1 and w.rpt_time > $2 order by w.rpt_time, w.id`,
      values: [ship.id, from.toISOString()],
    });
    const burnt = await ctx.db.query<Burnt>({
      name: 'qhse-demo-burnt',
      text: `select o.month, o.residual::text, o.distillate::text from ${OIL_BURNT} o where o.ship_id = $1 order by o.month`,
      values: [ship.id],
    });
    const planned = [...ofHabit(from, ctx.now), ...ofSludge(burnt, from, ctx.now, ship === own), ...ofReports(wastes)];
    const kept = fitting(planned, tanks);
    const by: Writing = { shipId: ship.id, portId: port?.id, officerId, masterId, now: ctx.now };
    const all = kept.map(({ line }) => line);
    const rows: NewRow[] = [];
    for (const one of kept) rows.push(await rowOf(writer, one, by, all));
    const ids = await recordsOf(pollutionRecord).createMany(writer, rows);
    await later(writer, { kept, ids, by });
  }
}
