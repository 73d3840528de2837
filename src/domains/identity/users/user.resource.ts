import { bool, computed, date, file, json, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { idShape, listShape } from '../../../kernel/resource/shape.ts';
import { isEmail } from '../../../kernel/value/email.ts';
import { hasHiddenSigns } from '../../../kernel/value/hidden-signs.ts';

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$/;

/** An account. Its password lies in a table of its own and never in a field, an answer or the history. */
export const user = defineResource({
  name: 'identity.user',
  label: { zh: '用户', en: 'User' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    username: text({ zh: '登录名', en: 'Username' }, { required: true, max: 40 }),
    name: text({ zh: '姓名', en: 'Name' }, { required: true, max: 60 }),
    nameEn: text({ zh: '英文姓名', en: 'Latin name' }, { max: 60 }),
    phone: text({ zh: '电话', en: 'Phone' }, { max: 30 }),
    email: text({ zh: '邮箱', en: 'E-mail' }, { max: 120 }),
    organizationId: ref('identity.organization', { zh: '所属机构', en: 'Organization' }, { required: true }),
    organizationIds: refs('identity.organization', { zh: '兼职机构', en: 'Other organizations' }),
    dataOrganizationIds: refs('identity.organization', { zh: '数据授权机构', en: 'Data granted for' }),
    roleIds: refs('identity.role', { zh: '角色', en: 'Roles' }),
    jobIds: refs('identity.job', { zh: '岗位', en: 'Posts' }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
    temporary: bool({ zh: '临时账号', en: 'Temporary' }, { default: false }),
    expiresOn: date({ zh: '有效期至', en: 'Valid until' }),
    avatar: file({ zh: '头像', en: 'Avatar' }),
    menuOrder: json<number[]>({ zh: '菜单顺序', en: 'Menu order' }, { shape: listShape(idShape, 500) }),
    lastSignIn: computed('datetime', { zh: '最近登录', en: 'Last sign-in' }),
  },
  unique: [['username']],
  requiredIf: { expiresOn: (row) => row.temporary === true },
  check: (row) => {
    const errors = [];
    if (row.username && !USERNAME.test(row.username)) {
      errors.push({
        field: 'username',
        message: {
          zh: '登录名须为 2 到 40 个字母、数字、点、下划线或短横线',
          en: 'Username: 2 to 40 letters, digits, dots, underscores or hyphens',
        },
      });
    }
    for (const field of ['name', 'nameEn'] as const) {
      if (row[field] && hasHiddenSigns(row[field])) {
        errors.push({
          field,
          message: {
            zh: '姓名不能含有控制字符或改变书写方向的字符',
            en: 'A name holds no control characters and none that turn the direction of writing',
          },
        });
      }
    }
    if (row.email && !isEmail(row.email)) {
      errors.push({ field: 'email', message: { zh: '邮箱格式不正确', en: 'This is not an e-mail address' } });
    }
    return errors;
  },
  list: {
    columns: [
      'username',
      'name',
      'nameEn',
      'organizationId',
      'roleIds',
      { field: 'jobIds', priority: 3 },
      { field: 'phone', priority: 3 },
      { field: 'email', priority: 3 },
      'enabled',
      'temporary',
      'expiresOn',
      'lastSignIn',
    ],
    filters: ['organizationId', 'roleIds', 'jobIds', 'enabled', 'temporary'],
    search: ['username', 'name', 'nameEn', 'phone', 'email'],
    sort: 'username',
  },
  form: [
    {
      title: { zh: '账号', en: 'Account' },
      rows: [['name', 'nameEn'], ['username', 'phone'], ['email'], ['enabled', 'temporary'], ['expiresOn', 'avatar']],
    },
    {
      title: { zh: '机构与权限', en: 'Organizations and roles' },
      rows: [['organizationId', 'organizationIds'], ['roleIds', 'jobIds'], ['dataOrganizationIds']],
    },
  ],
  excel: { import: true, export: true },
  scope: 'all',
});
