import { randomBytes } from 'node:crypto';
import { DRAFT_BOUNDS, type DraftNote, type StoredDraft } from '../../draft.calls.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Ctx } from '../context.ts';

/** Who really sits there: what is typed while acting as somebody else stays with who typed it. */
const ownerOf = ({ user }: Ctx): number => user.actor?.id ?? user.id;

export async function myDrafts(ctx: Ctx): Promise<DraftNote[]> {
  return ctx.db.query<DraftNote>(
    'select name, title, path, at from kernel_draft where owner_id = $1 order by at desc limit $2',
    [ownerOf(ctx), DRAFT_BOUNDS.drafts],
  );
}

export async function myDraft(ctx: Ctx, name: string): Promise<StoredDraft> {
  const [found] = await ctx.db.query<StoredDraft>(
    'select name, title, path, at, content from kernel_draft where owner_id = $1 and name = $2',
    [ownerOf(ctx), name],
  );
  if (!found) throw notFound({ zh: '草稿', en: 'Draft' });
  return found;
}

/** Of two devices' drafts of the same form the later one stays. Must run in a transaction: the owner's key row counts them one after another. */
export async function keepDraft(ctx: Ctx, draft: StoredDraft): Promise<{ kept: boolean }> {
  const owner = ownerOf(ctx);
  await keyOf(ctx);
  await ctx.db.query('select 1 from kernel_draft_key where owner_id = $1 for update', [owner]);
  const [others] = await ctx.db.query<{ drafts: number; total: number }>(
    `select count(*)::int as drafts, coalesce(sum(length(content)), 0)::int as total
     from kernel_draft where owner_id = $1 and name <> $2`,
    [owner, draft.name],
  );
  const { drafts, total } = others ?? { drafts: 0, total: 0 };
  if (drafts >= DRAFT_BOUNDS.drafts || total + draft.content.length > DRAFT_BOUNDS.total)
    throw new AppError(
      'TOO_MANY',
      {
        zh: '草稿已满（最多 {n} 份），先提交或丢弃一些',
        en: 'There are too many drafts (at most {n}). Submit or drop some first',
      },
      { values: { n: DRAFT_BOUNDS.drafts } },
    );
  const kept = await ctx.db.query(
    `insert into kernel_draft (owner_id, name, title, path, at, content, kept_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (owner_id, name) do update
       set title = excluded.title, path = excluded.path, at = excluded.at, content = excluded.content, kept_at = excluded.kept_at
       where excluded.at >= kernel_draft.at
     returning 1`,
    [owner, draft.name, draft.title, draft.path, draft.at, draft.content, ctx.now.toISOString()],
  );
  return { kept: kept.length > 0 };
}

export async function dropDraft(ctx: Ctx, name: string): Promise<undefined> {
  await ctx.db.query('delete from kernel_draft where owner_id = $1 and name = $2', [ownerOf(ctx), name]);
}

/** Made when it is first asked for. */
export async function keyOf(ctx: Ctx): Promise<{ key: string }> {
  const owner = ownerOf(ctx);
  await ctx.db.query('insert into kernel_draft_key (owner_id, key) values ($1, $2) on conflict do nothing', [
    owner,
    randomBytes(32).toString('base64'),
  ]);
  const [found] = await ctx.db.query<{ key: string }>('select key from kernel_draft_key where owner_id = $1', [owner]);
  return { key: found!.key };
}
