import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type Approvable, allApprovals } from '../../../kernel/server/approvable.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints, withIdentity } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { openAccounts, personCards } from '../../identity/public.server.ts';
import * as calls from './dept-leader.calls.ts';
import { byLevel, leading, overlaps } from './dept-leader.rules.ts';
import { deptLeaderConfig } from './dept-leader-config.resource.ts';
import { type DeptLeaderItemRow, deptLeaderItem } from './dept-leader-item.resource.ts';
import { type ItemType, LEADER_TEXT as TEXT } from './dept-leader-words.text.ts';

const configs = recordsOf(deptLeaderConfig);
const items = recordsOf(deptLeaderItem);

/** One person leads in a matter on a level for a ship at a time; the department is held, so that two never come at once. */
async function overlapOf(ctx: Ctx, row: DeptLeaderItemRow, id?: number): Promise<FieldError | undefined> {
  const { configId, itemType, level } = row;
  await configs.held(ctx, configId);
  const others = await items.find(ctx, { configId, itemType, level });
  const taken = others.find((one) => one.id !== id && overlaps(one, row));
  if (!taken) return undefined;
  const who = (await personCards(ctx, [taken.partyId])).get(taken.partyId)?.name ?? '';
  return { field: 'partyId', message: fill(TEXT.overlap, { who }) };
}

const saves = savesOf(deptLeaderItem, {
  served: async (ctx, { row, before, wrong }) => {
    const overlap = await overlapOf(ctx, row, before?.id);
    if (overlap) wrong(overlap.field, overlap.message.zh, overlap.message.en);
    for (const name of ['partyId', 'deputyPartyId'] as const) {
      const person = row[name];
      if (!person || person === before?.[name]) continue;
      if ((await openAccounts(ctx, [person])).length === 0) wrong(name, TEXT.closed.zh, TEXT.closed.en);
    }
    return {};
  },
});

/** Refused while a document whose leader is asked here waits for the person: it would wait for nobody that is named. */
async function remove(ctx: Ctx, id: number, version?: number): Promise<void> {
  const { partyId } = await items.get(ctx, id);
  const kinds = allApprovals(ctx).flatMap(({ leader, resource }) => (leader ? [resource] : []));
  const n = (await answerOf(ctx, approvalDesk)?.waitingFor(ctx, partyId, kinds)) ?? 0;
  if (n > 0) throw new AppError('CONFLICT', TEXT.waiting, { values: { n } });
  await items.remove(ctx, id, version);
}

/** Whoever has come in its place meanwhile stays. */
async function restore(ctx: Ctx, id: number): Promise<unknown> {
  const row = await items.restore(ctx, id);
  const overlap = await overlapOf(ctx, row, id);
  if (overlap) throw invalid([overlap]);
  return row;
}

type Draft = Record<string, unknown>;

async function saveOne(ctx: Ctx, draft: Draft): Promise<DeptLeaderItemRow> {
  if (draft.id) return saves.update(ctx, withIdentity(draft));
  assertPermission(ctx, 'qhse:deptLeaderItem:add');
  return saves.create(ctx, draft);
}

async function saveAll(ctx: Ctx, drafts: readonly Draft[]): Promise<DeptLeaderItemRow[]> {
  const rows: DeptLeaderItemRow[] = [];
  for (const draft of drafts) rows.push(await saveOne(ctx, draft));
  return rows;
}

async function itemsOf(ctx: Ctx, configId: number) {
  await configs.get(ctx, configId);
  return (await items.find(ctx, { configId })).toSorted(byLevel);
}

/** Who answers today for a matter of a department: on the nearest level on which the leader, or else the deputy, is there. Nobody where none is named. */
export async function namedLeader(
  ctx: Ctx,
  { organizationId, itemType, shipId }: { organizationId: number; itemType: ItemType; shipId?: number | undefined },
): Promise<number | undefined> {
  const [config] = await configs.find(ctx, { organizationId });
  if (!config?.enabled) return undefined;
  const there = leading(await items.find(ctx, { configId: config.id }), { itemType, shipId, day: officeDay(ctx.now) });
  const people = there.map(({ partyId, deputyPartyId }) => [partyId, ...(deputyPartyId ? [deputyPartyId] : [])]);
  const open = new Set(await openAccounts(ctx, people.flat()));
  return people.flat().find((id) => open.has(id));
}

/** For the approval of what is a matter of its department: whoever is named for it signs in the place of the unit's leader. */
export const leaderFor =
  (itemType: ItemType): NonNullable<Approvable['leader']> =>
  (ctx, { organizationId, shipId }) =>
    namedLeader(ctx, { organizationId, itemType, shipId });

const OWN = { create: saves.create, update: saves.update, remove, restore };

export const deptLeaderEndpoints: readonly Endpoint[] = [
  serve(calls.saveLeaderItems, (ctx, { body }) => (Array.isArray(body) ? saveAll(ctx, body) : saveOne(ctx, body))),
  serve(calls.leaderItems, (ctx, { params }) => itemsOf(ctx, params.id)),
  serve(calls.removeLeaderItem, async (ctx, { params }) => {
    await remove(ctx, params.id);
    return undefined;
  }),
  ...crudEndpoints(deptLeaderConfig, {
    path: '/api/qhseDeptLeaderConfig',
    omit: ['list', 'get', 'options', 'history', 'export', 'import', 'remove', 'restore'],
  }),
  ...crudEndpoints(deptLeaderConfig),
  ...crudEndpoints(deptLeaderItem, OWN),
];
