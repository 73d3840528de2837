import { computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { category } from './category.resource.ts';

/** The categories with how many materials stand at each. */
export const categoryStanding = viewOver(category, {
  name: 'material.categoryStanding',
  listed: true,
  fields: { materialCount: computed('int', { zh: '物料数', en: 'Materials' }) },
  from: `select b.*,
      (select count(*) from material_material m where m.category_id = b.id and m.deleted_at is null) as material_count
    from material_category b`,
  list: {
    ...category.list,
    // The order stands among them because a tree reads it from the list.
    columns: [...(category.list?.columns ?? []), 'materialCount', 'sortNum'],
  },
});
