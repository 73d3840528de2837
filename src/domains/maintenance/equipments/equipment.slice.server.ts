import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { equipmentPage } from './equipment.page.ts';
import { equipment } from './equipment.resource.ts';

const EQUIPMENT: AnyResource = equipment;

/** What is installed on the ships. */
export const equipmentSlice: Slice = {
  resources: [EQUIPMENT],
  endpoints: crudEndpoints(EQUIPMENT),
  pages: [equipmentPage],
};
