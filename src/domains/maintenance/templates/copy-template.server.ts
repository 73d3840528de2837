import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { lockShip } from '../equipments/equipment.server.ts';
import type { NodeType } from '../equipments/equipment.text.ts';
import { holdCountersOfShip } from '../hours/hold-counters.server.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { renewDue } from '../jobs/renew-due.server.ts';
import {
  type CopyPlan,
  clashesOf,
  countsOf,
  type Facts,
  factsOf,
  type Origin,
  originOf,
  planCopy,
  type Source,
  type Standing,
} from './copy-plan.rules.ts';
import { equipmentTemplate } from './equipment-template.resource.ts';
import type { Copied } from './template.calls.ts';
import { TEMPLATE_TEXT as TEXT } from './template.text.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';

const templates = recordsOf(equipmentTemplate);
const nodes = recordsOf(templateNode);
const templateJobs = recordsOf(templateJob);
const equipments = recordsOf(equipment);
const jobs = recordsOf(maintenanceJob);

/** What follows the template. What kind of node it is, where it stands, of which department it is and whether it is critical the ship's own people decide afterwards. */
const NODE_FIELDS = ['code', 'name', 'nameEn', 'standbyFlag', 'maker', 'model', 'responsibleJob', 'sortNum'] as const;
const JOB_FIELDS = [
  'code',
  'name',
  'nameEn',
  'jobType',
  'level',
  'intervalMonths',
  'intervalDays',
  'intervalHours',
  'onCondition',
  'dualRule',
  'baseRule',
  'leadDays',
  'windowDays',
  'responsiblePost',
  'supervisorPost',
  'shoreVerify',
  'estHours',
  'crewNum',
  'needPermit',
  'needRisk',
  'instruction',
] as const;

/** An interval in months stands for one in days, a tolerance is a part of it, and only a replacement may go without. */
const INTERVAL = ['jobType', 'intervalMonths', 'intervalDays', 'intervalHours', 'onCondition', 'windowDays'] as const;

type NodeSource = Source & { readonly row: TemplateNodeFacts };
type TemplateNodeFacts = {
  readonly id: number;
  readonly nodeType: NodeType;
  readonly parentId: number | null;
  readonly department: string | null;
  readonly keyFlag: boolean | null;
};
type JobSource = Source & { readonly nodeId: number };
type Named = Standing & { readonly name: string };

type Template = {
  readonly id: number;
  /** The higher ones first. */
  readonly levels: readonly (readonly NodeSource[])[];
  readonly jobs: readonly JobSource[] | null;
};

/** Nodes by level, those without a parent first. */
function levelsOf(all: readonly NodeSource[]): NodeSource[][] {
  const levels: NodeSource[][] = [];
  let above = new Set<number | null>([null]);
  for (;;) {
    const level = all.filter(({ row }) => above.has(row.parentId));
    if (level.length === 0) return levels;
    levels.push(level);
    above = new Set(level.map(({ id }) => id));
  }
}

async function templateOf(ctx: Ctx, id: number, withJobs: boolean): Promise<Template> {
  const { templateStatus } = await templates.held(ctx, id);
  if (templateStatus !== 'RELEASED') throw new AppError('RULE', TEXT.notReleased);
  const own = await nodes.find(ctx, { templateId: id });
  if (own.length === 0) throw new AppError('RULE', TEXT.empty);
  const sources = own
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en'))
    .map((row): NodeSource => ({ id: row.id, code: row.code, facts: factsOf(row, NODE_FIELDS), row }));
  const found = withJobs ? await templateJobs.find(ctx, { templateId: id }) : null;
  return {
    id,
    levels: levelsOf(sources),
    jobs:
      found === null
        ? null
        : found
            .toSorted((a, b) => a.code.localeCompare(b.code, 'en'))
            .map((row) => ({ id: row.id, code: row.code, facts: factsOf(row, JOB_FIELDS), nodeId: row.nodeId })),
  };
}

type Kept = { readonly id: number; readonly code: string; readonly name: string; readonly origin: unknown };

const standingOf = (row: Kept & Facts, fields: readonly string[]): Named => ({
  id: row.id,
  code: row.code,
  name: row.name,
  facts: factsOf(row, fields),
  origin: originOf(row.origin),
});

const nameOf = ({ code, name }: Named): string => `${code} ${name}`;

/** A ship, and what she is called. */
type Ship = { readonly id: number; readonly name: Text };

function assertApart<S extends Source>({ name }: Ship, plan: CopyPlan<S, Named>, standing: readonly Named[]): void {
  const codes = clashesOf(plan, standing);
  if (codes.length === 0) return;
  throw new AppError('RULE', {
    zh: `${name.zh}：编码 ${codes.join('、')} 已用于本船其他记录，先在船上改正编码`,
    en: `${name.en}: other records on board have the codes ${codes.join(', ')}; put them right there first`,
  });
}

/** A critical machine has no tolerance, whatever the template says of its jobs. */
const CRITICAL = ['windowDays'] as const;

