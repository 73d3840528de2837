import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import { messageOf } from '../request.ts';
import { hasPermission } from '../session/permission.tsx';
import { useAsk } from './ask.tsx';
import { isOpenTo } from './document-state.ts';
import { LIST } from './list.text.ts';
import type { BatchAct, RowAct } from './row-act.ts';
import { rowName } from './row-name.ts';

type Acts = {
  /** The dialog that asks before an act; render it once. */
  dialog: ReactNode;
  run: (act: RowAct, row: AnyRow) => void;
  runMany: (act: BatchAct, rows: readonly AnyRow[], done: () => void) => void;
  refresh: () => Promise<void>;
};

/** Whether the person holds the act's permission and the row's state allows it. */
export const allowed = (act: RowAct, row: AnyRow): boolean =>
  (!act.permission || hasPermission(act.permission)) && (act.when?.(row) ?? true);

/** Runs acts on rows: asks first where the act says so, then refreshes everything of the resource. */
export function useActs(resource: AnyResource): Acts {
  const client = useQueryClient();
  const [dialog, ask] = useAsk();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: recordKeys.all(resource) });
    void client.invalidateQueries({ queryKey: ['options', resource.name] });
  };

  return {
    dialog,
    refresh,
    run(act, row) {
      const work = async (reason?: string) => {
        await act.run(row, { refresh, reason });
      };
      if (!act.effect && !act.reason) {
        void work().catch(() => undefined);
        return;
      }
      ask({
        title: t(LIST.confirmAct, { act: t(act.label), name: rowName(resource, row) }),
        effect: act.effect && t(act.effect),
        act: t(act.label),
        danger: act.danger,
        reason: act.reason,
        run: work,
      });
    },
    runMany(act, rows, done) {
      const work = async (reason?: string) => {
        await act.run(rows, { refresh, reason });
        done();
      };
      if (!act.effect && !act.reason) {
        void work().catch(() => undefined);
        return;
      }
      const many = act.danger && act.key === REMOVE && rows.length > 1;
      ask({
        title: many
          ? t(LIST.confirmRemoveMany, { n: rows.length, what: t(resource.label) })
          : t(LIST.confirmActMany, { act: t(act.label), n: rows.length }),
        effect: act.effect && t(act.effect),
        act: t(act.label),
        danger: act.danger,
        reason: act.reason,
        typed: many ? String(rows.length) : undefined,
        run: work,
      });
    },
  };
}

const REMOVE = 'remove';

/** One call for each row; what was refused is told once, with the first cause. */
async function each(rows: readonly AnyRow[], act: string, call: (row: AnyRow) => Promise<unknown>): Promise<void> {
  let n = 0;
  const causes: string[] = [];
  for (const row of rows) {
    await call(row).then(
      () => {
        n += 1;
      },
      (error) => causes.push(`${messageOf(error)}`),
    );
  }
  if (causes.length === 0) notify.success(t(LIST.done, { act, n }));
  else notify.error(t(LIST.partly, { act, n, m: causes.length, cause: causes[0]! }));
}

/** Deleting one, and deleting many: standard acts of every register. */
export function removeActs(resource: AnyResource, path?: string): { row: RowAct; batch: BatchAct } {
  const shared = {
    key: REMOVE,
    label: LIST.remove,
    permission: permissionOf(resource, 'del'),
    danger: true,
    effect: LIST.confirmRemoveEffect,
  };
  return {
    row: {
      ...shared,
      when: (row) => isOpenTo('removal', resource, row),
      run: async (row, { refresh }) => {
        await records.remove(resource, row, { path });
        notify.success(t(LIST.removed, { n: 1 }));
        await refresh();
      },
    },
    batch: {
      ...shared,
      when: (rows) => rows.every((row) => isOpenTo('removal', resource, row)),
      run: async (rows, { refresh }) => {
        await each(rows, t(LIST.remove), (row) => records.remove(resource, row, { path, quiet: true }));
        await refresh();
      },
    },
  };
}
