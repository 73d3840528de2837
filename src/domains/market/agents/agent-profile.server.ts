import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import { portAgentProfile } from './agent-profile.resource.ts';
import { AGENT_TEXT as TEXT } from './agent-words.text.ts';

/** Only a partner in the role of port agent has such a sheet, and it stays that partner's. */
const saves = savesOf(portAgentProfile, {
  needs: ['partnerId'],
  served: async (ctx, { row, before, wrong }) => {
    if (before && before.partnerId !== row.partnerId)
      wrong('partnerId', '代理资料不能改为另一客商', 'A sheet stays with its agent');
    else if (!before && (await partnersInRole(ctx, 'PORT_AGENT', [row.partnerId])).length === 0)
      wrong('partnerId', TEXT.notAgent.zh, TEXT.notAgent.en);
    return {};
  },
});

export const createAgent = saves.create;

export const agentProfileEndpoints: readonly Endpoint[] = crudEndpoints(portAgentProfile, { ...saves });