async function plansOf(ctx: Ctx, template: Template, ship: Ship) {
  const shipId = ship.id;
  const machines = (await equipments.find(ctx, { shipId }, { only: [...NODE_FIELDS, 'origin'] })).map((row) =>
    standingOf(row, NODE_FIELDS),
  );
  const equipmentPlan = planCopy(template.id, template.levels.flat(), machines);
  assertApart(ship, equipmentPlan, machines);
  if (!template.jobs) return { equipmentPlan, jobPlan: null };
  const found = await jobs.find(ctx, { shipId }, { only: [...JOB_FIELDS, 'keyFlag', 'origin'] });
  const cards = found.map((row): Named => {
    const card = standingOf(row, JOB_FIELDS);
    return row.keyFlag ? { ...card, own: CRITICAL } : card;
  });
  const jobPlan = planCopy(template.id, template.jobs, cards, [INTERVAL]);
  assertApart(ship, jobPlan, cards);
  return { equipmentPlan, jobPlan };
}

const originFor = (templateId: number, { id, facts }: Source): Origin => ({
  templateId,
  sourceId: id,
  facts: { ...facts },
});

/** What stands follows what its template changed; answers the numbers on the ship by those of the template. */
async function follow<S extends Source>(
  { found }: CopyPlan<S, Named>,
  write: (id: number, values: Facts) => Promise<unknown>,
): Promise<Map<number, number>> {
  // In one order, as whoever holds several of them does.
  for (const { standing, changes, origin } of found.toSorted((a, b) => a.standing.id - b.standing.id))
    if (origin) await write(standing.id, { ...changes, origin });
  return new Map(found.map(({ source, standing }) => [source.id, standing.id]));
}

/** The equipment of a ship as planned, a level at a time; answers its numbers by those of the template. */
async function copyEquipment(
  ctx: Ctx,
  template: Template,
  shipId: number,
  plan: CopyPlan<NodeSource, Named>,
): Promise<ReadonlyMap<number, number>> {
  const numbers = await follow(plan, (id, values) => equipments.patch(ctx, id, values, { action: 'template' }));
  const added = new Set(plan.added);
  for (const level of template.levels) {
    const made = level.filter((one) => added.has(one));
    const ids = await equipments.createMany(
      ctx,
      made.map((source) => ({
        draft: {
          ...source.facts,
          shipId,
          parentId: source.row.parentId === null ? null : (numbers.get(source.row.parentId) ?? null),
          nodeType: source.row.nodeType,
          department: source.row.department,
          keyFlag: source.row.keyFlag ?? false,
        },
        server: { origin: originFor(template.id, source) },
      })),
    );
    for (const [i, source] of made.entries()) numbers.set(source.id, ids[i] ?? 0);
  }
  return numbers;
}

/** Its jobs, never done yet: they are due by when the machine was taken into use, or from today on. */
async function copyJobs(
  ctx: Ctx,
  templateId: number,
  { shipId, numbers, plan }: { shipId: number; numbers: ReadonlyMap<number, number>; plan: CopyPlan<JobSource, Named> },
): Promise<void> {
  const followed = await follow(plan, (id, values) => jobs.patch(ctx, id, values, { action: 'template' }));
  const placed = plan.added.flatMap((source) => {
    const equipmentId = numbers.get(source.nodeId);
    return equipmentId === undefined ? [] : [{ source, equipmentId }];
  });
  const machines = await equipments.find(
    ctx,
    { id: [...new Set(placed.map(({ equipmentId }) => equipmentId))] },
    { only: ['department', 'keyFlag'] },
  );
  const byId = new Map(machines.map((one) => [one.id, one]));
  const ids = await jobs.createMany(
    ctx,
    placed.map(({ source, equipmentId }) => {
      const machine = byId.get(equipmentId);
      const keyFlag = machine?.keyFlag ?? false;
      return {
        draft: { ...source.facts, shipId, equipmentId, ...(keyFlag && { windowDays: 0 }) },
        server: { department: machine?.department ?? null, keyFlag, origin: originFor(templateId, source) },
      };
    }),
  );
  await renewDue(ctx, [...followed.values(), ...ids]);
}

type Asked = { readonly shipIds: readonly number[]; readonly jobs: boolean; readonly preview: boolean };

/** Copies a released template to ships, or tells what that would do. */
export async function copyTemplate(ctx: Ctx, id: number, asked: Asked): Promise<Copied> {
  const template = await templateOf(ctx, id, asked.jobs);
  const copied: Copied[number][] = [];
  // In one order, whoever copies: each ship is held while its equipment is put in its place.
  for (const shipId of [...new Set(asked.shipIds)].toSorted((a, b) => a - b)) {
    const vessel = await vesselById(ctx, shipId);
    const name = { zh: vessel.name, en: vessel.nameEn ?? vessel.name };
    await lockShip(ctx, shipId);
    // Readings hold counters and then write what all jobs of a ship are due by.
    if (asked.jobs) await holdCountersOfShip(ctx, shipId);
    const { equipmentPlan, jobPlan } = await plansOf(ctx, template, { id: shipId, name });
    copied.push({
      shipId,
      shipName: say(name, ctx.lang),
      ...countsOf(equipmentPlan, nameOf),
      jobs: jobPlan && countsOf(jobPlan, nameOf),
    });
    if (asked.preview) continue;
    const numbers = await copyEquipment(ctx, template, shipId, equipmentPlan);
    if (jobPlan) await copyJobs(ctx, template.id, { shipId, numbers, plan: jobPlan });
  }
  return copied;
}
