import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { cargoOperation } from './cargo-operation.resource.ts';
import { volumeAndTimePage } from './volume-and-time.page.ts';
import { volumeAndTime } from './volume-and-time.report.ts';

/** How fast cargo is worked, and how long ships wait for it. */
export const volumeAndTimeSlice: Slice = {
  endpoints: [
    ...crudEndpoints(cargoOperation, { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] }),
    ...reportEndpoints(volumeAndTime),
  ],
  pages: [volumeAndTimePage],
  permissions: {
    'voyage:cargoOperation:list': { zh: '查看货量与时间', en: 'See volume and time' },
    'voyage:cargoOperation:export': { zh: '导出货量与时间', en: 'Export volume and time' },
  },
};
