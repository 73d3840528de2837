import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { vesselById } from '../../fleet/public.server.ts';
import { limitsOf } from '../ship-limits/limits-of.server.ts';
import { material } from './material.resource.ts';

const materials = recordsOf(material);

/** As many as a person reads before typing another letter. */
const MOST = '20';

/** The limits that a ship of the user's has of some materials. NOT_FOUND for another's ship. */
async function limitsOfShip(ctx: Ctx, shipId: number, ids: readonly number[]): ReturnType<typeof limitsOf> {
  const { organizationId, type } = await vesselById(ctx, shipId);
  return organizationId === null ? () => undefined : limitsOf(ctx, { organizationId, shipType: type }, ids);
}

/** Active items whose code, name, IMPA, ISSA, part or drawing number holds the word, with the limits of a ship where one is named. */
export async function searchMaterials(ctx: Ctx, { q, shipId }: { q: string; shipId?: number }) {
  const { content } = await materials.list(ctx, { q, usable: 'ACTIVE', size: MOST });
  const ids = content.map(({ id }) => id);
  const limitOf = shipId === undefined ? () => undefined : await limitsOfShip(ctx, shipId, ids);
  return {
    content: content.map(({ id, code, name, nameEn, impaCode, partNo, baseUnitId }) => {
      const limit = limitOf(id);
      return {
        id,
        code,
        name,
        nameEn,
        impaCode,
        partNo,
        baseUnitId,
        minQty: limit?.minQty ?? null,
        maxQty: limit?.maxQty ?? null,
      };
    }),
  };
}
