import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type LayoutCell, writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { compare, isPositive, orZero, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselById, vesselsOf } from '../../fleet/public.server.ts';
import { limitsOf } from '../../material/public.server.ts';
import {
  type CountedPart,
  type PartNeed,
  partNeedCountedCall,
  partNeedsCall,
  partNeedsSheetCall,
} from './part-needs.calls.ts';
import { firstShort, lastDayAhead, monthsAhead, needsOf, spareOf, USUAL_LEAD_DAYS } from './part-needs.rules.ts';
import { NEEDS_TEXT as TEXT } from './part-needs.text.ts';
import { type PartStanding, partStandings, type Source } from './part-standings.server.ts';

type Asked = { readonly shipId: number; readonly only: 'short' | 'all' };

/** The parts of a ship that somebody sees, what is ordered first at the top. NOT_FOUND for another's ship. */
async function needsOfShip(ctx: Ctx, { shipId, only }: Asked): Promise<PartNeed[]> {
  const { organizationId, type } = await vesselById(ctx, shipId);
  const today = officeDay(ctx.now);
  const parts = await partStandings(ctx, { ships: [shipId], materials: null });
  const ids = parts.map(({ materialId }) => materialId);
  const limitOf =
    organizationId === null ? () => undefined : await limitsOf(ctx, { organizationId, shipType: type }, ids);
  const rows = parts.map((part): PartNeed => {
    const needs = needsOf(part);
    const leadDays = limitOf(part.materialId)?.leadDays ?? USUAL_LEAD_DAYS;
    const short = firstShort(needs, part.first, leadDays);
    return {
      materialId: part.materialId,
      part: part.parts > 1 ? say(TEXT.more, ctx.lang, { name: part.name, n: part.parts }) : part.name,
      partNo: part.partNo,
      equipment: part.equipment,
      unit: part.unit,
      onHand: part.onHand,
      onOrder: orZero(sum(part.arriving)),
      minimum: part.minimum,
      demand: orZero(sum(part.demands)),
      need: orZero(sum(needs)),
      needs,
      leadDays,
      firstMonth: short?.month ?? null,
      orderBy: short?.orderBy ?? null,
      late: short !== null && short.orderBy < today,
      spare: null,
    };
  });
  const last = '9999-12-31';
  return rows
    .filter(({ firstMonth }) => only === 'all' || firstMonth !== null)
    .toSorted((a, b) => {
      const [one, other] = [a.orderBy ?? last, b.orderBy ?? last];
      if (one !== other) return one < other ? -1 : 1;
      return a.materialId - b.materialId;
    });
}

type Spare = { readonly standing: PartStanding; readonly ship: string; readonly qty: string };

/** What other ships of the user's can give of some materials, by material, most first. */
async function sparesOf(ctx: Ctx, shipId: number, materials: readonly number[]): Promise<Map<number, Spare[]>> {
  const others = (await vesselsOf(ctx)).filter(({ id }) => id !== shipId);
  if (materials.length === 0 || others.length === 0) return new Map();
  const names = new Map(others.map(({ id, name, nameEn }) => [id, say({ zh: name, en: nameEn || name }, ctx.lang)]));
  const found = await partStandings(ctx, { ships: [...names.keys()], materials });
  const spares = found.flatMap((standing): (Spare & { materialId: number })[] => {
    const qty = spareOf(standing);
    const ship = names.get(standing.shipId) ?? '';
    return isPositive(qty) ? [{ standing, ship, qty, materialId: standing.materialId }] : [];
  });
  spares.sort((a, b) => compare(b.qty, a.qty) || a.standing.shipId - b.standing.shipId);
  return Map.groupBy(spares, ({ materialId }) => materialId);
}

/** With the ship that can give most of each that falls short. */
async function withSpares(ctx: Ctx, shipId: number, rows: readonly PartNeed[]): Promise<PartNeed[]> {
  const short = rows.flatMap(({ firstMonth, materialId }) => (firstMonth === null ? [] : [materialId]));
  const spares = await sparesOf(ctx, shipId, short);
  return rows.map((row) => {
    const [most] = spares.get(row.materialId) ?? [];
    return most ? { ...row, spare: { ship: most.ship, qty: most.qty } } : row;
  });
}

type Listed = Reply<typeof partNeedsCall>;

