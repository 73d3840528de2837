import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type AnyResource, permissionOf } from '../../../resource/resource.ts';
import { wrongWords } from '../../form/refused.tsx';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { type AnyRow, records } from '../../records/record-calls.ts';
import { recordKeys } from '../../records/record-keys.ts';
import { ApiError } from '../../request.ts';
import { hasPermission } from '../../session/permission.tsx';
import { BATCH } from '../batch/batch.text.ts';
import { LIST } from '../list.text.ts';
import { rowName } from '../record/row-name.ts';
import { useAsk } from './ask.tsx';
import { isOpenTo } from './document-state.ts';
import type { BatchAct, RowAct } from './row-act.ts';

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
  const navigate = useNavigate();
  const go = (address: string): void => void navigate(address);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: recordKeys.all(resource) });
    void client.invalidateQueries({ queryKey: ['options', resource.name] });
  };

  const tell = (changed: Pick<AnyRow, 'id'> & Readonly<Record<string, unknown>>): void => {
    client.setQueryData<AnyRow>(recordKeys.one(resource, changed.id), (now) => now && { ...now, ...changed });
  };

  return {
    dialog,
    refresh,
    run(act, row) {
      const work = async (reason?: string, values?: Readonly<Record<string, unknown>>) => {
        await act.run(row, { refresh, tell, go, reason, values });
      };
      if (!act.effect && !act.reason && !act.form) {
        void work().catch(tellRefused(resource));
        return;
      }
      ask({
        title: t(LIST.confirmAct, { act: t(act.label), name: rowName(resource, row) }),
        effect: act.effect && t(act.effect),
        act: t(act.label),
        resource,
        danger: act.danger,
        reason: act.reason,
        form: act.form && { fields: act.form, initial: act.initial?.(row) },
        run: work,
      });
    },
    runMany(act, rows, done) {
      const work = async (reason?: string, values?: Readonly<Record<string, unknown>>) => {
        await act.run(rows, { refresh, tell, go, reason, values });
        done();
      };
      if (!act.effect && !act.reason && !act.form) {
        void work().catch(tellRefused(resource));
        return;
      }
      ask({
        title: t(BATCH.confirmMany, { act: t(act.label), n: rows.length, what: t(resource.label) }),
        effect: act.effect && t(act.effect),
        act: t(act.label),
        resource,
        danger: act.danger,
        reason: act.reason,
        form: act.form && { fields: act.form },
        run: work,
      });
    },
  };
}

/** An act without a dialog has no place for what its fields are refused for: it is told in words. */
const tellRefused =
  (resource: AnyResource) =>
  (error: unknown): void => {
    if (error instanceof ApiError && error.errors.length > 0)
      notify.error(wrongWords(resource, error.errors).join(t({ zh: '；', en: '; ' })));
  };

/** Deleting one record, a standard act of every register. Where it can return, the word that it is gone offers that. */
export function removeAct(resource: AnyResource, path?: string): RowAct {
  return {
    key: 'remove',
    label: LIST.remove,
    permission: permissionOf(resource, 'del'),
    danger: true,
    effect: LIST.confirmRemoveEffect,
    when: (row) => isOpenTo('removal', resource, row),
    run: async (row, { refresh }) => {
      const gone = await records.remove(resource, row, { path });
      const name = rowName(resource, row);
      const back = async (): Promise<void> => {
        await records.restore(resource, row.id, { path });
        notify.success(t(LIST.restored, { name }));
        await refresh();
      };
      notify.success(
        t(LIST.removed, { name }),
        gone?.restorable ? { label: t(BATCH.undo), run: () => void back().catch(() => undefined) } : undefined,
      );
      await refresh();
    },
  };
}
