import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { makeDefects } from './defects/defect.demo.ts';
import { defectPage } from './defects/defect.page.ts';
import { defect } from './defects/defect.resource.ts';

export const qhseModule: Module = {
  name: 'qhse',
  label: { zh: '安全质量', en: 'Safety and quality' },
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
