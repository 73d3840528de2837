import type { Slice } from '../../../kernel/server/compose.ts';
import { apiDocsEndpoints } from './api-docs.server.ts';

/** Every call from its own declaration, with a try-out. */
export const apiDocsSlice: Slice = {
  endpoints: apiDocsEndpoints,
  menus: [
    {
      key: 'system.apiDocs',
      parent: 'system.tools',
      title: { zh: '接口文档', en: 'API docs' },
      path: 'api-docs',
      icon: 'Link',
      component: 'system/ApiDocs',
      permission: 'operations:apiDocs:list',
      sort: 90,
    },
  ],
  permissions: {
    'operations:apiDocs:list': { zh: '查看接口文档', en: 'See the documentation of the calls' },
  },
};
