import { AppError, notFound } from '../../../kernel/errors.ts';
import { validate } from '../../../kernel/resource/validate.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { SHIPS, shipOfOrganization } from '../../fleet/public.server.ts';
import { location } from './location.resource.ts';
import { type StoreRow, store } from './store.resource.ts';

type Draft = Record<string, unknown>;

const stores = recordsOf(store);

/** The store that a ship is, made when something is first expected or lies there. */
export async function shipStore(ctx: Ctx, organizationId: number): Promise<number | null> {
  const [ship] = await ctx.db.query<{ id: number; name: string; nameEn: string }>({
    name: 'stock-ship-of-unit',
    text: `select v.id, v.name, v.name_en as "nameEn" from ${SHIPS} v where v.organization_id = $1 and v.deleted_at is null`,
    values: [organizationId],
  });
  if (!ship) return null;
  // Two who need it first make one.
  await ctx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${store.name} ${organizationId}`]);
  const [known] = await ctx.db.query<{ id: number }>({
    name: 'stock-store-of-ship',
    text: `select id from stock_store where vessel_id = $1 and store_type = 'SHIP' and deleted_at is null`,
    values: [ship.id],
  });
  if (known) return known.id;
  const { name, nameEn } = ship;
  const made = await stores.create(
    asSystem(ctx, '建立船舶仓库'),
    { name, nameEn, organizationId, enabled: true },
    { storeType: 'SHIP', vesselId: ship.id },
  );
  return made.id;
}

/** Ships are stores by themselves; what is entered stands ashore. */
async function onlyAshore(ctx: Ctx, draft: Draft): Promise<Draft> {
  const { values, errors } = validate(store, withDefaults(store, draft));
  // What is wrong by itself the record service refuses.
  if (errors.length > 0) return draft;
  if (values.storeType !== 'LAND' || (await shipOfOrganization(ctx, Number(values.organizationId))))
    throw new AppError('RULE', {
      zh: '船舶的仓库随船建立，这里只建岸基仓库',
      en: 'A ship has her store by herself; only those ashore are entered',
    });
  return draft;
}

export const createStore = async (ctx: Ctx, draft: Draft): Promise<StoreRow> =>
  stores.create(ctx, await onlyAshore(ctx, draft), { storeType: 'LAND', transitForId: null });

/** Where what is ordered for a ship or unit is received: on board, or ashore in the own store, else in the first; null where there is none. */
export async function storeFor(
  ctx: Ctx,
  { organizationId, ashore }: { organizationId: number; ashore: boolean },
): Promise<number | null> {
  const own = ashore ? null : await shipStore(ctx, organizationId);
  if (own) return own;
  const [row] = await ctx.db.query<{ id: number }>({
    name: 'stock-store-ashore',
    text: `select id from stock_store where deleted_at is null and enabled and store_type = 'LAND'
           order by (organization_id = $1) desc, id limit 1`,
    values: [organizationId],
  });
  return row?.id ?? null;
}

type Place = {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string;
  readonly organizationId: number;
  readonly vesselId: number | null;
};

/** A store as whoever sends something there knows it, whether or not they see what lies in it; null where there is none. */
export async function placeOf(ctx: Ctx, storeId: number): Promise<Place | null> {
  const [row] = await ctx.db.query<Place>({
    name: 'stock-place-of-store',
    text: `select id, name, name_en as "nameEn", organization_id as "organizationId", vessel_id as "vesselId" from stock_store
           where id = $1 and deleted_at is null`,
    values: [storeId],
  });
  return row ?? null;
}

async function transitOf(ctx: Ctx, storeId: number): Promise<number | undefined> {
  const [known] = await ctx.db.query<{ id: number }>({
    name: 'stock-store-in-transit',
    text: `select id from stock_store where transit_for_id = $1 and deleted_at is null order by id limit 1`,
    values: [storeId],
  });
  return known?.id;
}

/** The store in which what is on its way to another stands, made when something first leaves for it. */
export async function transitStore(ctx: Ctx, storeId: number): Promise<number> {
  const there = await transitOf(ctx, storeId);
  if (there) return there;
  // Two who send something first make one.
  await ctx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${store.name} to ${storeId}`]);
  const known = await transitOf(ctx, storeId);
  if (known) return known;
  const place = await placeOf(ctx, storeId);
  if (!place) throw notFound(store.label);
  const { organizationId, vesselId } = place;
  const [name, nameEn] = [`${place.name.slice(0, 56)}在途`, `In transit to ${place.nameEn.slice(0, 64)}`];
  const made = await stores.create(
    asSystem(ctx, '建立在途仓库'),
    { name, nameEn, organizationId, enabled: true },
    { storeType: 'TRANSIT', vesselId, transitForId: storeId },
  );
  return made.id;
}

export const storeEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(store, {
    create: createStore,
    update: async (ctx, draft) => {
      const { storeType, organizationId, vesselId, transitForId } = await stores.get(ctx, draft.id);
      const given = storeType === 'LAND' ? draft : { ...draft, organizationId };
      return stores.update(ctx, given, { storeType, vesselId, transitForId });
    },
    remove: async (ctx, id, version) => {
      const { storeType } = await stores.get(ctx, id);
      if (storeType !== 'LAND')
        throw new AppError('RULE', {
          zh: '船舶的仓库和在途仓库不能删除',
          en: 'The store of a ship stays, and so does what is on its way',
        });
      await stores.remove(ctx, id, version);
    },
    pick: { open: `t.enabled and t.store_type <> 'TRANSIT'` },
  }),
  ...crudEndpoints(location, { pick: { hint: () => 't.code' } }),
];
