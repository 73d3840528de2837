import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { ResourceTreePage } from '../../../kernel/web/detail/resource-tree-page.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { category } from './category.resource.ts';
import { CATEGORY_TEXT } from './category.text.ts';
import { materialsBelow } from './category-nodes.web.ts';

const resource: AnyResource = category;

/** What a new category takes over from the one that it is put below. */
const initial = (parent: AnyRow | undefined) =>
  parent
    ? {
        purchaseType: parent.purchaseType,
        code: parent.code,
        stockable: parent.stockable,
        batchTracked: parent.batchTracked,
        valued: parent.valued,
      }
    : {};

/** The tree of categories. */
export function Page() {
  return (
    <ResourceTreePage
      resource={resource}
      title={t(CATEGORY_TEXT.title)}
      nodeOf={(row, all) => ({ count: materialsBelow(all, row.id) || undefined })}
      initial={initial}
    />
  );
}
