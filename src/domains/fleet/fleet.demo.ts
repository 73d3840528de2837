import type { DemoCompany } from '../../kernel/demo.ts';
import type { Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { accountByName, demoUnits, holdersOf, signOn } from '../identity/public.server.ts';
import { FLEET } from './demo/fleet-data.demo.ts';
import { demoVessels, yearsFrom } from './demo/vessels.demo.ts';
import { shipResponsibility } from './responsibilities/ship-responsibility.resource.ts';

const responsibilities = recordsOf(shipResponsibility);

/** The number of HAI YUE PIONEER in demo.md, whose master and chief engineer have accounts. */
const PIONEER = 6;

/** The fleet, who is on board, and who looks after which ship (demo.md). */
export async function demoFleet(ctx: Ctx, { hasShip }: DemoCompany): Promise<void> {
  const today = officeDay(ctx.now);
  const fleet = await demoVessels(ctx, {
    ships: FLEET.filter(({ nameEn }) => hasShip(nameEn)),
    today,
    units: await demoUnits(ctx),
  });
  const pioneer = fleet.get(PIONEER);
  if (pioneer) await signOn(ctx, ['master.pioneer', 'ce.pioneer'], pioneer.organizationId);
  const [tech, others] = await superintendents(ctx);
  const spans: [number | undefined, number, number][] = [
    [tech, 1, 7],
    [others[0], 8, 13],
    [others[1], 14, 20],
  ];
  for (const [userId, first, last] of spans) {
    for (let no = first; userId && no <= last; no += 1) {
      const vesselId = fleet.get(no)?.id;
      for (const kind of vesselId ? ['VM', 'REPAIR'] : []) {
        const draft = { userId, vesselId, kind, fromDate: yearsFrom(today, -1), toDate: null };
        await responsibilities.create(ctx, draft);
      }
    }
  }
}

/** `tech`, and two more technical superintendents who lead no department. */
async function superintendents(ctx: Ctx): Promise<[tech: number | undefined, others: number[]]> {
  const tech = (await accountByName(ctx.db, 'tech'))?.id;
  const leaders = await holdersOf(ctx, { roles: ['DEPT_LEADER'] });
  const others = (await holdersOf(ctx, { roles: ['SUPT_TECH'] })).filter((id) => id !== tech && !leaders.includes(id));
  return [tech, others.slice(0, 2)];
}
