import { APPLICATION_TEXT as TEXT } from './application.text.ts';
import { ApplicationList, type Preset } from './application-list.web.tsx';

const DRAFTS: Preset = { title: TEXT.editTitle, scope: TEXT.editScope, fixed: { status: 'USE' }, writes: true };

/** What is being written, or came back to be written anew. */
export function Page() {
  return <ApplicationList preset={DRAFTS} />;
}
