import { useLocation, useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { countsCall } from '../inbox/inbox.calls.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { Acted } from './use-run.web.ts';
import '../../../kernel/web/detail/detail.css';
import './run.css';

/** After an act one stands before the next document that waits, with the number left; where none waits, one stays. */
export function useNext(): (acted: Acted) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return ({ next }) => {
    if (!next) return;
    void navigate(recordAddress('approval.run', next.runId), { state: { from } });
    void call(countsCall, { quiet: true })
      .then(({ todo }) => notify.info(t(TEXT.nextLeft, { n: todo, title: `${next.resourceLabel} ${next.title}` })))
      .catch(() => undefined); // the next one stands there all the same
  };
}
