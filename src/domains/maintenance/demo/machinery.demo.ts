import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { job as post } from '../../identity/public.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { counter } from '../hours/counter.resource.ts';
import { renewCounters } from '../hours/counters.server.ts';
import { runningHourReading } from '../hours/reading.resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { LEAD_DAYS } from '../jobs/job.text.ts';
import { renewDue } from '../jobs/renew-due.server.ts';
import { demoParts } from '../parts/part.demo.ts';
import { demoTemplates } from '../templates/template.demo.ts';
import { DEMO_JOBS, type DemoJob } from './jobs-data.demo.ts';
import { DEMO_COUNTERS, DEMO_NODES, type DemoNode } from './machinery-data.demo.ts';

const DAY_MS = 86_400_000;
const MONTHS = 12;

export type DemoShip = {
  readonly id: number;
  readonly at: number;
  readonly tanker: boolean;
  /** Numbers by code. */
  readonly nodes: Map<string, number>;
  readonly counters: Map<string, number>;
};

const levelOf = ({ code }: DemoNode): number => code.split('.').length;
const aboveOf = (code: string): string => code.split('.').slice(0, -1).join('.');
const has = (ship: DemoShip, only: DemoNode['only']): boolean => only === undefined || ship.tanker;

/** Posts by their codes. */
async function postsOf(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const found = await recordsOf(post).find(ctx, { category: ['DECK', 'ENGINE'] }, { only: ['code'] });
  return new Map(found.map(({ id, code }) => [code, id]));
}

/** The trees of all ships, a level of all of them by one statement. */
async function makeTrees(ctx: Ctx, ships: readonly DemoShip[], posts: ReadonlyMap<string, number>): Promise<void> {
  const levels = Math.max(...DEMO_NODES.map(levelOf));
  for (let level = 1; level <= levels; level += 1) {
    const made = ships.flatMap((ship) =>
      DEMO_NODES.filter((node) => levelOf(node) === level && has(ship, node.only)).map((node) => ({ ship, node })),
    );
    const ids = await recordsOf(equipment).createMany(
      ctx,
      made.map(({ ship, node }, i) => ({
        draft: {
          shipId: ship.id,
          parentId: ship.nodes.get(aboveOf(node.code)) ?? null,
          nodeType: node.type,
          code: node.code,
          name: node.zh,
          nameEn: node.en,
          department: node.department ?? null,
          keyFlag: node.key ?? false,
          standbyFlag: node.standby ?? false,
          useStatus: node.standby ? 'STANDBY' : 'IN_USE',
          maker: node.maker ?? null,
          model: node.model ?? null,
          serialNo: node.maker ? `${level * 10_000 + i}` : null,
          responsibleJob: node.post ? (posts.get(node.post) ?? null) : null,
          sortNum: Number(node.code.split('.').at(-1)),
        },
      })),
    );
    for (const [i, { ship, node }] of made.entries()) ship.nodes.set(node.code, ids[i] ?? 0);
  }
}

/** Counters that were read once a month for a year, the last time some days ago. */
async function makeCounters(ctx: Ctx, ships: readonly DemoShip[]): Promise<void> {
  const made = ships.flatMap((ship) => DEMO_COUNTERS.map((one, i) => ({ ship, one, i })));
  const ids = await recordsOf(counter).createMany(
    ctx,
    made.map(({ ship, one, i }) => ({
      draft: {
        shipId: ship.id,
        equipmentId: ship.nodes.get(one.code),
        name: one.zh,
        nameEn: one.en,
        unit: 'H',
        defaultDaily: '12.00',
        engineHours: one.engine ?? null,
        sortNum: (i + 1) * 10,
      },
      server: { meterOffset: '0.0', averageDaily: '12.00' },
    })),
  );
  for (const [i, { ship, one }] of made.entries()) ship.counters.set(one.code, ids[i] ?? 0);
  const times = Array.from({ length: MONTHS + 1 }, (_, month) => month);
  await recordsOf(runningHourReading).createMany(
    ctx,
    made.flatMap(({ ship, one }, i) =>
      times.map((month) => {
        const ago = 3 + (ship.at % 5) + (MONTHS - month) * 30;
        const total = (one.base + ship.at * 137 + month * 30 * (one.daily + (ship.at % 3) * 0.4)).toFixed(1);
        return {
          draft: {
            counterId: ids[i],
            readTime: new Date(ctx.now.getTime() - ago * DAY_MS).toISOString(),
            reading: total,
            source: 'MANUAL',
          },
          server: { shipId: ship.id, total },
        };
      }),
    ),
  );
  await renewCounters(ctx, ids);
}

