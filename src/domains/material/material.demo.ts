import { Readable } from 'node:stream';
import type { Ctx } from '../../kernel/server/context.ts';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { storeFile } from '../../kernel/server/files/files.ts';
import type { FileStore } from '../../kernel/server/files/store.ts';
import type { Demo } from '../../kernel/server/module.ts';
import { CURRENCIES } from '../parameter/public.server.ts';
import { createCategory } from './categories/category.server.ts';
import { unitConversion } from './conversions/unit-conversion.resource.ts';
import { type DemoMaterial, materialsIn } from './demo/items.demo.ts';
import { demoLimits } from './demo/limits.demo.ts';
import { OTHER_ITEMS, OWN_CATEGORIES } from './demo/other.demo.ts';
import { STORES } from './demo/stores.demo.ts';
import { OWN_UNITS, PACKED, PURCHASED } from './demo/units.demo.ts';
import { material } from './materials/material.resource.ts';
import { createMaterial } from './materials/save-material.server.ts';
import { unit } from './units/unit.resource.ts';

const units = recordsOf(unit);
const conversions = recordsOf(unitConversion);
const materials = recordsOf(material);

const idsBy = async (ctx: Ctx, sql: string): Promise<Map<string, number>> =>
  new Map((await ctx.db.query<{ code: string; id: number }>(sql)).map(({ code, id }) => [code, id]));

async function ownTree(ctx: Ctx): Promise<Map<string, number>> {
  const top = await idsBy(ctx, 'select code, id from material_category where deleted_at is null');
  for (const [at, [parent, code, name, nameEn]] of OWN_CATEGORIES.entries())
    await createCategory(ctx, { parentId: top.get(parent), code, name, nameEn, sortNum: (at + 1) * 10 });
  return idsBy(ctx, 'select code, id from material_category where deleted_at is null');
}

/** A safety data sheet as far as a demo needs one; each dangerous item has its own. */
async function dataSheet(ctx: Ctx, files: FileStore, { nameEn, unNo }: DemoMaterial): Promise<number> {
  const words = `SAFETY DATA SHEET\r\n\r\nProduct: ${nameEn}\r\nUN number: ${unNo}\r\n\r\nSample of the demo company, not to be relied on.\r\n`;
  const content = Readable.from([Buffer.from(words)]);
  return (await storeFile(ctx, files, { name: `SDS ${unNo}.txt`, content })).id;
}

/** The newest requests of ships, which no buyer has looked at yet, and what is bought no more. */
const PENDING = new Set(['冲击钻 13 mm', '不锈钢圆钢 30 mm', '健身哑铃 10 kg', '温度计 0–600 ℃']);
const SUPERSEDED: Readonly<Record<string, string>> = {
  '荧光灯管 36 W': '荧光灯管 18 W',
  '锂基润滑脂 NLGI 3': '锂基润滑脂 NLGI 2',
  '六角螺栓 M20 × 100': '六角螺栓 M16 × 80',
};

/** Of most items the company of the tests has one size. */
const isKept = ({ name, first }: DemoMaterial): boolean =>
  first || PENDING.has(name) || name in SUPERSEDED || Object.values(SUPERSEDED).includes(name);

async function make(ctx: Ctx, { company, files }: Demo): Promise<void> {
  const categories = await ownTree(ctx);
  const unitIds = await idsBy(ctx, 'select code, id from material_unit');
  const [cny] = await ctx.db.query<{ id: number }>(`select id from ${CURRENCIES} where code = 'CNY'`);
  const items = [...materialsIn(STORES), ...materialsIn(OTHER_ITEMS)];
  for (const item of company.name === 'whole' ? items : items.filter(isKept)) {
    const { category, price, unit: base, first: _, ...rest } = item;
    const [purchase, factor] = PURCHASED[`${category} ${base}`] ?? [];
    const row = await createMaterial(ctx, {
      ...rest,
      categoryId: categories.get(category),
      baseUnitId: unitIds.get(base),
      purchaseUnitId: purchase ? unitIds.get(purchase) : null,
      purchaseFactor: factor ?? null,
      ...(cny && { refPrice: price, refCurrency: cny.id }),
      taxRate: '0.13',
      ...(item.hazardous && files && { msds: await dataSheet(ctx, files, item) }),
    });
    for (const [code, held] of PACKED[`${category} ${base}`] ?? [])
      await conversions.create(ctx, {
        materialId: row.id,
        fromUnitId: unitIds.get(code),
        factor: held,
        toUnitId: row.baseUnitId,
      });
  }
}

async function setStates(ctx: Ctx): Promise<void> {
  const ids = await idsBy(ctx, 'select name as code, id from material_material');
  for (const name of PENDING) await materials.patch(ctx, ids.get(name)!, { usable: 'PENDING' }, { action: 'add' });
  for (const [name, successor] of Object.entries(SUPERSEDED))
    await materials.patch(
      ctx,
      ids.get(name)!,
      { usable: 'DISABLED', replacedById: ids.get(successor)! },
      { action: 'disable', reason: '由替代物料供应' },
    );
}

/** What the demo company buys: some 300 items with their packagings, states of every kind, and limits for its ships. */
export async function demoMaterials(ctx: Ctx, demo: Demo): Promise<void> {
  for (const [at, [code, name, nameEn]] of OWN_UNITS.entries())
    await units.create(ctx, { code, name, nameEn, dimension: 'COUNT', decimals: 0, sortNum: 300 + at, enabled: true });
  await make(ctx, demo);
  await setStates(ctx);
  await demoLimits(ctx);
}
