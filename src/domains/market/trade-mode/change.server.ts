import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { vessel } from '../../fleet/public.ts';
import { oilOnBoard } from '../../voyage/public.server.ts';
import { changeFlow } from './change.flow.ts';
import { type ChangeRow, tradeModeChange } from './change.resource.ts';
import { CHANGE_TEXT as TEXT, TRADES, type Trade } from './change.text.ts';
import type { ChangeOil } from './change-lines.resource.ts';
import { taxRates } from './change-settings.server.ts';
import { stepsFor } from './effect.rules.ts';
import { effect } from './effect-change.server.ts';
import { type TaxedOil, taxesOf, taxTotals } from './tax.rules.ts';
import { turnAt } from './trade-days.rules.ts';
import { otherOf, tradeFacts } from './trade-facts.server.ts';

export const changes = recordsOf(tradeModeChange);
const ships = recordsOf(vessel);

const CHANGING = '内外贸转换';

/** Value and taxes beside each oil, and what all come to. */
async function taxed<O extends TaxedOil>(ctx: Ctx, toMode: Trade, oil: readonly O[]) {
  const rates = await taxRates(ctx);
  const lines = oil.map((line) => ({ ...line, ...taxesOf(toMode, line, rates) }));
  return { oil: lines, ...taxTotals(lines) };
}

/** The number of another change of the ship that is not finished. */
async function openChange(ctx: Ctx, shipId: number, except: number): Promise<string | undefined> {
  const open = { shipId, changeStatus: ['DRAFT', 'DECLARED'] } as const;
  const found = await changes.find(asSystem(ctx, CHANGING), open, { only: ['changeNo'] });
  return found.find(({ id }) => id !== except)?.changeNo ?? undefined;
}

type Wrong = (field: string, zh: string, en: string) => void;

function checkTimes(ctx: Ctx, { steps }: Pick<ChangeRow, 'steps'>, wrong: Wrong): void {
  for (const [i, { doneTime }] of steps.entries())
    if (doneTime && instant(doneTime) > ctx.now.getTime()) wrong(`steps.${i}.doneTime`, TEXT.future.zh, TEXT.future.en);
}

const saves = savesOf(tradeModeChange, {
  needs: ['shipId', 'toMode'],
  served: async (ctx, { row, before, wrong }) => {
    await ships.get(ctx, row.shipId);
    // Held: two who begin a change of one ship see each other.
    await ships.held(asSystem(ctx, CHANGING), row.shipId);
    const other = await openChange(ctx, row.shipId, before?.id ?? 0);
    if (other) wrong('shipId', fill(TEXT.openAlready, { no: other }).zh, fill(TEXT.openAlready, { no: other }).en);
    const { turns } = await tradeFacts(ctx, row.shipId);
    if (turnAt(turns, ctx.now.toISOString())?.mode === row.toMode) {
      const { zh, en } = TRADES[row.toMode];
      wrong('toMode', fill(TEXT.alreadyIn, { mode: zh }).zh, fill(TEXT.alreadyIn, { mode: en.toLowerCase() }).en);
    }
    if (row.applyDate > officeDay(ctx.now)) wrong('applyDate', TEXT.future.zh, TEXT.future.en);
    checkTimes(ctx, row, wrong);
    return {
      fromMode: otherOf(row.toMode),
      voyageBeforeId: before?.voyageBeforeId ?? null,
      voyageAfterId: before?.voyageAfterId ?? null,
      ...(await taxed(ctx, row.toMode, row.oil)),
    };
  },
  later: async (ctx, { row, wrong }) => {
    checkTimes(ctx, row, wrong);
    return taxed(ctx, row.toMode, row.oil);
  },
  // What is usually done stands there to be ticked off, and the oil as it was reported last.
  made: async (ctx, row) => ({
    changeNo: await nextSerial(ctx, tradeModeChange.name, 'DF-{yy}{000}'),
    ...(row.steps.length === 0 && { steps: stepsFor(row.toMode) }),
    ...(row.oil.length === 0 && (await oilNow(ctx, { ...row, oil: [] }))),
  }),
});

export const { create: createChange, update: updateChange } = saves;

/** Oil by the ship's last report; what was typed beside a grade stays with it. */
async function oilNow(ctx: Ctx, row: Pick<ChangeRow, 'shipId' | 'toMode'> & { readonly oil: readonly ChangeOil[] }) {
  const at = ctx.now.toISOString();
  const told = await oilOnBoard(asSystem(ctx, CHANGING), { shipId: row.shipId, at });
  const oil = (told?.oil ?? []).map(({ grade, bonded, tonnes }) => {
    const kept = row.oil.find((one) => one.grade === grade && (one.bonded === true) === bonded);
    return {
      grade,
      bonded,
      qty: tonnes,
      treatment: kept?.treatment ?? null,
      unitPrice: kept?.unitPrice ?? null,
      paperDuty: kept?.paperDuty ?? null,
      paperExcise: kept?.paperExcise ?? null,
      paperVat: kept?.paperVat ?? null,
    };
  });
  return { cutTime: told?.rptTime ?? null, ...(await taxed(ctx, row.toMode, oil)) };
}

type Acts = typeof changeFlow.transitions;
type Handler<K extends keyof Acts> = ActHandler<typeof tradeModeChange.fields, Acts[K]>;

const takeOil: Handler<'takeOil'> = async (ctx, { row, move }) => move(await oilNow(ctx, row));

const declare: Handler<'declare'> = (ctx, { values, move }) =>
  move({ customsNo: values.customsNo, declaredOn: officeDay(ctx.now) });

export const changeActs = serveActs(tradeModeChange, changeFlow, { takeOil, declare, effect, cancel: moves });

export const changeEndpoints: readonly Endpoint[] = [
  ...changeActs.endpoints,
  ...crudEndpoints(tradeModeChange, { omit: ['import'], ...saves }),
];
