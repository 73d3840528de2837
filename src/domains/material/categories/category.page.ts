import { definePage } from '../../../kernel/page.ts';

export const categoryPage = definePage({
  component: 'material/Category',
  title: { zh: '物料类别', en: 'Categories' },
  icon: 'Apartment',
  permission: 'material:category:list',
  records: ['material.category'],
  menu: { key: 'purchasing.category', address: '/purchasing/categories', group: 'purchasing.materials', order: 20 },
  help: {
    purpose: {
      zh: '物料类别：最多四级，采购类别由最上级决定，物料放在最末级。',
      en: 'The tree of categories, at most four levels: the top decides how something is bought, materials stand at the leaves.',
    },
    ways: [
      {
        zh: '下级的编码以上级的编码开头；物料编码由类别编码加五位流水号组成。',
        en: 'A code continues its parent’s; a material’s code is that of its category and five digits.',
      },
      {
        zh: '有下级或物料后，采购类别不能再改。',
        en: 'Once categories or materials stand below, the purchase type stays.',
      },
    ],
  },
});
