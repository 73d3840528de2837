import { APPLICATION_TEXT as TEXT } from './application.text.ts';
import { ApplicationList, type Preset } from './application-list.web.tsx';

const WAITING: Preset = {
  title: TEXT.approvalTitle,
  scope: TEXT.approvalScope,
  fixed: { waiting: 'me' },
  writes: false,
};

/** The applications that wait for whoever looks: quantities are granted line by line, then the document is passed on. */
export function Page() {
  return <ApplicationList preset={WAITING} />;
}
