import type { Draft } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { equipment } from './equipment.resource.ts';

/** Shared by the demo company, tests and browser journeys. */
export const demoEquipments: readonly Draft<typeof equipment>[] = [
  { code: 'EQUI-01', name: '设备一' },
  { code: 'EQUI-02', name: '设备二' },
];

export async function makeEquipments(ctx: Ctx): Promise<void> {
  for (const row of demoEquipments) await recordsOf(equipment).create(ctx, row);
}
