import { CheckOutlined } from '@ant-design/icons';
import { shortTime } from '../../../kernel/web/fields/date-value.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { useUser } from '../../../kernel/web/session/session.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { Line, RunView } from './run-shape.rules.ts';
import '../../../kernel/web/detail/detail.css';
import './run.css';

const DECISIONS: ReadonlySet<Line['kind']> = new Set(['approve', 'reject', 'return', 'transfer', 'addSigner']);

/** What became of the card once I have acted and nothing waits for me (ui.md 6.3). */
export function MyAct({ run }: { run: RunView }) {
  const me = useUser().id;
  const last = run.timeline.findLast((line) => line.person?.id === me && DECISIONS.has(line.kind));
  if (!last || run.mine.length > 0) return null;
  return (
    <p className="panel approval-next">
      <CheckOutlined aria-hidden /> {t(TEXT.youDid, { act: last.kindLabel, time: shortTime(last.at, serverDate()) })}
    </p>
  );
}
