import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { validate } from '../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { staleError } from '../../../kernel/server/crud/write.ts';
import { PORTS } from '../../parameter/public.server.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import { followPlan } from './follow-plan.server.ts';
import { followReports } from './follow-reports.server.ts';
import { type PortCallRow, voyagePort } from './port-call.resource.ts';
import { movedStay, rotationErrors } from './rotation.rules.ts';

const calls = recordsOf(voyagePort);

/** A call as somebody plans it: what is left out stays as it is, or is open yet. One with an id stands already. */
export type PlannedCall = {
  readonly id?: number;
  /** The version of it that the person saw. */
  readonly version?: number;
  readonly port: number;
  readonly purpose: string;
  readonly berth?: string | null;
  readonly agent?: number | null;
  readonly eta?: string | null;
  readonly etb?: string | null;
  readonly etd?: string | null;
  readonly remark?: string | null;
};

const at = (i: number): string => `ports.${i}.`;

/** Zones of ports by their ids. */
export async function zonesOf(ctx: Ctx, ports: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  const rows = await ctx.db.query<{ id: number; zone: string | null }>({
    name: 'voyage-zones-of-ports',
    text: `select id, zone from ${PORTS} where id = any($1::bigint[])`,
    values: [ports],
  });
  return new Map(rows.map(({ id, zone }) => [id, zone]));
}

/** What is wrong with agents: each is a partner in that role. */
async function agentErrors(ctx: Ctx, ports: readonly PlannedCall[]): Promise<FieldError[]> {
  const agents = ports.flatMap(({ agent }) => agent ?? []);
  if (agents.length === 0) return [];
  const known = new Set(await partnersInRole(ctx, 'PORT_AGENT', agents));
  const message = {
    zh: '该客商没有港口代理角色，须先在客商中加上',
    en: 'Not a port agent: give the partner that role first',
  };
  return ports.flatMap(({ agent }, i) => (agent && !known.has(agent) ? [{ field: `${at(i)}agent`, message }] : []));
}

/** What of a call goes on to stand: of one that goes to another port nothing that was arranged at the old one. */
const keptOf = (before: PortCallRow, typed: Omit<PlannedCall, 'id' | 'version'>): Partial<PortCallRow> =>
  before.port === typed.port
    ? { ...before, ...movedStay(before, typed.eta) }
    : { berth: null, agent: null, eta: null, etb: null, etd: null, remark: null };

/**
 * Makes the rotation of a voyage that one: calls that are new are made by one statement, those that stand are changed where they differ,
 * and others fall away. Whoever calls holds the voyage, and has looked whether it may change.
 */
export async function writeRotation(
  ctx: Ctx,
  { voyageId, shipId, ports }: { voyageId: number; shipId: number; ports: readonly PlannedCall[] },
): Promise<void> {
  const standing = await calls.find(ctx, { voyage: voyageId }, { lock: true });
  const inOrder = standing.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || a.id - b.id);
  const byId = new Map(standing.map((call) => [call.id, call]));
  const errors = [...rotationErrors(inOrder, ports), ...(await agentErrors(ctx, ports))];
  if (errors.length > 0) throw invalid(errors);
  const zones = await zonesOf(
    ctx,
    ports.map(({ port }) => port),
  );
  const placed = ports.map(({ id, version, ...typed }, i) => {
    const before = id === undefined ? undefined : byId.get(id);
    if (before && version !== undefined && version !== before.version) throw staleError(before);
    const zone = before?.port === typed.port && before.zone ? before.zone : (zones.get(typed.port) ?? null);
    const draft = { ...(before && keptOf(before, typed)), ...typed, voyage: voyageId, seq: i + 1, zone };
    return { before, draft, i };
  });
  const wrong = placed.flatMap(({ draft, i }) =>
    validate(calls.resource, draft).errors.map((error) => ({ ...error, field: `${at(i)}${error.field}` })),
  );
  if (wrong.length > 0) throw invalid(wrong);

  const kept = new Set(placed.flatMap(({ before }) => before?.id ?? []));
  // One packet: what stands is written by its record service, which keeps its history.
  const done = await ctx.db.together((db) =>
    Promise.allSettled([
      ...standing.filter(({ id }) => !kept.has(id)).map(({ id }) => calls.remove({ ...ctx, db }, id)),
      ...placed.flatMap(({ before, draft }) =>
        before ? [calls.update({ ...ctx, db }, { ...draft, id: before.id, version: before.version })] : [],
      ),
    ]),
  );
  for (const one of done) if (one.status === 'rejected') throw one.reason;
  const fresh = placed.filter(({ before }) => !before);
  await calls.createMany(
    ctx,
    fresh.map(({ draft }) => ({ draft, server: { shipName: shipId } })),
    (i) => at(fresh[i]?.i ?? i),
  );
  if (standing.length > 0) await followReports(ctx, [voyageId]);
  await followPlan(ctx, [voyageId]);
}
