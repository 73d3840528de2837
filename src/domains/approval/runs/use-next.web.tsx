import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { Acted } from './use-run.web.ts';

/** After an act the next waiting document is offered, where there is one. */
export function useNext(): [ReactNode, (acted: Acted) => void] {
  const [next, setNext] = useState<Acted['next']>(null);
  const link = next && (
    <p className="panel approval-next">
      <Link to={`/approval/tasks?run=${next.runId}`} onClick={() => setNext(null)}>
        {t(TEXT.next, { title: `${next.resourceLabel} ${next.title}` })}
      </Link>
    </p>
  );
  return [link, (acted) => setNext(acted.next)];
}
