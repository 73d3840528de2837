export { voyageModule } from './voyage.server.ts';
