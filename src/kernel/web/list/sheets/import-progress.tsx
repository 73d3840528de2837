import { Progress } from 'antd';
import type { Task } from '../../../task.calls.ts';
import { t } from '../../i18n.ts';
import { IMPORT } from './import.text.ts';
import './import-dialog.css';

type Props = { name: string; dryRun: boolean; task: Task | undefined };

const count = (n: number): string => n.toLocaleString('en-US');

/** How far a check or an import has come. The bar appears after a moment only: small sheets are done by then. */
export function ImportProgress({ name, dryRun, task }: Props) {
  const total = task?.total ?? 0;
  const done = task?.done ?? 0;
  const doing = t(task ? (dryRun ? IMPORT.checking : IMPORT.importing) : IMPORT.sending, { name });
  return (
    <div className="list-import-progress">
      <p role="status">{doing}</p>
      <div className="list-import-bar">
        <Progress percent={total > 0 ? Math.floor((100 * done) / total) : 0} status="active" aria-label={doing} />
        <p>
          <span>{total > 0 && t(IMPORT.progress, { done: count(done), total: count(total) })}</span>
          <small>{t(IMPORT.mayClose)}</small>
        </p>
      </div>
    </div>
  );
}
