import type { Slice } from '../../../kernel/server/compose.ts';
import { explainEndpoints } from './explain.server.ts';
import { matrixEndpoints } from './matrix.server.ts';
import { permissionEndpoints } from './permission.server.ts';

/** What a role can be granted, and why somebody may do something. */
export const permissionSlice: Slice = {
  endpoints: [...permissionEndpoints, ...explainEndpoints, ...matrixEndpoints],
  menus: [
    {
      key: 'system.permissions',
      parent: 'system',
      title: { zh: '权限', en: 'Permissions' },
      path: 'permissions',
      icon: 'SafetyCertificate',
      component: 'system/Permissions',
      permission: 'identity:permission:list',
      sort: 50,
    },
    {
      key: 'system.dataPermissions',
      parent: 'system',
      title: { zh: '数据权限', en: 'Data permissions' },
      path: 'data-permissions',
      icon: 'Lock',
      component: 'system/DataPermissions',
      permission: 'identity:permission:explain',
      sort: 55,
    },
  ],
  permissions: {
    'identity:permission:list': { zh: '查看权限目录', en: 'See the catalogue of permissions' },
    'identity:permission:explain': { zh: '说明权限与数据范围', en: 'Explain permissions and data' },
    'identity:permission:export': { zh: '导出权限矩阵', en: 'Export the matrix of permissions' },
  },
};
