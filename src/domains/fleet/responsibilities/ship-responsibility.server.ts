import { AppError } from '../../../kernel/errors.ts';
import type { Row } from '../../../kernel/resource/resource.ts';
import { type Access, route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Importer, importRows } from '../../../kernel/server/excel/import.ts';
import { uploadedBook } from '../../../kernel/server/excel/uploaded-book.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { Text } from '../../../kernel/text.ts';
import { accountByName, forgetSessions, withoutGiving, withoutOwnGain } from '../../identity/public.server.ts';
import { responsibilitySheet } from './responsibility-sheet.resource.ts';
import { shipResponsibility } from './ship-responsibility.resource.ts';

const records = recordsOf(shipResponsibility);
type Draft = Record<string, unknown> & { id: number; version: number };
type Kind = 'VM' | 'REPAIR';

const MAX_BYTES = 5 * 1_048_576;

const field = (name: string, message: Text): AppError =>
  new AppError('VALIDATION', message, { errors: [{ field: name, message }] });

/** One person looks after a ship in one capacity once at a time: spans that overlap would count twice. */
async function assertAlone(ctx: Ctx, row: Row<typeof shipResponsibility>): Promise<void> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`${shipResponsibility.name} ${row.userId}`]);
  const [other] = await ctx.db.query<{ from: string; to: string | null }>(
    `select from_date::text as "from", to_date::text as "to" from fleet_ship_responsibility
     where deleted_at is null and user_id = $1 and vessel_id = $2 and kind = $3 and id <> $4
       and from_date <= coalesce($6::date, 'infinity') and coalesce(to_date, 'infinity') >= $5::date limit 1`,
    [row.userId, row.vesselId, row.kind, row.id, row.fromDate, row.toDate],
  );
  if (!other) return;
  const span = (until: string): string => `${other.from} – ${other.to ?? until}`;
  const message = {
    zh: `与已有的分管期间重叠：${span('长期')}`,
    en: `Overlaps with a span that is there: ${span('open')}`,
  };
  throw new AppError('RULE', message, { errors: [{ field: 'fromDate', message }] });
}

/** A ship that somebody looks after is open to them: nobody gets one so whom the giver would not show it. */
const measured = <T>(ctx: Ctx, people: readonly unknown[], work: () => Promise<T>): Promise<T> =>
  withoutOwnGain(ctx, () => withoutGiving(ctx, people.map(Number).filter(Number.isSafeInteger), work));

async function create(ctx: Ctx, draft: Record<string, unknown>): Promise<unknown> {
  const row = await measured(ctx, [draft.userId], () => records.create(ctx, draft));
  await assertAlone(ctx, row);
  await forgetSessions(ctx);
  return row;
}

async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  const { userId } = await records.get(ctx, draft.id);
  const row = await measured(ctx, [userId, draft.userId], () => records.update(ctx, draft));
  await assertAlone(ctx, row);
  await forgetSessions(ctx);
  return row;
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await records.remove(ctx, id, version);
  await forgetSessions(ctx);
}

async function restore(ctx: Ctx, id: number): Promise<unknown> {
  const [gone] = await ctx.db.query<{ userId: number }>(
    'select user_id as "userId" from fleet_ship_responsibility where id = $1',
    [id],
  );
  const row = await measured(ctx, [gone?.userId], () => records.restore(ctx, id));
  await assertAlone(ctx, row);
  await forgetSessions(ctx);
  return row;
}

/** One row of the sheet: the account by username, the ship by name, English name, code or IMO number. */
async function createFromSheet(ctx: Ctx, row: Record<string, unknown>, kind: Kind): Promise<unknown> {
  const account = await accountByName(ctx.db, String(row.account));
  if (!account) throw field('account', { zh: '没有此账号', en: 'There is no such account' });
  const ships = await ctx.db.query<{ id: number }>(
    `select id from fleet_vessel where deleted_at is null
     and (name = $1 or lower(name_en) = lower($1) or lower(ship_code) = lower($1) or imo = $1)`,
    [String(row.ship).trim()],
  );
  const [ship] = ships;
  if (!ship) throw field('ship', { zh: '没有此船舶', en: 'There is no such ship' });
  const [known] = await ctx.db.query<{ id: number; version: number }>(
    `select id, version from fleet_ship_responsibility
     where deleted_at is null and user_id = $1 and vessel_id = $2 and kind = $3 and from_date = $4`,
    [account.id, ship.id, kind, row.from],
  );
  const values = { userId: account.id, vesselId: ship.id, kind, fromDate: row.from, toDate: row.to ?? null };
  // The same sheet may come again with an end date.
  return known ? update(ctx, { ...values, ...known }) : create(ctx, values);
}

function importEndpoint(path: string, kind: Kind, summary: Text): Endpoint {
  const importer: Importer = {
    resource: responsibilitySheet,
    create: (inside, row) => createFromSheet(inside, row, kind),
  };
  return serve(
    route({ method: 'POST', path, permission: 'fleet:shipResponsibility:import' satisfies Access, summary }),
    async (ctx, _given, http) => {
      return importRows(importer, ctx, http.app.db, { file: await uploadedBook(http, MAX_BYTES), dryRun: false });
    },
    { transaction: false, upload: true },
  );
}

export const shipResponsibilityEndpoints: readonly Endpoint[] = [
  importEndpoint('/api/importVmShipResp', 'VM', {
    zh: '导入船舶管理分管',
    en: 'Import ship management responsibilities',
  }),
  importEndpoint('/api/importRepairShipResp', 'REPAIR', { zh: '导入修船分管', en: 'Import repair responsibilities' }),
  ...crudEndpoints(shipResponsibility, { create, update, remove, restore }),
];
