import type { Ctx } from '../../../kernel/server/context.ts';
import type { TreePlace } from '../../../kernel/value/tree.ts';

export type EquipmentPlace = TreePlace & {
  readonly shipId: number;
  readonly nodeType: string;
  readonly keyFlag: boolean;
};

/** What is installed on some ships, as trees; a ship has some hundred. */
export function equipmentTree(ctx: Ctx, shipIds: readonly number[]): Promise<EquipmentPlace[]> {
  return ctx.db.query<EquipmentPlace>({
    name: 'maintenance-equipment-tree',
    text: `select id, parent_id as "parentId", ship_id as "shipId", node_type as "nodeType", coalesce(key_flag, false) as "keyFlag"
           from maintenance_equipment where ship_id = any($1::bigint[]) and deleted_at is null order by id`,
    values: [shipIds],
  });
}
