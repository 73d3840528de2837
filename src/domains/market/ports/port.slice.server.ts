import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { berth } from './berth.resource.ts';
import { berthEndpoints } from './berth.server.ts';
import { berthStanding } from './berth-standing.resource.ts';
import { portDistance } from './port-distance.resource.ts';
import { distanceEndpoints, distanceFill } from './port-distance.server.ts';
import { portProfile } from './port-profile.resource.ts';
import { portSetPage } from './port-set.page.ts';
import { portStanding } from './port-standing.resource.ts';

const KINDS: readonly AnyResource[] = [portProfile, berth, portDistance];
const NAMES = ['portProfile', 'berth', 'portDistance'];
const acts = (...names: string[]): string[] => NAMES.flatMap((kind) => names.map((act) => `market:${kind}:${act}`));

/** Ports as chartering and ships see them: nothing of it is secret, the office writes it. */
export const portSlice: Slice = {
  resources: KINDS,
  views: [portStanding, berthStanding],
  endpoints: [...crudEndpoints(portProfile), ...berthEndpoints, ...distanceEndpoints],
  pages: [portSetPage],
  fills: [distanceFill],
  grants: {
    '@staff': acts('list', 'pick', 'export'),
    PORT_OPS: acts('add', 'edit', 'del', 'import'),
    OPERATOR: acts('add', 'edit', 'del', 'import'),
    CHARTERING: acts('add', 'edit', 'del', 'import'),
  },
  demo: async (ctx) => (await import('./port.demo.ts')).demoPorts(ctx),
};
