/** What the app may use of the approval domain on the server. Domains declare `Module.approvals` and need nothing from here. */
export { approvalModule } from './approval.server.ts';
