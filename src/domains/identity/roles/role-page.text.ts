import type { Text } from '../../../kernel/text.ts';

export const ROLE_TEXT = {
  members: { zh: '成员', en: 'Members' },
  noMembers: { zh: '还没有成员', en: 'No members yet' },
  addMembers: { zh: '添加成员', en: 'Add members' },
  chooseMembers: { zh: '选择人员', en: 'Choose people' },
  added: { zh: '已添加 {n} 人', en: '{n} added' },
  takeOut: { zh: '移出', en: 'Take out' },
  takeOutTitle: { zh: '将“{name}”移出此角色？', en: 'Take “{name}” out of this role?' },
  takeOutEffect: {
    zh: '该用户立即失去此角色带来的权限和数据',
    en: 'The user loses at once what this role allows and opens',
  },
  takenOut: { zh: '已移出', en: 'Taken out' },
  actions: { zh: '操作', en: 'Actions' },
  noMatch: { zh: '没有匹配项', en: 'Nothing matches' },
  nothing: { zh: '没有授予', en: 'Nothing granted' },
  username: { zh: '登录名', en: 'Username' },
  name: { zh: '姓名', en: 'Name' },
  organization: { zh: '机构', en: 'Organization' },
  menus: { zh: '菜单', en: 'Menus' },
  permissions: { zh: '权限', en: 'Permissions' },
  everything: { zh: '全部权限', en: 'Every permission' },
  chosen: { zh: '已选 {n} / {all}', en: '{n} of {all} chosen' },
} satisfies Record<string, Text>;
