import { isDocumentFlow } from '../../flow/document-flow.ts';
import type { ListQuery } from '../../list-query.ts';
import { rulingState } from '../../resource/open.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { approvalDesk } from '../approval-desk.ts';
import type { Ctx } from '../context.ts';
import { answerOf } from '../ports.ts';
import { asList, badFilter } from './filters.ts';

/** The query with `waiting=me` read: of documents that are approved, those alone that wait for the caller or for whom they stand in. */
export async function withWaiting(ctx: Ctx, resource: AnyResource, query: ListQuery): Promise<ListQuery> {
  const { waiting, ...rest } = query;
  if (waiting === undefined) return query;
  const ruled = rulingState(resource);
  if (waiting !== 'me' || !ruled || !isDocumentFlow(ruled.flow)) throw badFilter(resource, 'waiting');
  const ids = (await answerOf(ctx, approvalDesk)?.waitingForMe(ctx, resource.name)) ?? [];
  const chosen =
    rest.ids === undefined
      ? ids
      : asList(rest.ids)
          .map(Number)
          .filter((id) => ids.includes(id));
  return { ...rest, ids: chosen.map(String) };
}
