import { AppError } from '../../../kernel/errors.ts';
import type { Text } from '../../../kernel/text.ts';
import { assertNoCycle } from './organization.rules.ts';

/** A unit as its place in the tree is judged. */
export type Placed = { id: number; parentId: number | null; name: string; type: string; status: string };

const DEPARTMENTS = new Set(['DEPT', 'LAND_DEPT']);
const COMPANIES = new Set(['PARENT_COMPANY', 'BRANCH_COMPANY', 'COMPANY']);

const refuse = (field: string, message: Text): never => {
  throw new AppError('RULE', message, { errors: [{ field, message }] });
};

/**
 * Refuses a place that no unit of its type has (personnel blueprint, 3.1): one parent company at the root, nothing below a ship, no
 * company below a department, no two units of one name side by side, nothing in use below what is disabled. `field` is blamed.
 */
export function assertPlace(
  all: readonly Placed[],
  unit: Omit<Placed, 'id'> & { id?: number },
  field = 'parentId',
): void {
  const others = all.filter((one) => one.id !== unit.id);
  if (unit.type === 'PARENT_COMPANY' && others.some((one) => one.type === 'PARENT_COMPANY')) {
    refuse('type', { zh: '总公司只能有一个', en: 'There is only one parent company' });
  }
  if (unit.type === 'PARENT_COMPANY' && unit.parentId !== null) {
    refuse(field, { zh: '总公司没有上级机构', en: 'The parent company has no parent' });
  }
  if (unit.id !== undefined) assertNoCycle(all, unit.id, unit.parentId, field);
  const parent = all.find((one) => one.id === unit.parentId);
  if (parent?.type === 'SHIP') {
    refuse(field, { zh: '船舶下不能设机构', en: 'Nothing lies below a ship' });
  }
  if (parent && DEPARTMENTS.has(parent.type) && COMPANIES.has(unit.type)) {
    refuse(field, { zh: '公司不能设在部门之下', en: 'A company does not lie below a department' });
  }
  if (parent?.status === 'STOP' && unit.status === 'USE') {
    refuse(field, {
      zh: `上级机构“${parent.name}”已停用，须先启用或另选上级`,
      en: `The parent ${parent.name} is disabled: enable it first, or choose another`,
    });
  }
  if (others.some((one) => one.parentId === unit.parentId && one.name.trim() === unit.name.trim())) {
    refuse(field === 'parentId' ? 'name' : field, {
      zh: `同一上级下已有“${unit.name}”`,
      en: `There is a ${unit.name} below the same parent already`,
    });
  }
}
