import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { materialFacts } from '../../material/public.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { isMachine } from '../equipments/equipment.rules.ts';
import { equipmentPart } from './equipment-part.resource.ts';
import { PART_TEXT as TEXT } from './part.text.ts';
import { equipmentPartSpec, type PartSpecRow } from './part-spec.resource.ts';
import { auditFlow } from './ship-part.flow.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';

const equipments = recordsOf(equipment);
const parts = recordsOf(equipmentPart);
const specs = recordsOf(equipmentPartSpec);
const shipParts = recordsOf(shipEquipmentPart);

/** A part is of the ship on which its equipment stands. */
const partSaves = savesOf(equipmentPart, {
  needs: ['equipmentId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipId, nodeType } = await equipments.get(ctx, row.equipmentId);
    if (!isMachine(nodeType)) wrong('equipmentId', TEXT.noMachine.zh, TEXT.noMachine.en);
    if (before && before.equipmentId !== row.equipmentId) wrong('equipmentId', TEXT.partStays.zh, TEXT.partStays.en);
    return { shipId };
  },
});

/** What it is counted in is the base unit of its material, as the ledger counts. */
const specSaves = savesOf(equipmentPartSpec, {
  needs: ['equipmentPartId', 'materialId'],
  served: async (ctx, { row, before, wrong }) => {
    const { shipId } = await parts.get(ctx, row.equipmentPartId);
    if (before && before.equipmentPartId !== row.equipmentPartId)
      wrong('equipmentPartId', TEXT.specStays.zh, TEXT.specStays.en);
    const facts = (await materialFacts(ctx, [row.materialId])).get(row.materialId);
    if (!facts) wrong('materialId', TEXT.gone.zh, TEXT.gone.en);
    else if (!facts.stockable) wrong('materialId', TEXT.notStocked.zh, TEXT.notStocked.en);
    return { shipId, unitId: facts?.baseUnitId ?? null };
  },
});

/** The ship keeps what it has a specification of, at first without a minimum. */
async function createSpec(ctx: Ctx, draft: Record<string, unknown>): Promise<PartSpecRow> {
  const row = await specSaves.create(ctx, draft);
  await shipParts.create(ctx, {}, { shipId: row.shipId, equipmentPartSpecId: row.id });
  return row;
}

async function removeSpec(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const [kept] = await shipParts.find(ctx, { equipmentPartSpecId: id }, { only: ['shipId'] });
  if (kept) await shipParts.remove(ctx, kept.id);
  await specs.remove(ctx, id, version);
}

/** Of which ship and part it is stays. */
async function updateShipPart(ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }) {
  const { shipId, equipmentPartSpecId } = await shipParts.get(ctx, draft.id);
  if (typeof draft.lastCheckDate === 'string' && draft.lastCheckDate > officeDay(ctx.now))
    throw invalid([{ field: 'lastCheckDate', message: TEXT.future }]);
  return shipParts.update(ctx, { ...draft, shipId, equipmentPartSpecId }, { shipId, equipmentPartSpecId });
}

const decided = (ctx: Ctx) => ({ auditName: ctx.user.name, auditTime: ctx.now.toISOString() });

const audits = serveActs(shipEquipmentPart, auditFlow, {
  approve: (ctx, { move }) => move(decided(ctx)),
  refuse: (ctx, { move }) => move(decided(ctx)),
});

type PartLine = { readonly equipmentPartSpecId: number; readonly unitId: number | null };

/** What of lines that name parts does not fit: parts of another ship, and another unit than the ledger counts in. Fields as `2.unitId`. */
export async function partProblems(ctx: Ctx, shipId: number | null, lines: readonly PartLine[]): Promise<FieldError[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ equipmentPartSpecId }) => equipmentPartSpecId))];
  const own = shipId === null ? [] : await specs.find(ctx, { id: ids, shipId }, { only: ['unitId'] });
  const known = new Map(own.map((one) => [one.id, one.unitId]));
  return lines.flatMap(({ equipmentPartSpecId, unitId }, i): FieldError[] => {
    if (!known.has(equipmentPartSpecId)) return [{ field: `${i}.equipmentPartSpecId`, message: TEXT.otherShip }];
    if (unitId === null || unitId === known.get(equipmentPartSpecId)) return [];
    return [{ field: `${i}.unitId`, message: TEXT.otherUnit }];
  });
}

export const partEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(equipmentPart, { ...partSaves, omit: ['import'], pick: { hint: () => 't.part_no' } }),
  ...crudEndpoints(equipmentPartSpec, {
    ...specSaves,
    create: createSpec,
    remove: removeSpec,
    omit: ['import'],
  }),
  ...audits.endpoints,
  ...crudEndpoints(shipEquipmentPart, {
    omit: ['create', 'remove', 'restore', 'import'],
    update: updateShipPart,
  }),
];
