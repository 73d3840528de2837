export { nameAgentOfCall } from './port-calls/name-agent.server.ts';
export { voyageModule } from './voyage.server.ts';
