import type { FieldError } from '../../../kernel/errors.ts';
import { branchOf, depthOf, heightOf, lineAbove, type TreePlace } from '../../../kernel/value/tree.ts';
import { MACHINES } from './equipment.text.ts';

export const MAX_LEVELS = 8;

/** Whether a node is a machine or a part of one: those have a department, jobs and counters. */
export const isMachine = (nodeType: unknown): boolean => MACHINES.includes(String(nodeType));

/** What is wrong with an equipment by itself. */
export function checkEquipment({
  installDate,
  commissionDate,
}: {
  readonly installDate?: string | null;
  readonly commissionDate?: string | null;
}): FieldError[] {
  if (!installDate || !commissionDate || installDate <= commissionDate) return [];
  return [
    {
      field: 'commissionDate',
      message: { zh: '启用日期不能早于安装日期', en: 'It cannot be commissioned before it is installed' },
    },
  ];
}

/** What is wrong with where an equipment is put among those of its ship. A new one has no id. */
export function checkPlace(
  all: readonly TreePlace[],
  row: { readonly id?: number; readonly parentId: number | null },
): FieldError[] {
  const wrong = (zh: string, en: string): FieldError[] => [{ field: 'parentId', message: { zh, en } }];
  if (row.parentId !== null && !all.some(({ id }) => id === row.parentId))
    return wrong('上级不是本船的设备', 'The parent is not on this ship');
  if (row.id !== undefined && row.parentId !== null && branchOf(all, row.id).includes(row.parentId))
    return wrong('上级不能是本设备或其下级', 'The parent cannot be the equipment itself or below it');
  if (depthOf(all, row.parentId) + (row.id === undefined ? 1 : heightOf(all, row.id)) > MAX_LEVELS)
    return wrong(`设备最多 ${MAX_LEVELS} 级`, `Equipment has at most ${MAX_LEVELS} levels`);
  return [];
}

/** The counter of a node or of the nearest above it that has one; the first of each by its order. */
export function counterOf(
  all: readonly TreePlace[],
  counters: readonly { readonly id: number; readonly equipmentId: number }[],
  equipmentId: number,
): number | null {
  for (const id of lineAbove(all, equipmentId)) {
    const own = counters.find((one) => one.equipmentId === id);
    if (own) return own.id;
  }
  return null;
}
