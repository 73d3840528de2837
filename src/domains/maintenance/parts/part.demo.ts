import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type BuyableItem, buyableItems } from '../../material/public.server.ts';
import { equipmentPart } from './equipment-part.resource.ts';
import type { CRITICALITY } from './part.text.ts';
import { equipmentPartSpec } from './part-spec.resource.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';

/** A part that every ship of the demo company has: on which node, and the material by the beginning of its name. */
type DemoPart = {
  readonly on: string;
  readonly zh: string;
  readonly en: string;
  readonly partNo: string;
  readonly critical: keyof typeof CRITICALITY;
  readonly min: string;
  /** Running hours between two replacements. */
  readonly hours?: number;
  readonly months?: number;
};

const PARTS: readonly DemoPart[] = [
  { on: '6.01.01.01', zh: '活塞环', en: 'Piston ring', partNo: '34-110', critical: 'VITAL', min: '4', hours: 12_000 },
  { on: '6.01.01', zh: '排气阀', en: 'Exhaust valve', partNo: '41-201', critical: 'VITAL', min: '1', months: 6 },
  { on: '6.01.01', zh: '喷油器', en: 'Fuel injector', partNo: '42-150', critical: 'VITAL', min: '2', hours: 8_000 },
  { on: '6.01.01', zh: '高压油管', en: 'High pressure fuel pipe', partNo: '42-310', critical: 'VITAL', min: '0' },
  { on: '6.01.01', zh: '缸套', en: 'Cylinder liner', partNo: '22-040', critical: 'ESSENTIAL', min: '1', months: 12 },
  { on: '6.02.01', zh: '副机喷油嘴', en: 'Injector nozzle', partNo: 'A-5502', critical: 'ESSENTIAL', min: '3' },
  { on: '6.02.01', zh: '连杆轴瓦', en: 'Connecting rod bearing', partNo: 'A-2210', critical: 'ESSENTIAL', min: '1' },
  { on: '6.03.01', zh: '燃烧器喷嘴', en: 'Burner nozzle', partNo: 'B-21', critical: 'DESIRABLE', min: '1', months: 3 },
  { on: '7.03.01', zh: '机械密封', en: 'Mechanical seal', partNo: 'P-118', critical: 'DESIRABLE', min: '2' },
  { on: '7.03.01', zh: '泵叶轮', en: 'Impeller', partNo: 'P-004', critical: 'DESIRABLE', min: '0' },
];

type Ship = { readonly id: number; readonly at: number; readonly nodes: ReadonlyMap<string, number> };
type Had = { readonly ship: Ship; readonly part: DemoPart; readonly item: BuyableItem; readonly equipmentId: number };

/** What of the parts the ships have, as far as the demo knows a material of that name. */
function hadBy(ships: readonly Ship[], items: readonly BuyableItem[]): Had[] {
  return PARTS.flatMap((part) => {
    const item = items.find(({ name, type }) => type === 'SPARES' && name.startsWith(part.zh));
    if (!item) return [];
    return ships.flatMap((ship) => {
      const equipmentId = ship.nodes.get(part.on);
      return equipmentId === undefined ? [] : [{ ship, part, item, equipmentId }];
    });
  });
}

const AUDITS = ['APPROVED', 'APPROVED', 'PENDING', 'APPROVED', 'REFUSED'] as const;

/** What was decided of a part some weeks ago; nothing where it waits. */
function audited(ctx: Ctx, i: number) {
  const auditStatus = AUDITS[i % AUDITS.length] ?? 'PENDING';
  if (auditStatus === 'PENDING') return { auditStatus };
  const auditTime = new Date(ctx.now.getTime() - (20 + (i % 40)) * 86_400_000).toISOString();
  return { auditStatus, auditName: '机务经理', auditTime };
}

/** Parts of the main machines on every ship, each kept in one specification. */
export async function demoParts(ctx: Ctx, ships: readonly Ship[]): Promise<void> {
  const had = hadBy(ships, await buyableItems(ctx));
  const today = officeDay(ctx.now);
  const parts = await recordsOf(equipmentPart).createMany(
    ctx,
    had.map(({ ship, part, equipmentId }) => ({
      draft: { equipmentId, name: part.zh, nameEn: part.en, partNo: part.partNo, critical: part.critical },
      server: { shipId: ship.id },
    })),
  );
  const specs = await recordsOf(equipmentPartSpec).createMany(
    ctx,
    had.map(({ ship, part, item }, i) => ({
      draft: { equipmentPartId: parts[i], spec: `${part.partNo}-1`, materialId: item.id },
      server: { shipId: ship.id, unitId: item.unitId },
    })),
  );
  await recordsOf(shipEquipmentPart).createMany(
    ctx,
    had.map(({ ship, part }, i) => ({
      draft: {
        minAmount: part.min,
        frequencyType: 'HOURS',
        frequency: part.hours ?? null,
        lastCheckDate: part.months ? daysAfter(today, -(20 + ((ship.at * 31) % 150))) : null,
        checkPeriod: part.months ?? null,
      },
      server: { shipId: ship.id, equipmentPartSpecId: specs[i], ...audited(ctx, i) },
    })),
  );
}
