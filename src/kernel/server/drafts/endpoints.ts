import { draftKeyCall, dropDraftCall, keepDraftCall, listDraftsCall, readDraftCall } from '../../draft.calls.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { dropDraft, keepDraft, keyOf, myDraft, myDrafts } from './drafts.ts';

/** The own drafts. */
export const draftEndpoints: readonly Endpoint[] = [
  serve(listDraftsCall, (ctx) => myDrafts(ctx)),
  serve(readDraftCall, (ctx, { query: { name } }) => myDraft(ctx, name)),
  serve(keepDraftCall, (ctx, { body }) => keepDraft(ctx, body)),
  serve(dropDraftCall, (ctx, { query: { name } }) => dropDraft(ctx, name)),
  serve(draftKeyCall, (ctx) => keyOf(ctx), { secret: true }),
];
