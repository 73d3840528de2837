import { Button } from 'antd';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import '../../../kernel/web/form/form.css';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { useUnsent } from './opinion-store.web.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';
import { actName, useAct } from './use-run.web.ts';
import '../../../kernel/web/fields/field-error.css';
import '../../../kernel/web/detail/detail.css';
import './run.css';

/** Somebody was faster: what was typed meanwhile is kept, to be said as a comment or let go. */
export function UnsentOpinion({ run }: { run: RunView }) {
  const { unsent, drop } = useUnsent(
    run.id,
    run.mine.map((task) => task.taskId),
  );
  const { act, problem } = useAct(run);
  if (!unsent) return null;
  const say = async () => {
    if (!(await act({ act: 'comment', opinion: unsent.slice(0, 500) }))) return;
    notify.success(t(TEXT.done, { act: actName('comment') }));
    drop();
  };
  return (
    <section className="panel approval-card" data-tone="amber" role="status">
      <p>{t(TEXT.unsent)}</p>
      <p className="approval-opinion">{unsent}</p>
      {problem && (
        <p role="alert" className="form-error">
          {problem}
        </p>
      )}
      <div className="approval-acts">
        <GuardButton onClick={say}>{t(TEXT.sayUnsent)}</GuardButton>
        <Button type="text" onClick={drop}>
          {t(TEXT.dropUnsent)}
        </Button>
      </div>
    </section>
  );
}
