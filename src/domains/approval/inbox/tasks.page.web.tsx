import { useNavigate, useSearchParams } from 'react-router';
import { InboxList } from './inbox-list.web.tsx';
import { RunPage } from './run-page.web.tsx';

/** My approvals; `?run=` opens one of them. */
export function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const run = Number(search.get('run')) || undefined;
  if (run) {
    const back = new URLSearchParams(search);
    back.delete('run');
    return (
      <div className="page-pad">
        <RunPage key={run} id={run} onBack={() => navigate(`?${back}`)} />
      </div>
    );
  }
  return <InboxList />;
}
