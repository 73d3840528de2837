export const ERROR_TEXT = {
  notFound: { zh: '没有这个页面', en: 'Page not found' },
  notFoundWhy: {
    zh: '地址可能有误，或该页面已调整。可从菜单中查找。',
    en: 'The address may be wrong, or the page has moved. Look for it in the menu.',
  },
  unauthorized: { zh: '没有访问权限', en: 'No permission' },
  unauthorizedWhy: {
    zh: '您没有打开此内容的权限，需要时请联系系统管理员。',
    en: 'You may not open this. Ask an administrator if you need it.',
  },
  closedPage: {
    zh: '“{page}”需要相应权限才能打开，需要时请联系账号管理人员。',
    en: 'You need a permission to open "{page}". Ask those who keep accounts for it.',
  },
  roles: { zh: '持有此权限的角色：{roles}', en: 'Roles that hold it: {roles}' },
  keepers: { zh: '可办理授权：{names}', en: 'Who can give it: {names}' },
  permission: { zh: '缺少的权限：{permission}', en: 'Missing permission: {permission}' },
  permissionNamed: { zh: '缺少的权限：{label}（{permission}）', en: 'Missing permission: {label} ({permission})' },
  requestId: { zh: '请求编号：{id}', en: 'Request number: {id}' },
  toHome: { zh: '返回首页', en: 'Back to home' },
  toSignIn: { zh: '去登录', en: 'Sign in' },
  back: { zh: '返回上一页', en: 'Back to previous page' },
} as const;
