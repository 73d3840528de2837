import type { Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, PEOPLE, UNITS } from '../../identity/public.server.ts';
import { deptLeaderConfig } from './dept-leader-config.resource.ts';
import { deptLeaderItem } from './dept-leader-item.resource.ts';

const CODES = ['QHSE', 'TEC', 'OPS', 'CRW'];
/** Days since the present leaders were named; until then another one led in reviews. */
const SINCE = 300;

type Unit = { readonly id: number; readonly leader: number; readonly other: number | null };

/** Four departments under their leaders, with a deputy where there is one; the last is not in use. */
export async function demoDeptLeaders(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'qhse' and deleted_at is null`,
  );
  const units = await ctx.db.query<Unit>(
    `select o.id, o.leader_id as leader, (select min(u.id) from ${PEOPLE} u where u.organization_id = o.id and u.id <> o.leader_id
        and u.enabled is not false and u.expires_on is null and u.deleted_at is null) as other
      from ${UNITS} o where o.code = any($1) and o.leader_id is not null and o.deleted_at is null order by o.sort_num`,
    [CODES],
  );
  if (!writer || units.length === 0) return;
  const person = await asPerson(ctx, writer.id, ctx.now);
  const by: Ctx = { ...person, user: { ...person.user, scope: { vessel: 'all', organization: 'all' } } };
  const ids = await recordsOf(deptLeaderConfig).createMany(
    by,
    units.map(({ id }, i) => ({ draft: { organizationId: id, enabled: i < units.length - 1 } })),
  );
  const since = daysAfter(officeDay(ctx.now), -SINCE);
  await recordsOf(deptLeaderItem).createMany(
    by,
    units.flatMap((unit, i) => itemsOf(unit, ids[i]!, since)),
  );
}

/** For everything, for verifying defects, and who led in reviews before. */
function itemsOf({ leader, other }: Unit, configId: number, since: string): NewRow[] {
  const led = { configId, level: 1, sortNum: 10, partyId: leader, deputyPartyId: other };
  return [
    { draft: { ...led, itemType: 'ALL', validFrom: since } },
    { draft: { ...led, itemType: 'DEFECT_VERIFY', validFrom: since } },
    ...(other
      ? [
          {
            draft: {
              configId,
              level: 1,
              sortNum: 20,
              partyId: other,
              itemType: 'REVIEW',
              validTo: daysAfter(since, -1),
            },
          },
        ]
      : []),
  ];
}
