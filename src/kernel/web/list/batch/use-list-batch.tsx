import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type AnyResource, permissionOf } from '../../../resource/resource.ts';
import { isSettable } from '../../../resource/settable.ts';
import { listed, t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import type { Query } from '../../query-string.ts';
import { type AnyRow, records } from '../../records/record-calls.ts';
import { request } from '../../request.ts';
import { hasPermission } from '../../session/permission.tsx';
import { uuid } from '../../uuid.ts';
import { type Question, useAsk } from '../acts/ask.tsx';
import { isOpenTo } from '../acts/document-state.ts';
import { flowActs } from '../acts/flow-acts.ts';
import type { BatchAct } from '../acts/row-act.ts';
import { fieldsShown, type ListColumn } from '../columns/column-set.ts';
import { LIST } from '../list.text.ts';
import { totalText } from '../pages/pager.tsx';
import { rowName } from '../record/row-name.ts';
import { exportSheet } from '../sheets/export-sheet.ts';
import type { Rows } from '../use-rows.ts';
import { BATCH } from './batch.text.ts';
import { type BarAct, BatchBar } from './batch-bar.tsx';
import { chosenCount, NOTHING, type Selection, wordsOf } from './selection.ts';
import { type BatchOrder, useBatch } from './use-batch.ts';

const BatchResult = lazy(() => import('./batch-result.tsx').then((m) => ({ default: m.BatchResult })));
const SetField = lazy(() => import('./set-field.tsx').then((m) => ({ default: m.SetField })));
const PrintRows = lazy(() => import('../sheets/print-rows.tsx').then((m) => ({ default: m.PrintRows })));

/** Names that a question says; more are counted. */
const NAMED = 3;
/** Rows that a sheet of paper is asked for at once, and that one call answers. */
const MOST_PRINTED = 500;
const PAGE = 200;
/** So many chosen rows go into the address of an export; more are sent as a task. */
const MOST_IN_ADDRESS = 200;

type Given = {
  resource: AnyResource;
  path?: string;
  omit: readonly string[];
  own?: readonly BatchAct[];
  columns: readonly ListColumn[];
  shown: readonly ListColumn[];
  rows: Rows;
  /** What the list's filter asks for. */
  query: Query;
  runOwn: (act: BatchAct, rows: readonly AnyRow[], done: () => void) => void;
  refresh: () => Promise<void>;
};

/** What is chosen of a list, the bar of acts on it, and their dialogs. */
export function useListBatch(given: Given) {
  const { resource, path, omit, columns, shown, rows, query } = given;
  const [selection, setSelection] = useState(NOTHING);
  const [asked, ask] = useAsk();
  const [setting, setSetting] = useState(false);
  const [printing, setPrinting] = useState<readonly AnyRow[]>();
  const clear = (): void => setSelection(NOTHING);
  const batch = useBatch(resource, () => {
    clear();
    void given.refresh();
  });
  // All that a filter showed is no longer what is chosen once the filter has changed.
  if (selection.all && JSON.stringify(selection.all.query) !== JSON.stringify(query)) setSelection(NOTHING);

  const count = chosenCount(selection);
  const chosen = [...selection.rows.values()];
  const offered = (allows: (row: AnyRow) => boolean): boolean => selection.all !== undefined || chosen.some(allows);
  const may = (key: string, action: string): boolean =>
    !omit.includes(key) && hasPermission(permissionOf(resource, action));

  function confirm(order: BatchOrder, question: Omit<Question, 'title' | 'act' | 'run'>): void {
    const names = chosen.slice(0, NAMED).map((row) => rowName(resource, row));
    const single = count === 1 && names.length === 1;
    const whose =
      !single &&
      !selection.all &&
      t(count > NAMED ? BATCH.names : { zh: '{names}', en: '{names}' }, { names: listed(names) });
    ask({
      ...question,
      title: single
        ? t(LIST.confirmAct, { act: order.label, name: names[0]! })
        : t(BATCH.confirmMany, { act: order.label, n: countText(selection, count), what: t(resource.label) }),
      effect: [whose, question.effect].filter(Boolean).join(t({ zh: '。', en: '. ' })),
      act: order.label,
      run: (reason, values) => void batch.start({ ...order, reason, ...(values && { value: values }) }, selection),
    });
  }

  async function printChosen(): Promise<void> {
    if (count > MOST_PRINTED) return notify.error(t(BATCH.printMost, { n: MOST_PRINTED }));
    setPrinting(selection.all ? await readAll(resource, path, selection.all.query, count) : chosen);
  }

  async function exportChosen(): Promise<void> {
    const ids = chosen.map((row) => String(row.id));
    const asking: Query = {
      ...(selection.all ? selection.all.query : { ids, sort: query.sort }),
      columns: fieldsShown(shown),
    };
    if (count > MOST_IN_ADDRESS) {
      await request('POST', '/api/tasks/exports', {
        body: { resource: resource.name, query: wordsOf(asking) },
        key: uuid(),
      });
      return notify.info(t(LIST.exportsLater));
    }
    await exportSheet(resource, path, asking);
    notify.success(t(BATCH.exported, { n: count.toLocaleString('en-US') }));
  }

  const remove: BatchOrder = { act: 'remove', label: t(LIST.remove) };
  const acts: (BarAct | false | undefined)[] = [
    resource.excel?.export && may('export', 'export') && { key: 'export', label: t(BATCH.export), run: exportChosen },
    { key: 'print', label: t(BATCH.print), run: printChosen },
    may('edit', 'edit') &&
      !omit.includes('set') &&
      Object.keys(resource.fields).some((name) => isSettable(resource, name)) &&
      offered((row) => isOpenTo('edit', resource, row)) && {
        key: 'set',
        label: t(BATCH.set),
        run: () => setSetting(true),
      },
    ...flowActs(resource, path).map(
      (act) =>
        act.many &&
        !omit.includes(act.key) &&
        (!act.permission || hasPermission(act.permission)) &&
        offered((row) => act.when?.(row) ?? true) && {
          key: act.key,
          label: t(act.label),
          danger: act.danger,
          run: () =>
            confirm(
              { act: act.key, label: t(act.label) },
              {
                effect: act.effect && t(act.effect),
                reason: act.reason,
                danger: act.danger,
                form: act.form && { fields: act.form },
              },
            ),
        },
    ),
    ...(given.own ?? []).map(
      (act) =>
        !selection.all &&
        (!act.permission || hasPermission(act.permission)) &&
        (act.when?.(chosen) ?? true) && {
          key: act.key,
          label: t(act.label),
          danger: act.danger,
          run: () => given.runOwn(act, chosen, clear),
        },
    ),
    may('remove', 'del') &&
      offered((row) => isOpenTo('removal', resource, row)) && {
        key: 'remove',
        label: t(LIST.remove),
        danger: true,
        run: () =>
          confirm(remove, {
            effect: t(LIST.confirmRemoveEffect),
            danger: true,
            typed: count > 1 ? String(count) : undefined,
          }),
      },
  ];
  const offeredActs = acts.filter((act) => act !== false && act !== undefined && act !== null) as BarAct[];

  const bar =
    count > 0 || batch.running ? (
      <BatchBar
        selection={selection}
        columns={columns}
        acts={offeredActs}
        running={batch.running}
        total={rows.total}
        totalText={totalText(rows)}
        onAll={() => setSelection({ ...selection, all: { total: rows.total, capped: rows.capped, query } })}
        onClear={clear}
      />
    ) : null;

  const dialogs: ReactNode = (
    <>
      {asked}
      <Suspense fallback={null}>
        {setting && (
          <SetField
            resource={resource}
            count={count}
            onClose={() => setSetting(false)}
            onSet={(field, value) => {
              setSetting(false);
              void batch.start({ act: 'set', label: t(BATCH.set), field, value }, selection);
            }}
          />
        )}
        {printing && (
          <PrintRows resource={resource} columns={shown} rows={printing} onDone={() => setPrinting(undefined)} />
        )}
        {batch.ended && (
          <BatchResult
            ended={batch.ended}
            onUndo={() => batch.ended && batch.undo(batch.ended.task.id)}
            onClose={batch.close}
          />
        )}
      </Suspense>
    </>
  );
  return { selection, setSelection, bar, dialogs };
}

const countText = ({ all }: Selection, count: number): string =>
  `${count.toLocaleString('en-US')}${all?.capped ? '+' : ''}`;

/** Everything that a filter shows, page by page. */
async function readAll(
  resource: AnyResource,
  path: string | undefined,
  query: Query,
  total: number,
): Promise<readonly AnyRow[]> {
  const pages = Array.from({ length: Math.ceil(total / PAGE) }, (_, page) =>
    records.list(resource, { ...query, page, size: PAGE }, { path }),
  );
  return (await Promise.all(pages)).flatMap(({ content }) => content);
}
