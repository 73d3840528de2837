import type { Text } from '../../text.ts';

export const DETAIL = {
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  back: { zh: '返回列表', en: 'Back to the list' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  more: { zh: '更多操作', en: 'More actions' },
  attachments: { zh: '附件', en: 'Attachments' },
  version: { zh: '版本 {n}', en: 'Version {n}' },
  created: { zh: '{name} 创建于 {time}', en: 'Created by {name}, {time}' },
  updated: { zh: '{name} 修改于 {time}', en: 'Changed by {name}, {time}' },
  notFound: { zh: '没有找到这条记录', en: 'This record was not found' },
  notFoundWhy: {
    zh: '它可能已被删除，或不在您的数据范围内。需要查看时，请联系系统管理员。',
    en: 'It may have been deleted, or lie outside of what you may see. Ask an administrator if you need it.',
  },
  standing: { zh: '第 {at} / {total} 条', en: '{at} of {total}' },
  parts: { zh: '本页内容', en: 'On this page' },
  feed: { zh: '动态', en: 'Activity' },
  peek: { zh: '快速查看', en: 'Peek' },
  openPage: { zh: '打开', en: 'Open' },
  closePeek: { zh: '关闭', en: 'Close' },
  failed: { zh: '记录没有加载成功', en: 'The record could not be loaded' },
  newOf: { zh: '新建{what}', en: 'New {what}' },
  editOf: { zh: '编辑 {name}', en: 'Edit {name}' },
  related: { zh: '相关信息', en: 'Related' },
} satisfies Record<string, Text>;

export const TREE = {
  search: { zh: '查找', en: 'Search' },
  nodes: { zh: '树', en: 'Tree' },
  choose: { zh: '在左侧选择一项', en: 'Choose an entry at the left' },
  empty: { zh: '还没有内容', en: 'Nothing yet' },
  noMatch: { zh: '没有匹配项', en: 'Nothing matches' },
  drag: { zh: '拖动 {name}', en: 'Drag {name}' },
  move: { zh: '移动', en: 'Move' },
  moveTitle: { zh: '将“{name}”移到“{to}”下？', en: 'Move “{name}” below “{to}”?' },
  moveTop: { zh: '将“{name}”移到最上级？', en: 'Move “{name}” to the top level?' },
  moveEffect: { zh: '连同其 {n} 个下级一起移动', en: 'Its {n} descendants move with it' },
  sortTitle: { zh: '调整“{name}”的顺序？', en: 'Change the order of “{name}”?' },
  back: { zh: '返回', en: 'Back' },
} satisfies Record<string, Text>;
