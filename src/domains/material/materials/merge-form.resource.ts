import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What merging asks: into which item. */
export const mergeForm = defineResource({
  name: 'material.merge',
  label: { zh: '合并物料', en: 'Merge' },
  fields: {
    targetId: ref(
      'material.material',
      { zh: '并入', en: 'Into' },
      {
        required: true,
        where: { usable: ['ACTIVE'] },
        help: {
          zh: '基本单位须相同；换算与定额移入目标，已有的以目标为准',
          en: 'Of the same base unit; conversions and limits move there, and its own stand',
        },
      },
    ),
  },
});
