import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { say } from '../../../kernel/text.ts';
import { add, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { isMachine } from '../equipments/equipment.rules.ts';
import { renewShips } from '../jobs/renew-due.server.ts';
import { counterFlow } from './counter.flow.ts';
import { counter } from './counter.resource.ts';
import { renewCounters } from './counters.server.ts';
import { holdCounters } from './hold-counters.server.ts';
import { counterSheetCall } from './hours.calls.ts';
import { judgeReading } from './hours.rules.ts';
import { HOURS_TEXT } from './hours.text.ts';
import { runningHourReading } from './reading.resource.ts';
import { followReports } from './report-hours.server.ts';
import { heldCounters, standingOf } from './save-readings.server.ts';

const counters = recordsOf(counter);
const equipments = recordsOf(equipment);
const readings = recordsOf(runningHourReading);

const saves = savesOf(counter, {
  needs: ['equipmentId'],
  served: async (ctx, { row, before, wrong }) => {
    const machine = await equipments.get(ctx, row.equipmentId);
    if (machine.shipId !== row.shipId) wrong('equipmentId', '不是该船的设备', 'It is not installed on this ship');
    if (!isMachine(machine.nodeType)) wrong('equipmentId', '须为设备或部件', 'A machine or a component');
    if (before && before.shipId !== row.shipId) wrong('shipId', '计时器不能换到别的船', 'A counter stays on its ship');
    if (before && before.unit !== row.unit && before.lastReadTime)
      wrong('unit', '已有读数，单位不能改变', 'It has readings: its unit stays');
    if (row.engineHours && row.unit !== 'H') wrong('engineHours', HOURS_TEXT.hoursOnly.zh, HOURS_TEXT.hoursOnly.en);
    return {};
  },
  made: async (_ctx, row) => ({ meterOffset: '0.0', averageDaily: round(row.defaultDaily, 2) }),
});

/** Another generator has its part in what all of them ran. */
export async function createCounter(ctx: Ctx, draft: Record<string, unknown>) {
  const row = await saves.create(ctx, draft);
  // Before the jobs, as readings do.
  if (row.engineHours) await followReports(ctx, row.shipId);
  await renewShips(ctx, [row.shipId]);
  return row;
}

/** Another default is another average as long as there are fewer than two readings; told of other hours it is proposed others. */
async function update(ctx: Ctx, draft: Parameters<typeof saves.update>[1]) {
  await holdCounters(ctx, [draft.id]);
  const { id, shipId } = await saves.update(ctx, draft);
  await renewCounters(ctx, [id]);
  await followReports(ctx, shipId);
  return counters.get(ctx, id);
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await holdCounters(ctx, [id]);
  const { shipId } = await counters.get(ctx, id);
  await counters.remove(ctx, id, version);
  await followReports(ctx, shipId);
  await renewShips(ctx, [shipId]);
}

async function restore(ctx: Ctx, id: number) {
  await holdCounters(ctx, [id]);
  const row = await counters.restore(ctx, id);
  await followReports(ctx, row.shipId);
  await renewShips(ctx, [row.shipId]);
  return row;
}

export const counterActs = serveActs(
  counter,
  counterFlow,
  {
    /** The old meter's last reading and the new one's first, at the same moment: the total goes on. */
    replace: async (ctx, { row, values, move }) => {
      const { readTime, lastValue, newStart, reason } = values;
      const found = (await heldCounters(ctx, [row.id])).get(row.id);
      const total = round(add(lastValue, orZero(row.meterOffset)), 1);
      const judged = judgeReading({ readTime, total }, standingOf(row, found?.useStatus), ctx.now);
      if (judged.verdict === 'error') {
        const field = judged.field === 'reading' ? 'lastValue' : 'readTime';
        throw invalid([{ field, message: judged.message }]);
      }
      const common = { counterId: row.id, readTime, source: 'MANUAL', newMeter: true, reason };
      const server = { shipId: row.shipId, total };
      await readings.createMany(ctx, [
        { draft: { ...common, reading: lastValue }, server },
        { draft: { ...common, reading: newStart }, server },
      ]);
      await move({ meterOffset: round(sub(total, newStart), 1), lastReading: newStart, lastReadTime: readTime });
      await renewCounters(ctx, [row.id]);
      await followReports(ctx, row.shipId);
      return counters.get(ctx, row.id);
    },
    stop: async (ctx, { row, move }) => {
      const moved = await move();
      await renewShips(ctx, [row.shipId]);
      await followReports(ctx, row.shipId);
      return moved;
    },
    start: async (ctx, { row, move }) => {
      const moved = await move();
      await renewShips(ctx, [row.shipId]);
      await followReports(ctx, row.shipId);
      return moved;
    },
  },
  { before: (ctx, id) => holdCounters(ctx, [id]) },
);

const sheet = serve(counterSheetCall, async (ctx, { query: { shipId } }) => {
  const found = await counters.find(ctx, { shipId, counterStatus: ['IN_USE'] });
  const machines = await equipments.find(
    ctx,
    { id: [...new Set(found.map(({ equipmentId }) => equipmentId))] },
    { only: ['code', 'name', 'nameEn', 'useStatus'] },
  );
  const waiting = await readings.find(
    ctx,
    {
      counterId: found.map(({ id }) => id),
      source: 'NOON_REPORT',
      corrects: null,
      readingStatus: ['PROPOSED'],
    },
    { only: ['counterId', 'readTime', 'reading'] },
  );
  const proposals = new Map(
    waiting.map(({ counterId, readTime, reading }) => [counterId, { readTime, reading }] as const),
  );
  const byId = new Map(machines.map((one) => [one.id, one]));
  const order = (one: (typeof found)[number]): string => byId.get(one.equipmentId)?.code ?? '';
  return found
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en') || (a.sortNum ?? 0) - (b.sortNum ?? 0) || a.id - b.id)
    .map((one) => {
      const machine = byId.get(one.equipmentId);
      return {
        id: one.id,
        equipment: machine ? `${machine.code} ${say({ zh: machine.name, en: machine.nameEn }, ctx.lang)}` : '',
        name: say({ zh: one.name, en: one.nameEn }, ctx.lang),
        unit: one.unit,
        meterOffset: orZero(one.meterOffset),
        lastReading: one.lastReading,
        lastReadTime: one.lastReadTime,
        currentTotal: one.currentTotal,
        averageDaily: orZero(one.averageDaily),
        inUse: machine?.useStatus === 'IN_USE',
        proposed: proposals.get(one.id) ?? null,
      };
    });
});

export const counterEndpoints: readonly Endpoint[] = [
  sheet,
  ...counterActs.endpoints,
  ...crudEndpoints(counter, {
    ...saves,
    create: createCounter,
    update,
    remove,
    restore,
    pick: { open: `t.counter_status = 'IN_USE'` },
  }),
];
