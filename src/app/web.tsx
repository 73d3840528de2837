import { startWeb } from '../shell/start.tsx';

startWeb({
  modules: async () => (await import('./found.web.ts')).found,
  areas: [
    {
      segments: ['vendorLogin', 'vendor', 'supplierBid'],
      load: () => import('../domains/vendor/area/vendor-area.web.tsx'),
    },
  ],
});
