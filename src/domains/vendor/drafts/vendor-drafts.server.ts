import * as staff from '../../../kernel/draft.calls.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { dropDraft, keepDraft, keyOf, myDraft, myDrafts } from '../../../kernel/server/drafts/drafts.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { openSealed, sealClear } from '../../../kernel/server/settings/secret.ts';
import { ownInArea } from '../area/own-in-area.rules.ts';

/** A call that everybody has for himself, in the suppliers' realm. */
const ours = <T extends Route>(call: T): T => ({ ...call, path: ownInArea(call.path), realm: 'vendor' });

const placeOf = ({ user }: Ctx, name: string): string => `vendor.draft.${user.id}.${name}`;

/** What suppliers typed and have not saved, moved here from their device: there may be prices in it, so that it lies sealed. */
export const vendorDraftEndpoints: readonly Endpoint[] = [
  serve(ours(staff.listDraftsCall), (ctx) => myDrafts(ctx)),
  serve(ours(staff.readDraftCall), async (ctx, { query: { name } }) => {
    const found = await myDraft(ctx, name);
    const content = await openSealed(ctx.db, placeOf(ctx, name), found.content);
    if (content === undefined) throw notFound({ zh: '草稿', en: 'Draft' });
    return { ...found, content };
  }),
  serve(
    ours(staff.keepDraftCall),
    async (ctx, { body }) =>
      keepDraft(ctx, { ...body, content: await sealClear(ctx.db, placeOf(ctx, body.name), body.content) }),
    { secret: true },
  ),
  serve(ours(staff.dropDraftCall), (ctx, { query: { name } }) => dropDraft(ctx, name)),
  serve(ours(staff.draftKeyCall), (ctx) => keyOf(ctx), { secret: true }),
];
