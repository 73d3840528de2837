import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { makeDefects } from './defect.demo.ts';
import { defectPage } from './defect.page.ts';
import { defect } from './defect.resource.ts';

export const defectSlice: Slice = {
  resources: [defect],
  endpoints: [...crudEndpoints(defect)],
  menuGroups: [
    {
      key: 'qhse',
      title: { zh: '安全质量', en: 'Safety and quality' },
      icon: 'SafetyCertificate',
      address: '/qhse',
      order: 800,
    },
  ],
  pages: [defectPage],
  demo: async (ctx) => {
    await makeDefects(ctx);
  },
};
