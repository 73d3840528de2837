import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { InboxList } from './inbox-list.web.tsx';
import { RunPage } from './run-page.web.tsx';

/** My approvals; each has its page below. */
export function Page() {
  const { id, place, moved } = useRecordPlace({ word: 'run' });
  if (id !== undefined) return <RunPage key={id} id={id} place={place} />;
  return moved ?? <InboxList />;
}
