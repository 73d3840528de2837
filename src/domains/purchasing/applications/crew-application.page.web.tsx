import { ApplicationList } from './application-list.web.tsx';

/** What ships and units ask for, from the draft to the last delivery. */
export function Page() {
  return <ApplicationList />;
}
