/** What the app uses of operations on the server. */
export { operationsModule } from './operations.server.ts';
