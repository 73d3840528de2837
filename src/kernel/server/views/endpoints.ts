import { dropView, keepView, listViews, restoreView, rolesToShare, shareView } from '../../views.calls.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { drop, keep, myViews, restore, rolesFor, share } from './views.ts';

/** Views of lists, each its owner's. */
export const viewEndpoints: readonly Endpoint[] = [
  serve(listViews, (ctx) => myViews(ctx)),
  serve(keepView, (ctx, { body }) => keep(ctx, body)),
  serve(rolesToShare, async (ctx) => [...(await rolesFor(ctx))]),
  serve(shareView, (ctx, { params, body }) => share(ctx, params.id, body)),
  serve(dropView, (ctx, { params }) => drop(ctx, params.id)),
  serve(restoreView, (ctx, { params }) => restore(ctx, params.id)),
];
