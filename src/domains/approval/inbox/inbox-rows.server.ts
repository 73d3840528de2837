import { nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { LINE_KINDS, type LineKind } from '../approval.views.text.ts';
import { cardsOf } from '../people/people.server.ts';
import { viewsOf } from '../runs/document.server.ts';
import { headOf, isOverdue } from '../runs/run-view.server.ts';
import type { StoredRun } from '../runs/store.server.ts';
import type { InboxRow } from './inbox.calls.ts';

/** A run as a list found it, with the task, the act or the copy by which it is the user's. */
export type Found = StoredRun & {
  taskId: number | null;
  nodeId: string | null;
  openedAt: string | null;
  dueAt: string | null;
  taskUser: number | null;
  personId: number | null;
  batch: boolean;
  act: LineKind | null;
  actedAt: string | null;
  onBehalfOf: number | null;
  readAt: string | null;
};

export async function rowsOf(ctx: Ctx, rows: readonly Found[]): Promise<InboxRow[]> {
  const open = rows.flatMap((row) =>
    row.status === 'RUNNING' ? row.state.tasks.filter((t) => t.state === 'OPEN') : [],
  );
  const cards = await cardsOf(ctx, [
    ...rows.flatMap((row) => [row.initiatorId, row.taskUser, row.personId, row.onBehalfOf]),
    ...open.map((task) => task.userId),
  ]);
  const viewOf = await viewsOf(ctx, rows);
  return rows.map((row) => {
    const nameOf = (nodeId: string): string => nodeById(row.tree, nodeId)?.name[ctx.lang] ?? nodeId;
    const waiting = row.status === 'RUNNING' ? row.state.tasks.filter((task) => task.state === 'OPEN') : [];
    const principal = row.onBehalfOf ?? (row.taskUser === ctx.user.id ? null : row.taskUser);
    const document = viewOf(row);
    return {
      ...headOf(ctx, row, cards),
      taskId: row.taskId,
      nodeName: row.nodeId && nameOf(row.nodeId),
      onBehalfOf: principal === null ? null : cards(principal),
      openedAt: row.openedAt,
      dueAt: row.dueAt,
      overdue: isOverdue(row.dueAt, ctx.now),
      batch: row.batch,
      facts: document?.facts ?? [],
      amount: document?.amount ?? null,
      place: document?.place ?? null,
      person: row.personId === null ? null : cards(row.personId),
      waiting: [...Map.groupBy(waiting, (task) => task.nodeId)].map(([nodeId, tasks]) => ({
        nodeName: nameOf(nodeId),
        people: tasks.map((task) => cards(task.userId)),
      })),
      actLabel: row.act && LINE_KINDS[row.act][ctx.lang],
      actedAt: row.actedAt,
      read: row.readAt !== null,
    };
  });
}
