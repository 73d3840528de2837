import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { cargoType } from './cargo-type.resource.ts';
import { OILS, type Told } from './goods-oils.demo.ts';
import { OTHERS } from './goods-others.demo.ts';

const goods = recordsOf(cargoType);

const GOODS: readonly Told[] = [...OILS, ...OTHERS];

/** The catalogue; what is banned before a product is told when all are there. */
export async function demoGoods(ctx: Ctx): Promise<void> {
  const ids = new Map<string, number>();
  for (const told of GOODS) ids.set(told.code, (await goods.create(ctx, draftOf(told))).id);
  for (const { code, notAfter } of GOODS) {
    if (!notAfter) continue;
    const row = await goods.get(ctx, ids.get(code)!);
    const banned = notAfter.map((one, at) => ({ bannedId: ids.get(one), last: Math.min(at + 1, 3) }));
    await goods.update(ctx, { ...row, bannedPrevious: banned });
  }
}

const draftOf = (told: Told): Record<string, unknown> =>
  withDefaults(cargoType, {
    code: told.code,
    name: told.name,
    nameEn: told.nameEn,
    kind: told.kind,
    marpol: told.marpol,
    ibcShipType: told.ibc,
    unNo: told.unNo,
    flashPoint: told.flash,
    density15: told.density,
    pourPoint: told.pour,
    heating: told.warm !== undefined,
    carriageTemp: told.warm,
    washStandard: told.wash,
    compatibleGroup: told.group,
    lossAllowance: told.loss ?? '0.300',
    stowageFactor: told.stowage,
    trimming: told.kind === 'DRY_BULK',
  });