async function listed(ctx: Ctx, asked: Asked & { readonly page: number; readonly size: number }): Promise<Listed> {
  const rows = await needsOfShip(ctx, asked);
  const from = asked.page * asked.size;
  return {
    months: monthsAhead(officeDay(ctx.now).slice(0, 7)),
    content: await withSpares(ctx, asked.shipId, rows.slice(from, from + asked.size)),
    totalElements: rows.length,
  };
}

/** A source as one line: how often within 24 months, when first, and how much in all; nothing where never. */
function countedOf({ kind, resource, recordId, label, dated }: Source, last: string): CountedPart[] {
  const within = dated.filter(({ day }) => day <= last);
  if (within.length === 0) return [];
  return [
    {
      kind,
      resource,
      recordId,
      label,
      times: within.length,
      first: within[0]?.day ?? null,
      qty: orZero(sum(within.map(({ qty }) => qty))),
    },
  ];
}

const shelf = (kind: 'STOCK' | 'SISTER', { shipPartId }: PartStanding, label: string, qty: string): CountedPart => ({
  kind,
  resource: 'maintenance.shipEquipmentPart',
  recordId: shipPartId,
  label,
  times: 1,
  first: null,
  qty,
});

/** What the figures of a part of a ship count. */
async function counted(ctx: Ctx, shipId: number, materialId: number): Promise<CountedPart[]> {
  await vesselById(ctx, shipId);
  const [part] = await partStandings(ctx, { ships: [shipId], materials: [materialId] });
  if (!part) return [];
  const last = lastDayAhead(part.first);
  const spares = (await sparesOf(ctx, shipId, [materialId])).get(materialId) ?? [];
  return [
    shelf('STOCK', part, part.name, part.onHand),
    ...part.brings.flatMap((one) => countedOf(one, last)),
    ...part.takes.flatMap((one) => countedOf(one, last)),
    ...spares.map(({ standing, ship, qty }) => shelf('SISTER', standing, ship, qty)),
  ];
}

const figure = (value: string): number => Number(value);

/** The needs of a ship by month, as they stand today. */
async function sheet(ctx: Ctx, asked: Asked): Promise<Download> {
  const { name, nameEn } = await vesselById(ctx, asked.shipId);
  const rows = await withSpares(ctx, asked.shipId, await needsOfShip(ctx, asked));
  const t = (text: Text): string => say(text, ctx.lang);
  const ship = say({ zh: name, en: nameEn || name }, ctx.lang);
  const today = officeDay(ctx.now);
  const stream = await writeLayout([
    {
      name: ship || t(TEXT.title),
      title: t(TEXT.title),
      about: say(TEXT.about, ctx.lang, { ship, day: today }),
      across: true,
      columns: [
        { head: t(TEXT.part), width: 22 },
        { head: t(TEXT.partNo), width: 14 },
        { head: t(TEXT.equipment), width: 24 },
        { head: t(TEXT.unit), width: 8 },
        { head: t(TEXT.onHand), width: 10 },
        { head: t(TEXT.onOrder), width: 10 },
        { head: t(TEXT.minimum), width: 10 },
        { head: t(TEXT.demand), width: 10 },
        { head: t(TEXT.need), width: 10 },
        { head: t(TEXT.firstMonth), width: 11 },
        { head: t(TEXT.leadDays), width: 11 },
        { head: t(TEXT.orderBy), width: 12 },
        { head: t(TEXT.spare), width: 18 },
        ...monthsAhead(today.slice(0, 7)).map((month) => ({ head: month, width: 9 })),
      ],
      rows: rows.map((row): LayoutCell[] => [
        row.part,
        row.partNo,
        row.equipment,
        row.unit,
        figure(row.onHand),
        figure(row.onOrder),
        figure(row.minimum),
        figure(row.demand),
        figure(row.need),
        row.firstMonth,
        row.leadDays,
        row.late ? { value: row.orderBy, mark: 'bad' } : row.orderBy,
        row.spare ? say(TEXT.spareOf, ctx.lang, row.spare) : null,
        ...row.needs.map((need): LayoutCell => (isPositive(need) ? { value: figure(need), mark: 'warn' } : null)),
      ]),
    },
  ]);
  return new Download({ stream, filename: fileName(t(TEXT.title), ship), type: XLSX_TYPE });
}

export const needsEndpoints: readonly Endpoint[] = [
  serve(partNeedsCall, (ctx, { query }) => listed(ctx, query)),
  serve(partNeedCountedCall, (ctx, { params, query }) => counted(ctx, query.shipId, params.materialId)),
  serve(partNeedsSheetCall, (ctx, { query }) => sheet(ctx, query)),
];
