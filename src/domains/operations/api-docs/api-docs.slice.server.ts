import type { Slice } from '../../../kernel/server/compose.ts';
import { apiDocsPage } from './api-docs.page.ts';
import { apiDocsEndpoints } from './api-docs.server.ts';

/** Every call from its own declaration, with a try-out. */
export const apiDocsSlice: Slice = {
  endpoints: apiDocsEndpoints,
  pages: [apiDocsPage],
  permissions: {
    'operations:apiDocs:list': { zh: '查看接口文档', en: 'See the documentation of the calls' },
  },
};
