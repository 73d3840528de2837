import { bool, choice, int, json, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { listShape, textShape } from '../../../kernel/resource/shape.ts';

/** Which records a role opens, beside the calls it may make. */
export const DATA_SCOPES = {
  all: { zh: '全部数据', en: 'All data' },
  orgBelow: { zh: '本机构及以下', en: 'Own organization and below' },
  org: { zh: '本机构', en: 'Own organization' },
  chosen: { zh: '指定机构', en: 'Chosen organizations' },
  own: { zh: '仅本人', en: 'Own records' },
} as const;

export type DataScope = keyof typeof DATA_SCOPES;

export const role = defineResource({
  name: 'identity.role',
  label: { zh: '角色', en: 'Role' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文名称', en: 'English name' }, { max: 60 }),
    code: text({ zh: '编码', en: 'Code' }, { required: true, max: 40 }),
    level: int(
      { zh: '级别', en: 'Level' },
      {
        required: true,
        min: 1,
        max: 99,
        default: 50,
        help: {
          zh: '数字越小级别越高；不能授予高于本人级别的角色',
          en: 'Smaller is higher; nobody grants above their own level',
        },
      },
    ),
    dataScope: choice(DATA_SCOPES, { zh: '数据范围', en: 'Data scope' }, { required: true, default: 'org' }),
    organizationIds: refs('identity.organization', { zh: '指定机构', en: 'Chosen organizations' }),
    menuIds: refs('identity.menu', { zh: '菜单', en: 'Menus' }),
    permissions: json<string[]>(
      { zh: '权限', en: 'Permissions' },
      { default: [], shape: listShape(textShape(120), 5000) },
    ),
    secondFactor: bool(
      { zh: '须双重验证', en: 'Second factor' },
      {
        default: false,
        help: {
          zh: '成员登录时除密码外须输入手机验证器中的动态验证码；尚未设置的，登录时引导设置',
          en: 'Members sign in with a code of their authenticator app beside the password; who has none sets it up at sign-in',
        },
      },
    ),
    remark: text({ zh: '备注', en: 'Remark' }),
  },
  unique: [['code']],
  requiredIf: { organizationIds: (row) => row.dataScope === 'chosen' },
  list: {
    columns: ['name', 'nameEn', 'code', 'level', 'dataScope', 'secondFactor', 'remark', 'updateTime'],
    filters: ['dataScope'],
    search: ['name', 'nameEn', 'code'],
    sort: 'level',
  },
  form: [
    {
      title: { zh: '基本信息', en: 'General' },
      rows: [['name', 'nameEn'], ['code', 'level'], ['dataScope', 'organizationIds'], ['secondFactor'], ['remark']],
    },
    { title: { zh: '菜单与权限', en: 'Menus and permissions' }, rows: [['menuIds'], ['permissions']] },
  ],
  excel: { export: true },
  scope: 'all',
});
