import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { oilStatement } from './oil-statement.resource.ts';
import { createOilStatement } from './oil-statement.server.ts';

const statements = recordsOf(oilStatement);

/** How far the ships' statements of a month have come: of the month before last all is confirmed, of last month they are under way. */
const COURSES = ['CONFIRMED', 'SIGNED', 'CHIEF', 'DRAFT'] as const;

export async function demoOilStatements(ctx: Ctx): Promise<void> {
  const today = officeDay(ctx.now).slice(0, 7);
  const [clerk] = await holdersOf(ctx, { roles: ['FUEL_CLERK'] });
  const by = clerk === undefined ? ctx : await asPerson(ctx, clerk, ctx.now);
  const ships = await ctx.db.query<{ shipName: number; chief: string; master: string }>(
    `select distinct on (v.ship_name) v.ship_name as "shipName", v.chief_engineer as chief, v.captain as master from voyage_voyage v
     where v.deleted_at is null and v.voyage_status = 'OPEN' and v.voyage_kind = 'TRADE' order by v.ship_name, v.start_time desc limit 4`,
  );
  for (const [at, { shipName, chief, master }] of ships.entries()) {
    for (const month of [monthsAfter(today, -2), monthsAfter(today, -1)]) {
      const course = month === monthsAfter(today, -2) ? 'CONFIRMED' : COURSES[at % COURSES.length]!;
      const { id } = await createOilStatement(by, { shipName, kind: 'MONTH', month });
      const day = (n: number): string => `${monthsAfter(month, 1)}-0${n}T02:00:00.000Z`;
      const step = COURSES.indexOf(course);
      if (course === 'DRAFT') continue;
      await statements.patch(
        by,
        id,
        {
          statementStatus: course,
          chiefName: chief,
          chiefAt: day(1),
          ...(step <= 1 && { masterName: master, masterAt: day(2) }),
          ...(step === 0 && { confirmName: by.user.name, confirmAt: day(3) }),
        },
        { action: course === 'CHIEF' ? 'signChief' : course === 'SIGNED' ? 'signMaster' : 'confirm' },
      );
    }
  }
}
