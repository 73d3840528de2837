import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { say } from '../../../kernel/text.ts';
import { compareVersions, newReleases, type Release, releasesOf, withComing } from './release-notes.rules.ts';
import * as calls from './version.calls.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

let read: { running: string; releases: Release[] } | undefined;

/** What came since the last release, newest first: their names begin with the minute. */
function coming(): string[] {
  const folder = join(ROOT, 'changelog');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The running version and what the changelog says of it and of those before. */
function product(): { running: string; releases: Release[] } {
  if (read) return read;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const released = releasesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  read = { running: version, releases: withComing(released, { version, entries: coming() }) };
  return read;
}

/** Notes once that this version has run on this database. */
export async function noteVersion(app: Pick<App, 'db' | 'now'>, version = product().running): Promise<void> {
  await app.db.query('insert into operations_version (version, installed_at) values ($1, $2) on conflict do nothing', [
    version,
    app.now().toISOString(),
  ]);
}

const told = (releases: readonly Release[], ctx: Ctx) =>
  releases.map(({ version, notes }) => ({ version, notes: notes.map((note) => say(note, ctx.lang)) }));

/** The releases since this installation began that the person was not shown. */
export async function unseen(ctx: Ctx, { running, releases } = product()) {
  const installed = await ctx.db.query<{ version: string }>(
    'select version from operations_version order by installed_at',
  );
  const seen = await ctx.db.query<{ version: string }>(
    'select version from operations_version_seen where user_id = $1',
    [ctx.user.id],
  );
  const last = seen
    .map((row) => row.version)
    .toSorted(compareVersions)
    .at(-1);
  const first = installed[0]?.version ?? running;
  return { running, releases: told(newReleases(releases, { first, seen: last, running }), ctx) };
}

export async function markSeen(ctx: Ctx, version = product().running): Promise<void> {
  // Who acts as somebody takes no news from that person.
  if (ctx.user.actor) return;
  await ctx.db.query(
    'insert into operations_version_seen (user_id, version, seen_at) values ($1, $2, $3) on conflict do nothing',
    [ctx.user.id, version, ctx.now.toISOString()],
  );
}

async function overview(ctx: Ctx) {
  const { running, releases } = product();
  const installed = await ctx.db.query<{ version: string; installedAt: string }>(
    'select version, installed_at as "installedAt" from operations_version',
  );
  const since = new Map(installed.map((row) => [row.version, row.installedAt]));
  const [known] = await ctx.db.query<{ there: boolean }>("select to_regclass('kernel_migration') is not null as there");
  const [schema] = known?.there
    ? await ctx.db.query<{ name: string; count: number; appliedAt: string }>(
        `select name, (count(*) over ())::int as count, applied_at as "appliedAt" from kernel_migration order by applied_at desc, name desc limit 1`,
      )
    : [];
  const [server] = await ctx.db.query<{ version: string }>("select current_setting('server_version') as version");
  return {
    running,
    node: process.versions.node,
    postgres: server?.version ?? '',
    schema: schema ?? null,
    releases: told(releases, ctx).map((one) => ({ ...one, installedAt: since.get(one.version) ?? null })),
  };
}

export const versionEndpoints: readonly Endpoint[] = [
  serve(calls.versions, overview),
  serve(calls.myReleaseNotes, (ctx) => unseen(ctx)),
  serve(calls.releaseNotesSeen, async (ctx) => {
    await markSeen(ctx);
    return undefined;
  }),
];

export const versionPermissions = {
  'operations:version:list': { zh: '查看系统版本', en: 'See the versions' },
} as const;
