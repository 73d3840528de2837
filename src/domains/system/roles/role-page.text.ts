import type { Text } from '../../../kernel/text.ts';

export const ROLE_TEXT = {
  members: { zh: '成员', en: 'Members' },
  noMembers: { zh: '还没有成员，在用户中授予此角色', en: 'No members yet; grant this role on the users page' },
  username: { zh: '登录名', en: 'Username' },
  name: { zh: '姓名', en: 'Name' },
  organization: { zh: '机构', en: 'Organization' },
  menus: { zh: '菜单', en: 'Menus' },
  permissions: { zh: '权限', en: 'Permissions' },
  everything: { zh: '全部权限', en: 'Every permission' },
  chosen: { zh: '已选 {n} / {all}', en: '{n} of {all} chosen' },
} satisfies Record<string, Text>;
