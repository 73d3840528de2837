import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asked, Reply } from '../../../kernel/route.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { OFFLINE } from '../../../kernel/web/offline/offline.text.ts';
import { firstTry, sendLater } from '../../../kernel/web/offline/outbox.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { actCall, documentCall, runCall } from './run.calls.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { RunView } from './run-shape.rules.ts';

/** Everything about approvals lies under this key, so that one act refreshes all of it. */
export const APPROVAL_KEY = ['approval'] as const;

export function useDocumentApproval(resource: string, recordId: number) {
  return useQuery({
    queryKey: [...APPROVAL_KEY, 'document', resource, recordId],
    queryFn: ({ signal }) => call(documentCall, { query: { resource, recordId }, signal, quiet: true, offline: true }),
  });
}

export function useRun(id: number) {
  return useQuery({
    queryKey: [...APPROVAL_KEY, 'run', id],
    queryFn: ({ signal }) => call(runCall, { params: { id }, signal, quiet: true, offline: true }),
  });
}

/** Loads everything about approvals, and the document itself, anew. */
export function useRefresh(): (resource?: string) => Promise<void> {
  const client = useQueryClient();
  return async (resource) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: APPROVAL_KEY }),
      resource && client.invalidateQueries({ queryKey: recordKeys.all({ name: resource }) }),
    ]);
  };
}

type DocumentApproval = Reply<typeof documentCall>;

/**
 * What became of a run stands at once, before everything is loaded anew: whoever has sent or decided a document sees its former acts no more.
 * `field` holds the state of the document.
 */
export function tellRun(client: QueryClient, run: RunView, field?: string): void {
  client.setQueryData<RunView>([...APPROVAL_KEY, 'run', run.id], (now) => now && run);
  client.setQueryData<DocumentApproval>(
    [...APPROVAL_KEY, 'document', run.resource, run.recordId],
    (now) => now && { ...now, maySubmit: false, current: run },
  );
  if (field && run.status === 'RUNNING')
    client.setQueryData<AnyRow>(
      recordKeys.one({ name: run.resource }, run.recordId),
      (now) => now && { ...now, [field]: 'IN_AUDIT' },
    );
}

export type ActBody = Asked<typeof actCall>['body'];
export type Acted = Reply<typeof actCall>;

/**
 * Acts on a run. What was refused is told where the user is; when somebody was faster the page is loaded anew and says who.
 * Answers what came of it, or nothing when it was refused. `onSent` is told before the page shows what came of it.
 */
export function useAct(run: Pick<RunView, 'id' | 'resource'>, onSent?: () => void) {
  const refresh = useRefresh();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [key, setKey] = useState(lineKey);
  const act = async (body: ActBody): Promise<Acted | undefined> => {
    setProblem(undefined);
    try {
      const acted = await call(actCall, { params: { id: run.id }, body, key, patience: firstTry(), quiet: true });
      setKey(lineKey());
      onSent?.();
      tellRun(client, acted.run);
      await refresh(run.resource);
      return acted;
    } catch (error) {
      const reached = error instanceof ApiError && error.status !== 0;
      setProblem(reached ? messageOf(error) : t(TEXT.offline));
      if (!reached) {
        if (await putBy(run, body, key)) {
          setKey(lineKey());
          onSent?.();
          setProblem(t(OFFLINE.queued, { title: actName(body.act) }));
        }
        return undefined;
      }
      setKey(lineKey());
      if (error.status === 409) {
        notify.warning(messageOf(error));
        await refresh(run.resource);
      }
      return undefined;
    }
  };
  return { act, problem, clear: () => setProblem(undefined) };
}

/** Sent again after a lost answer, now or in weeks, it happens once. */
const lineKey = (): string => `line-${uuid()}`;

/** Answers whether it is kept to be sent when the line is back; whoever was faster meanwhile is told of then. */
async function putBy({ id }: Pick<RunView, 'id'>, body: ActBody, key: string): Promise<boolean> {
  const path = actCall.path.replace(':id', String(id));
  const title = t(TEXT.queuedAct, { act: actName(body.act), n: id });
  try {
    await sendLater({ key, method: actCall.method, path, body, title, at: serverDate().toISOString() });
    return true;
  } catch {
    return false;
  }
}

export const actName = (act: ActBody['act']): string => t(TEXT[act]);
