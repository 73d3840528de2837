import { AppError } from '../../errors.ts';
import { periodFlow } from '../../flow/period-flow.ts';
import type { Fields } from '../../resource/field.ts';
import type { PERIOD_FIELDS, PROOF_FIELDS } from '../../resource/ledger.ts';
import { type AnyResource, permissionOf, snake, tableNameOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { serveActs } from '../crud/act-endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { englishNames, recipientKeeper } from '../people.ts';
import { answerOf } from '../ports.ts';
import type { LedgerGiven } from './ledger.ts';

type At = { readonly unit: number; readonly month: string; readonly field?: string | undefined };

export type Months = {
  readonly endpoints: readonly Endpoint[];
  /** The latest closed month of each of these units, `yyyy-MM`: it and all before it take nothing. Held open to the end of the transaction. */
  readonly closedUntil: (ctx: Ctx, units: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** CONFLICT with PERIOD_CLOSED where one is closed, naming the month and who may reopen it, at its field. */
  readonly assertOpen: (ctx: Ctx, asked: readonly At[]) => Promise<void>;
  /** Closes all months of all units up to one, without asking for permission: what a company brings along was closed before it came. */
  readonly closeUntil: (ctx: Ctx, month: string) => Promise<void>;
};

/** More names than that say no more. */
const NAMED = 3;

/** The months of a ledger: which are open, and the acts that close them. A later closed month closes the ones before it. */
export function monthsOf<P extends typeof PERIOD_FIELDS & Fields, Q extends typeof PROOF_FIELDS & Fields>(
  given: LedgerGiven<P, Q>,
): Months {
  const periods: AnyResource = given.periods;
  const [table, unitColumn] = [tableNameOf(periods), snake(given.unit)];
  /** Whoever posts shares a unit's months, whoever closes or reopens has them alone. */
  const hold = (ctx: Ctx, units: readonly number[], how: 'shared' | 'alone') =>
    ctx.db.query({
      name: `${table}-hold-${how}`,
      text: `select pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}(hashtextextended($1 || ' ' || u, 0))
             from unnest($2::bigint[]) u order by u`,
      values: [table, [...new Set(units)].toSorted((a, b) => a - b)],
    });

  async function closedUntil(ctx: Ctx, units: readonly number[]): Promise<ReadonlyMap<number, string>> {
    await hold(ctx, units, 'shared');
    const rows = await ctx.db.query<{ unit: number; month: string }>({
      name: `${table}-closed-until`,
      text: `select ${unitColumn} as unit, max(month) as month from ${table}
             where period_status = 'CLOSED' and deleted_at is null and ${unitColumn} = any($1::bigint[]) group by ${unitColumn}`,
      values: [units],
    });
    return new Map(rows.map(({ unit, month }) => [unit, month]));
  }

  async function whoReopens(ctx: Ctx): Promise<Text> {
    const people = await answerOf(ctx, recipientKeeper)?.recipients(ctx, {
      ids: [],
      roles: [],
      permissions: [permissionOf(periods, 'reopen')],
    });
    const first = (people ?? []).slice(0, NAMED);
    if (first.length === 0) return { zh: '', en: '' };
    const english = await englishNames(
      { ...ctx, lang: 'en' },
      first.map(({ id }) => id),
    );
    const names = first.map(({ name }) => name).join('、');
    return { zh: `（${names}）`, en: ` (${first.map(({ id, name }) => english.get(id) ?? name).join(', ')})` };
  }

  async function assertOpen(ctx: Ctx, asked: readonly At[]): Promise<void> {
    if (asked.length === 0) return;
    const closed = await closedUntil(ctx, [...new Set(asked.map(({ unit }) => unit))]);
    const wrong = asked.find(({ unit, month }) => month <= (closed.get(unit) ?? ''));
    if (!wrong) return;
    const who = await whoReopens(ctx);
    const message = {
      zh: `${wrong.month} 已结账，不能再记账；改用未结账的月份，或由有反结账权限的人${who.zh}反结账`,
      en: `${wrong.month} is closed: use an open month, or ask somebody who may reopen it${who.en}`,
    };
    throw new AppError('CONFLICT', message, {
      ...(wrong.field && { errors: [{ field: wrong.field, message }] }),
      data: { reason: 'PERIOD_CLOSED', month: wrong.month, closedUntil: closed.get(wrong.unit) },
    });
  }

  async function assertInOrder(ctx: Ctx, unit: number, month: string): Promise<void> {
    const [earlier] = await ctx.db.query<{ month: string }>({
      name: `${table}-earlier-open`,
      text: `select min(month) as month from ${table}
             where ${unitColumn} = $1 and month < $2 and period_status = 'OPEN' and deleted_at is null having min(month) is not null`,
      values: [unit, month],
    });
    if (earlier)
      throw new AppError('RULE', {
        zh: `${earlier.month} 尚未结账，先结较早的月份`,
        en: `${earlier.month} is still open: close the earlier month first`,
      });
  }

  async function assertNothingWaits(ctx: Ctx, unit: number, month: string): Promise<void> {
    const waiting = (await given.waiting?.(ctx, { unit, month })) ?? [];
    if (waiting.length === 0) return;
    const names = waiting.slice(0, NAMED).map(({ no }) => no);
    const more = waiting.length > NAMED;
    throw new AppError('RULE', {
      zh: `本月还有 ${waiting.length} 张单据未记账：${names.join('、')}${more ? ' 等' : ''}；先记账或改日期`,
      en: `${waiting.length} documents of it are not booked: ${names.join(', ')}${more ? ', …' : ''}. Book them or change their day`,
    });
  }

  async function assertProved(ctx: Ctx, unit: number): Promise<void> {
    const { differences } = await given.prove(ctx, unit);
    if (differences.length > 0)
      throw new AppError('RULE', {
        zh: `结存与流水有 ${differences.length} 处不符，不能结账；先在对账记录中核对`,
        en: `${differences.length} figures do not agree with the ledger: look at its proofs before it is closed`,
      });
  }

  async function assertLast(ctx: Ctx, unit: number, month: string): Promise<void> {
    const until = (await closedUntil(ctx, [unit])).get(unit) ?? month;
    if (until > month)
      throw new AppError('RULE', {
        zh: `${until} 已结账，先反结账较晚的月份`,
        en: `${until} is closed: reopen the later month first`,
      });
  }

  const acts = serveActs(given.periods, periodFlow, {
    close: async (ctx, { row, move }) => {
      const [unit, month] = [Number(row[given.unit]), String(row.month)];
      await hold(ctx, [unit], 'alone');
      await assertInOrder(ctx, unit, month);
      await assertNothingWaits(ctx, unit, month);
      await assertProved(ctx, unit);
      const [counted] = await given.count(ctx, [{ unit, month }]);
      return move({ entries: counted?.entries ?? 0, closedAt: ctx.now.toISOString(), closedName: ctx.user.name });
    },
    reopen: async (ctx, { row, move }) => {
      const unit = Number(row[given.unit]);
      await hold(ctx, [unit], 'alone');
      await assertLast(ctx, unit, String(row.month));
      return move({ closedAt: null, closedName: null });
    },
  });

  async function closeUntil(ctx: Ctx, month: string): Promise<void> {
    const rows = await ctx.db.query<{ id: number; unit: number; month: string }>({
      name: `${table}-open-until`,
      text: `select id, ${unitColumn} as unit, month from ${table}
             where month <= $1 and period_status = 'OPEN' and deleted_at is null order by ${unitColumn}, month`,
      values: [month],
    });
    await hold(
      ctx,
      rows.map(({ unit }) => unit),
      'alone',
    );
    await ctx.db.query({
      name: `${table}-close-until`,
      text: `update ${table} p set period_status = 'CLOSED', closed_at = $2, closed_name = $3, entries = coalesce(w.entries, 0),
               version = p.version + 1, update_name = $3, update_time = $2
             from ${table} q left join jsonb_to_recordset($4::jsonb) as w (unit bigint, month text, entries int)
               on w.unit = q.${unitColumn} and w.month = q.month
             where q.id = p.id and p.id = any($1::bigint[])`,
      values: [
        rows.map(({ id }) => id),
        ctx.now.toISOString(),
        ctx.user.name,
        JSON.stringify(await given.count(ctx, rows)),
      ],
    });
  }

  return { endpoints: acts.endpoints, closedUntil, assertOpen, closeUntil };
}
