import type { Text } from '../../../kernel/text.ts';

export const PERMISSION_TEXT = {
  title: { zh: '权限', en: 'Permissions' },
  scope: {
    zh: '由程序中的资源和调用得出，共 {n} 项',
    en: 'Derived from the resources and calls of the code, {n} in all',
  },
  choose: { zh: '选择权限', en: 'Choose a permission' },
  search: { zh: '权限、对象', en: 'Permission, subject' },
  subject: { zh: '对象', en: 'Subject' },
  permission: { zh: '权限', en: 'Permission' },
  code: { zh: '代码', en: 'Code' },
  roles: { zh: '持有角色', en: 'Held by roles' },
  users: { zh: '持有人数', en: 'People' },
  holders: { zh: '“{name}”的持有者', en: 'Who holds “{name}”' },
  byRole: { zh: '按角色', en: 'By role' },
  byUser: { zh: '按人员（{n}）', en: 'By person ({n})' },
  username: { zh: '登录名', en: 'Username' },
  name: { zh: '姓名', en: 'Name' },
  nobody: { zh: '无人持有', en: 'Nobody holds it' },
  failed: { zh: '权限目录没有加载成功', en: 'The catalogue could not be loaded' },
  noMatch: { zh: '没有符合条件的权限', en: 'No permission matches' },
  domain: { zh: '业务模块', en: 'Module' },
  all: { zh: '全部', en: 'All' },
  matrix: { zh: '权限矩阵', en: 'Matrix of permissions' },
  exportMatrix: { zh: '导出权限矩阵', en: 'Export matrix' },
} satisfies Record<string, Text>;
