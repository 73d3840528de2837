import { bool, choice, computed, datetime, int, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** One entry of the menu, with every field of the specification's menu route item (section 3). */
export const menu = defineResource({
  name: 'identity.menu',
  label: { zh: '菜单', en: 'Menu' },
  title: 'title',
  titleEn: 'titleEn',
  fields: {
    type: choice(
      {
        directory: { zh: '目录', en: 'Directory' },
        page: { zh: '页面', en: 'Page' },
        button: { zh: '按钮', en: 'Button' },
      },
      { zh: '类型', en: 'Type' },
      { required: true, default: 'page' },
    ),
    parentId: ref('identity.menu', { zh: '上级菜单', en: 'Parent' }),
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 60 }),
    titleEn: text({ zh: '英文标题', en: 'English title' }, { max: 80 }),
    name: text({ zh: '路由名称', en: 'Route name' }, { max: 80 }),
    path: text({ zh: '路径', en: 'Path' }, { max: 200 }),
    component: text(
      { zh: '组件', en: 'Component' },
      {
        max: 120,
        help: { zh: '目录留框架组件，页面选其组件', en: 'Layout for a directory, system/Users for a page' },
      },
    ),
    componentName: text({ zh: '组件名称', en: 'Component name' }, { max: 80 }),
    permission: text({ zh: '权限', en: 'Permission' }, { max: 120 }),
    icon: text({ zh: '图标', en: 'Icon' }, { max: 60 }),
    redirect: text({ zh: '重定向', en: 'Redirect' }, { max: 200 }),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 99999, default: 100 }),
    cache: bool({ zh: '缓存', en: 'Cached' }, { default: true }),
    alwaysShow: bool({ zh: '总是显示', en: 'Always shown' }, { default: false }),
    hidden: bool({ zh: '隐藏', en: 'Hidden' }, { default: false }),
    affix: bool({ zh: '固定标签', en: 'Pinned tab' }, { default: false }),
    vanishingTime: datetime(
      { zh: '“新”标记截止时间', en: 'New badge until' },
      { help: { zh: '在此时间之前显示“新”标记', en: 'Shows the new badge before this time' } },
    ),
    key: computed('text', { zh: '内置键', en: 'Built-in key' }),
    seeded: computed('json', { zh: '出厂值', en: 'Shipped values' }),
  },
  requiredIf: {
    path: (row) => row.type !== 'button',
    component: (row) => row.type === 'page' && !/^(https?:|mailto:|tel:)/.test(row.path ?? ''),
    permission: (row) => row.type === 'button',
  },
  list: {
    columns: ['title', 'titleEn', 'type', 'path', 'component', 'permission', 'icon', 'sortNum', 'hidden', 'cache'],
    filters: ['type', 'parentId', 'hidden'],
    search: ['title', 'titleEn', 'path', 'component', 'permission'],
    sort: 'sortNum',
  },
  form: [
    ['type', 'parentId'],
    ['title', 'titleEn'],
    ['name', 'path'],
    ['component', 'componentName'],
    ['permission', 'icon'],
    ['sortNum', 'vanishingTime'],
    ['cache', 'affix'],
    ['hidden', 'alwaysShow'],
    ['redirect'],
  ],
  tree: 'parentId',
  scope: 'all',
});
