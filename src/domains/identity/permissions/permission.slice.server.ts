import type { Slice } from '../../../kernel/server/compose.ts';
import { dataPermissionsPage } from './data-permissions.page.ts';
import { explainEndpoints } from './explain.server.ts';
import { matrixEndpoints } from './matrix.server.ts';
import { permissionEndpoints } from './permission.server.ts';
import { permissionsPage } from './permissions.page.ts';

/** What a role can be granted, and why somebody may do something. */
export const permissionSlice: Slice = {
  endpoints: [...permissionEndpoints, ...explainEndpoints, ...matrixEndpoints],
  pages: [permissionsPage, dataPermissionsPage],
  permissions: {
    'identity:permission:list': { zh: '查看权限目录', en: 'See the catalogue of permissions' },
    'identity:permission:explain': { zh: '说明权限与数据范围', en: 'Explain permissions and data' },
    'identity:permission:export': { zh: '导出权限矩阵', en: 'Export the matrix of permissions' },
  },
};
