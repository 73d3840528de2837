import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readAsked } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';
import { followPlan } from './follow-plan.server.ts';
import { followReports } from './follow-reports.server.ts';
import { type PortCallStory, storyCall, takeSofCall } from './port-call.calls.ts';
import { voyagePort } from './port-call.resource.ts';
import { hasHappened } from './rotation.rules.ts';
import { zonesOf } from './set-rotation.server.ts';
import { notTaken } from './sof-proposals.rules.ts';
import { matchStays, staysOf } from './stays.rules.ts';
import { NO_STORY, storyOf, type ToldReport } from './story.rules.ts';

const calls = recordsOf(voyagePort);

type Of = { shipName: number; status: string; last: number | null };

/** The voyage of a call, with the number of the last of its rotation; nothing where there is none for the user. */
async function voyageOf(ctx: Ctx, voyageId: number): Promise<Of | undefined> {
  const [found] = await ctx.db.query<Of>({
    name: 'voyage-of-call',
    text: `select v.ship_name as "shipName", v.voyage_status as status,
        (select max(c.seq) from voyage_voyage_port c where c.voyage = v.id and c.deleted_at is null)::int as last
      from voyage_voyage v where v.id = $1 and v.deleted_at is null`,
    values: [voyageId],
  });
  return found && inScope(ctx.user, 'vessel', found.shipName) ? found : undefined;
}

/** The ship follows from the voyage, times stand in the zone of the port, and an agent is a partner in that role. */
const saves = savesOf(voyagePort, {
  needs: ['voyage', 'port'],
  served: async (ctx, { row, before, wrong }) => {
    const of = await voyageOf(ctx, row.voyage);
    if (!of) {
      wrong('voyage', '航次不存在', 'There is no such voyage');
      return {};
    }
    if (before && before.voyage !== row.voyage) wrong('voyage', '挂港不能改到另一航次', 'A call stays in its voyage');
    if (!before && of.status === 'CANCELLED')
      wrong('voyage', '航次已取消，不能再加挂港', 'The voyage is cancelled: it takes no more calls');
    if (row.agent && row.agent !== before?.agent && (await partnersInRole(ctx, 'PORT_AGENT', [row.agent])).length === 0)
      wrong('agent', '该客商没有港口代理角色，须先在客商中加上', 'Not a port agent: give the partner that role first');
    const zone =
      row.port === before?.port && row.zone ? row.zone : ((await zonesOf(ctx, [row.port])).get(row.port) ?? null);
    return {
      shipName: of.shipName,
      seq: row.seq ?? (of.last ?? 0) + 1,
      zone,
      sof: row.sof.map((line) => ({ ...line, zone })).toSorted((a, b) => instant(a.from) - instant(b.from)),
    };
  },
});

type Draft = Parameters<typeof saves.create>[1];

/** Reports may tell of a call that is planned after them. */
async function followed(ctx: Ctx, { id, voyage }: { id: number; voyage: number }) {
  await followReports(ctx, [voyage]);
  await followPlan(ctx, [voyage]);
  return calls.get(ctx, id);
}

const create = async (ctx: Ctx, draft: Draft) => followed(ctx, await saves.create(ctx, draft));

const update = async (ctx: Ctx, draft: Draft & { id: number; version: number }) =>
  followed(ctx, await saves.update(ctx, draft));

const restore = async (ctx: Ctx, id: number) => followed(ctx, await calls.restore(ctx, id));

/** The calls of a voyage in their order. */
export async function rotationOf(ctx: Ctx, voyage: number) {
  const found = await calls.find(ctx, { voyage });
  return found.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || a.id - b.id);
}

/** A call that happened stays. */
async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const call = await calls.held(ctx, id, version);
  if (hasHappened(call))
    throw new AppError('WRONG_STATE', {
      zh: '已有动态报或事实记录的挂港不能删除；如报告有误，先更正报告',
      en: 'Reports or facts tell of this call: it cannot be deleted; where a report is wrong, correct that',
    });
  await calls.remove(ctx, id, version);
  await followReports(ctx, [call.voyage]);
  await followPlan(ctx, [call.voyage]);
}

/** Everything that reports tell of a call; not confirmed ones too, as the page shows them. */
async function storyFor(ctx: Ctx, id: number): Promise<PortCallStory> {
  const { voyage } = await calls.get(ctx, id);
  const [rotation, rows] = await ctx.db.together((db) =>
    Promise.all([
      calls.find({ ...ctx, db }, { voyage }, { only: ['seq', 'port'] }),
      readAsked(
        REPORT,
        { ...ctx, db },
        {
          is: (column) => `${column} in (select id from voyage_report where voyage_no = $1 and deleted_at is null)`,
          values: [voyage],
        },
      ),
    ]),
  );
  const reports = rows
    .map(
      (row): ToldReport => ({
        ...reportOfRow(row),
        reportId: Number(row.id),
        confirmed: row.confirmed === 'CONFIRMED',
        movementState: row.movementState as MovementState | null,
      }),
    )
    .toSorted((a, b) => instant(a.rptTime ?? '') - instant(b.rptTime ?? '') || a.reportId - b.reportId);
  const inOrder = rotation
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || a.id - b.id)
    .map((call) => ({ id: call.id, port: String(call.port) }));
  const stay = matchStays(inOrder, staysOf(reports)).get(id);
  return stay ? storyOf(stay) : NO_STORY;
}

/** Proposals that the statement holds already are left out. */
async function story(ctx: Ctx, id: number): Promise<PortCallStory> {
  const [{ sof }, told] = [await calls.get(ctx, id), await storyFor(ctx, id)];
  return { ...told, proposals: notTaken(told.proposals, sof) };
}

/** Takes over what confirmed reports say and the statement does not hold yet; what stands there stays as it was edited. */
async function takeSof(ctx: Ctx, id: number, version: number) {
  const { sof, zone } = await calls.held(ctx, id, version);
  const lines = notTaken((await storyFor(ctx, id)).proposals, sof);
  if (lines.length === 0)
    throw new AppError('RULE', {
      zh: '已确认的动态报里没有新的事实可带入；有未确认的报告先确认',
      en: 'Confirmed reports tell nothing new: confirm those that wait first',
    });
  const taken = lines.map((line) => ({ ...line, zone, source: 'REPORT', saidFrom: line.from }));
  const next = [...sof, ...taken].toSorted((a, b) => instant(a.from) - instant(b.from));
  return (await calls.patch(ctx, id, { sof: next }, { action: 'takeSof' })).row;
}

export const portCallEndpoints: readonly Endpoint[] = [
  serve(storyCall, (ctx, { params }) => story(ctx, params.id)),
  serve(takeSofCall, (ctx, { params, body }) => takeSof(ctx, params.id, body.version)),
  ...crudEndpoints(voyagePort, {
    create,
    update,
    derive: saves.derive,
    remove,
    restore,
  }),
];