/** How much of its interval has gone, of a hundred: most lie within, a few are just past. */
const goneOf = (ship: DemoShip, i: number): number => {
  const spread = (i * 37 + ship.at * 53) % 100;
  return spread === 99 ? 101 : spread;
};

const daysOf = ({ months, days }: DemoJob): number | null => (months ? months * 30 : (days ?? null));

/** When it was last done, by how much of its interval has gone since. */
function lastDone(ctx: Ctx, job: DemoJob, gone: number, total: number | undefined) {
  const days = daysOf(job) ?? Math.round((job.hours ?? 0) / 14);
  return {
    lastDoneDate: daysAfter(officeDay(ctx.now), -Math.max(0, Math.round((days * gone) / 100))),
    lastDoneHours: job.hours && total !== undefined ? (total - (job.hours * gone) / 100).toFixed(1) : null,
  };
}

async function makeJobs(ctx: Ctx, ships: readonly DemoShip[], posts: ReadonlyMap<string, number>): Promise<void> {
  const nodes = new Map(DEMO_NODES.map((node) => [node.code, node]));
  const counters = await recordsOf(counter).find(
    ctx,
    { shipId: ships.map(({ id }) => id) },
    { only: ['currentTotal'] },
  );
  const totals = new Map(counters.map(({ id, currentTotal }) => [id, Number(currentTotal)]));
  const nearest = (ship: DemoShip, code: string): number | undefined => {
    for (let at = code; at; at = aboveOf(at)) {
      const found = ship.counters.get(at);
      if (found) return totals.get(found);
    }
    return undefined;
  };
  const rows = ships.flatMap((ship) => {
    const seen = new Map<string, number>();
    return DEMO_JOBS.flatMap((job, i) => {
      const node = nodes.get(job.on);
      const equipmentId = ship.nodes.get(job.on);
      if (!node || !equipmentId) return [];
      const no = (seen.get(job.on) ?? 0) + 1;
      seen.set(job.on, no);
      const done = lastDone(ctx, job, goneOf(ship, i), nearest(ship, job.on));
      const baseRule = job.type === 'CLASS' ? 'FIXED' : 'FLOATING';
      return {
        draft: {
          shipId: ship.id,
          equipmentId,
          code: `${job.on}-${String(no).padStart(2, '0')}`,
          name: job.zh,
          nameEn: job.en,
          jobType: job.type,
          level: job.level,
          intervalMonths: job.months ?? null,
          intervalDays: job.days ?? null,
          intervalHours: job.hours ?? null,
          baseRule,
          leadDays: LEAD_DAYS[job.level],
          responsiblePost: node.post ? (posts.get(node.post) ?? null) : null,
          supervisorPost: posts.get(node.department === 'DECK' ? 'CHIEF_OFFICER' : 'CHIEF_ENGINEER') ?? null,
          shoreVerify: node.key ?? false,
          estHours: job.estHours,
          crewNum: Number(job.estHours) > 8 ? 3 : 1,
          needPermit: job.permit ?? null,
          needRisk: job.permit === 'ENCLOSED' || job.permit === 'ALOFT',
          ...done,
        },
        server: {
          department: node.department ?? null,
          keyFlag: node.key ?? false,
          lastDueDate: baseRule === 'FIXED' ? done.lastDoneDate : null,
        },
      };
    });
  });
  await renewDue(ctx, await recordsOf(maintenanceJob).createMany(ctx, rows));
}

/** What every ship has, with its counters and its programme. */
export async function demoMachinery(ctx: Ctx): Promise<readonly DemoShip[]> {
  const ships = (await vesselsOf(ctx)).map(
    ({ id, type }, at): DemoShip => ({
      id,
      at,
      tanker: type.endsWith('TANKER'),
      nodes: new Map(),
      counters: new Map(),
    }),
  );
  const posts = await postsOf(ctx);
  await makeTrees(ctx, ships, posts);
  await makeCounters(ctx, ships);
  await makeJobs(ctx, ships, posts);
  await demoParts(ctx, ships);
  await demoTemplates(ctx, posts);
  return ships;
}
