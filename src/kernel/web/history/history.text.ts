import type { Text } from '../../text.ts';

export const HISTORY = {
  title: { zh: '变更记录', en: 'History' },
  empty: { zh: '还没有变更记录', en: 'No changes yet' },
  failed: { zh: '变更记录没有加载成功', en: 'The history could not be loaded' },
  actor: { zh: '{actor} 代 {user}', en: '{actor} for {user}' },
  reason: { zh: '原因：{reason}', en: 'Reason: {reason}' },
  was: { zh: '原值', en: 'Before' },
  is: { zh: '新值', en: 'After' },
  first: { zh: '初始值 {n} 项', en: '{n} first values' },
  more: { zh: '显示全部 {n} 条', en: 'Show all {n}' },
} satisfies Record<string, Text>;

/** Standard acts of the record service; acts of a flow have their own labels. */
const CREATED: Text = { zh: '新建', en: 'Created' };

export const ACTIONS: Readonly<Record<string, Text>> = {
  create: CREATED,
  add: CREATED,
  update: { zh: '修改', en: 'Changed' },
  remove: { zh: '删除', en: 'Deleted' },
  import: { zh: '导入', en: 'Imported' },

  edit: { zh: '修改', en: 'Changed' },
  del: { zh: '删除', en: 'Deleted' },
  delete: { zh: '删除', en: 'Deleted' },
};
