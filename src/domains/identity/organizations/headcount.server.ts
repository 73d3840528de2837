import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { shipKeeper } from '../auth/ship-keeper.rules.ts';

const OPEN = `u.deleted_at is null and coalesce(u.enabled, true) and (u.expires_on is null or u.expires_on >= $1)`;

/** People of each unit and of everything below it, by the unit where they belong. */
export async function headcounts(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await ctx.db.query<{ id: number; n: number }>({
    name: 'identity-organization-headcounts',
    text: `with recursive up as (
        select u.id as person, o.id, o.parent_id, 0 as level from identity_user u join identity_organization o on o.id = u.organization_id
          where ${OPEN}
        union all select up.person, o.id, o.parent_id, up.level + 1 from up join identity_organization o on o.id = up.parent_id where up.level < 20)
      select id, count(distinct person)::int as n from up group by id`,
    values: [officeDay(ctx.now)],
  });
  return Object.fromEntries(rows.map((row) => [row.id, row.n]));
}

/** Refuses to disable a unit in which somebody works, below which one is in use, or whose ship is still ours. */
export async function assertClosable(ctx: Ctx, id: number): Promise<void> {
  const [working] = await ctx.db.query<{ people: number; units: number }>(
    `select (select count(*) from identity_user u where ${OPEN} and u.organization_id = $2)::int as people,
       (select count(*) from identity_organization o where o.deleted_at is null and o.status = 'USE' and o.parent_id = $2)::int as units`,
    [officeDay(ctx.now), id],
  );
  const ships = (await answerOf(ctx, shipKeeper)?.shipsOfUnit(ctx, id)) ?? 0;
  const held = { people: working?.people ?? 0, units: working?.units ?? 0, ships };
  if (held.people + held.units + held.ships === 0) return;
  const zh = [
    held.people > 0 && ` ${held.people} 名在用人员`,
    held.units > 0 && ` ${held.units} 个启用的下级机构`,
    held.ships > 0 && '未处置的船舶',
  ];
  const en = [
    held.people > 0 && `${held.people} open account(s)`,
    held.units > 0 && `${held.units} unit(s) in use below it`,
    held.ships > 0 && 'a ship that is still ours',
  ];
  const message = {
    zh: `该机构仍有${zh.filter(Boolean).join('、')}，不能停用`,
    en: `The unit still has ${en.filter(Boolean).join(', ')}: it cannot be disabled`,
  };
  throw new AppError('CONFLICT', message, { errors: [{ field: 'status', message }], data: held });
}
