import type { FieldError } from '../../../kernel/errors.ts';
import { branchOf, depthOf, heightOf, lineAbove, type TreePlace } from '../../../kernel/value/tree.ts';

export const MAX_LEVELS = 5;

/** What of a subject its place depends on. */
export type SubjectPlace = TreePlace & { readonly code: string };

/** What is wrong with a subject by itself. */
export function checkSubject({ code }: { readonly code?: string | null }): FieldError[] {
  if (!code || /^\d{2,30}$/.test(code)) return [];
  return [{ field: 'code', message: { zh: '编码只含数字，至少两位', en: 'A code has digits only, at least two' } }];
}

/**
 * What is wrong with where a subject is put: below itself, deeper than five levels with all that hangs on it, or with a code that is not
 * its parent's and two digits. A new one has no id.
 */
export function checkSubjectPlace(
  all: readonly SubjectPlace[],
  row: { readonly id?: number; readonly parentId: number | null; readonly code: string },
): FieldError[] {
  if (row.id !== undefined && row.parentId !== null && branchOf(all, row.id).includes(row.parentId))
    return [
      {
        field: 'parentId',
        message: { zh: '上级不能是本科目或其下级', en: 'The parent cannot be the subject itself or below it' },
      },
    ];
  const errors: FieldError[] = [];
  if (depthOf(all, row.parentId) + (row.id === undefined ? 1 : heightOf(all, row.id)) > MAX_LEVELS)
    errors.push({
      field: 'parentId',
      message: { zh: `科目最多 ${MAX_LEVELS} 级`, en: `Subjects have at most ${MAX_LEVELS} levels` },
    });
  const parent = all.find(({ id }) => id === row.parentId);
  if (parent && !(row.code.startsWith(parent.code) && row.code.length === parent.code.length + 2))
    errors.push({
      field: 'code',
      message: {
        zh: `编码应为上级的“${parent.code}”加两位数字`,
        en: `The code is its parent's, ${parent.code}, and two digits`,
      },
    });
  const odd =
    row.id === undefined ? undefined : all.find((one) => one.parentId === row.id && !one.code.startsWith(row.code));
  if (odd)
    errors.push({
      field: 'code',
      message: {
        zh: `下级“${odd.code}”以原编码开头，须先改下级`,
        en: `${odd.code} below begins with the old code; change it first`,
      },
    });
  return errors;
}

/** Where the budget of a subject is checked: its nearest control node, itself included; without one the subject. */
export function controlNodeOf(
  all: readonly (TreePlace & { readonly controlNode: boolean })[],
  subjectId: number,
): number {
  const nodes = new Set(all.filter(({ controlNode }) => controlNode).map(({ id }) => id));
  return lineAbove(all, subjectId).find((id) => nodes.has(id)) ?? subjectId;
}
