import { useQueryClient } from '@tanstack/react-query';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { MY_TASKS } from '../../../kernel/web/tasks/task-keys.ts';
import { MONITOR_TEXT as TEXT } from './monitor.text.ts';
import { rebuildFinder } from './server-monitor.calls.ts';

/** Makes the lines in which the finder looks anew, as long work of one's own with its progress in the bar above. */
export function RebuildFinder() {
  const queries = useQueryClient();
  if (!hasPermission(rebuildFinder.permission)) return null;
  async function start(): Promise<void> {
    await call(rebuildFinder);
    await queries.invalidateQueries({ queryKey: MY_TASKS });
    notify.success(t(TEXT.rebuildBegun));
  }
  return (
    <GuardButton size="small" onClick={() => start().catch(() => undefined)}>
      {t(TEXT.rebuild)}
    </GuardButton>
  );
}
