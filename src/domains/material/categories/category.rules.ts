import type { FieldError } from '../../../kernel/errors.ts';
import { branchOf, depthOf, heightOf } from '../../../kernel/value/tree.ts';
import { NEVER_STOCKED, PURCHASE_TYPES, type PurchaseType } from '../../partner/public.ts';

export const MAX_LEVELS = 4;

/** What of a category its place in the tree depends on. */
export type Place = { readonly id: number; readonly parentId: number | null; readonly code: string };

type Draft = {
  readonly code?: string | null;
  readonly impaSection?: string | null;
  readonly purchaseType?: PurchaseType | null;
  readonly stockable?: boolean | null;
};

/** What is wrong with a category by itself. */
export function checkCategory(row: Draft): FieldError[] {
  const errors: FieldError[] = [];
  if (row.code && !/^[A-Z0-9]{1,20}$/.test(row.code)) {
    errors.push({
      field: 'code',
      message: { zh: '编码只含大写字母和数字', en: 'A code has capitals and digits only' },
    });
  }
  if (row.impaSection && !/^\d{2}$/.test(row.impaSection)) {
    errors.push({ field: 'impaSection', message: { zh: 'IMPA 章为两位数字', en: 'An IMPA section has two digits' } });
  }
  if (row.stockable && row.purchaseType && NEVER_STOCKED.has(row.purchaseType)) {
    const { zh, en } = PURCHASE_TYPES[row.purchaseType];
    errors.push({ field: 'stockable', message: { zh: `${zh}不入库`, en: `${en} are not kept in stock` } });
  }
  return errors;
}

/**
 * What is wrong with where a category is put: below itself, deeper than four levels with all that hangs on it, or with a code that does
 * not continue its parent's; `all` without what is deleted. A new one has no id.
 */
export function checkPlace(
  all: readonly Place[],
  row: { readonly id?: number; readonly parentId: number | null; readonly code: string },
): FieldError[] {
  const parent = all.find((one) => one.id === row.parentId);
  if (row.id !== undefined && row.parentId !== null && branchOf(all, row.id).includes(row.parentId)) {
    return [
      {
        field: 'parentId',
        message: { zh: '上级不能是本类别或其下级', en: 'The parent cannot be the category itself or below it' },
      },
    ];
  }
  const errors: FieldError[] = [];
  if (depthOf(all, row.parentId) + (row.id === undefined ? 1 : heightOf(all, row.id)) > MAX_LEVELS) {
    errors.push({
      field: 'parentId',
      message: { zh: `类别最多 ${MAX_LEVELS} 级`, en: `Categories have at most ${MAX_LEVELS} levels` },
    });
  }
  if (parent && !(row.code.startsWith(parent.code) && row.code.length > parent.code.length)) {
    errors.push({
      field: 'code',
      message: {
        zh: `编码须以上级的编码“${parent.code}”开头`,
        en: `The code begins with its parent's, ${parent.code}`,
      },
    });
  }
  const odd =
    row.id === undefined ? undefined : all.find((one) => one.parentId === row.id && !one.code.startsWith(row.code));
  if (odd) {
    errors.push({
      field: 'code',
      message: {
        zh: `下级“${odd.code}”以原编码开头，须先改下级`,
        en: `${odd.code} below begins with the old code; change it first`,
      },
    });
  }
  return errors;
}
