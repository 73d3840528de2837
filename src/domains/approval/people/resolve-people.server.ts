import type { Facts } from '../../../kernel/flow/approval-condition.ts';
import { type ApprovalTree, type PeopleRule, walkTree } from '../../../kernel/flow/approval-tree.ts';
import type { Approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { organizationOfVessel, superintendentsOf } from '../../fleet/public.server.ts';
import { holdersOf, leadersAbove, openAccounts, organizationOf, whoSees } from '../../identity/public.server.ts';
import type { People } from '../runs/engine/run.rules.ts';

/** The role whose holders stand in where nobody is found. */
const ADMINISTRATORS = ['ADMIN'];

type Subject = {
  approvable: Approvable;
  facts: Facts;
  initiatorId: number;
  /** Whose leaders will be asked for, besides the initiator's. */
  leadersOf?: readonly number[];
};

const numbersIn = (value: unknown): number[] =>
  [value].flat().flatMap((id) => (Number.isSafeInteger(Number(id)) && id !== null ? [Number(id)] : []));

/** The leaders of a person from the own department upwards, without the person. */
async function leadersOfPerson(ctx: Ctx, userId: number): Promise<number[]> {
  const own = await organizationOf(ctx, userId);
  const above = own === undefined ? [] : await leadersAbove(ctx, own);
  return [...new Set(above.map((leader) => leader.userId))].filter((id) => id !== userId);
}

async function leaderUp(ctx: Ctx, organizationId: number | undefined, up: number): Promise<number[]> {
  const leaders = organizationId === undefined ? [] : await leadersAbove(ctx, organizationId);
  const leader = leaders.find(({ level }) => level >= up);
  return leader ? [leader.userId] : [];
}

/** The ship and the organisation that the document names. */
function placeOfDocument({ approvable, facts }: Subject): { vesselId?: number; organizationId?: number } {
  const [vesselId] = numbersIn(approvable.ship && facts[approvable.ship]);
  const [organizationId] = numbersIn(approvable.organization && facts[approvable.organization]);
  return { ...(vesselId && { vesselId }), ...(organizationId && { organizationId }) };
}

const namedIn = (ctx: Ctx, subject: Subject, organizationId: number): Promise<number | undefined> | undefined =>
  subject.approvable.leader?.(ctx, { organizationId, shipId: placeOfDocument(subject).vesselId });

async function peopleOf(ctx: Ctx, rule: PeopleRule, subject: Subject): Promise<number[]> {
  const place = placeOfDocument(subject);
  switch (rule.by) {
    case 'user':
      return openAccounts(ctx, rule.userIds);
    case 'role':
    case 'job': {
      const holders = await holdersOf(ctx, rule.by === 'role' ? { roles: rule.roles } : { jobs: rule.jobs });
      return rule.near ? whoSees(ctx, holders, place) : holders;
    }
    case 'leader': {
      if (rule.of === 'initiator') return leaderUp(ctx, await organizationOf(ctx, subject.initiatorId), rule.up);
      const ofShip = place.vesselId === undefined ? undefined : await organizationOfVessel(ctx, place.vesselId);
      const unit = place.organizationId ?? ofShip;
      const named = rule.up === 0 && unit !== undefined && (await namedIn(ctx, subject, unit));
      return named ? [named] : leaderUp(ctx, unit, rule.up);
    }
    case 'superintendent':
      if (place.vesselId === undefined) return [];
      return superintendentsOf(ctx, place.vesselId, rule.kind === 'ANY' ? ['VM', 'REPAIR'] : [rule.kind]);
    case 'field':
      return openAccounts(ctx, numbersIn(subject.facts[rule.field]));
    case 'initiatorChoice':
      return [];
  }
}

/** Who is who for one document at this moment: everything that the engine may ask while it goes on through the tree. */
export async function resolvePeople(ctx: Ctx, tree: ApprovalTree, subject: Subject): Promise<People> {
  const found = new Map<string, number[]>();
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'approve' && node.kind !== 'copy') continue;
    for (const rule of node.people) {
      const key = JSON.stringify(rule);
      if (!found.has(key)) found.set(key, await peopleOf(ctx, rule, subject));
    }
  }
  const leaders = new Map<number, number[]>();
  for (const id of new Set([subject.initiatorId, ...(subject.leadersOf ?? [])]))
    leaders.set(id, await leadersOfPerson(ctx, id));
  const administrators = await holdersOf(ctx, { roles: ADMINISTRATORS });
  return {
    of: (rule) => found.get(JSON.stringify(rule)) ?? [],
    leadersOf: (id) => leaders.get(id) ?? [],
    administrators,
  };
}
