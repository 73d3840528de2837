import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';
import { SubmitDialog } from './submit-dialog.web.tsx';
import '../../../kernel/web/detail/detail.css';
import './run.css';

/** What came back to me: change the document, then send it again. */
export function Resubmit({ run }: { run: RunView }) {
  const [open, setOpen] = useState(false);
  if (!run.may.resubmit) return null;
  const last = run.timeline.findLast((line) => line.kind === 'return');
  return (
    <section className="panel approval-card" data-tone="amber">
      <p>{t(TEXT.cameBack)}</p>
      {last?.opinion && <p className="approval-opinion">{last.opinion}</p>}
      <div className="approval-acts">
        <Button type="primary" className="approval-agree" onClick={() => setOpen(true)}>
          {t(TEXT.resubmit)}
        </Button>
        {run.page && (
          <Link to={run.page} className="approval-change">
            {t(TEXT.changeFirst)}
          </Link>
        )}
      </div>
      {open && (
        <SubmitDialog
          resource={run.resource}
          recordId={run.recordId}
          version={run.version}
          title={run.title}
          again={run}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
