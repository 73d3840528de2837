import type { FoundGroup } from '../../finder.calls.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { needsDatabase } from '../../resource/scope.ts';
import type { Ctx } from '../context.ts';
import { withinScope } from '../crud/within.ts';
import type { Db } from '../db/db.ts';
import { resourceNamed } from '../registry.ts';
import { briefsOf } from './brief.ts';
import { importanceOf, referenceToken, ruleOf } from './entry.ts';
import { type Reach, reachOf } from './reach.ts';
import { type Asked, allOf, askedWords, exactQuery, pinyinReader, plain, queryOf, soundMet } from './tokens.ts';

type Line = { kind: string; id: number; title: string; titleEn: string | null; at: string };
type Ranked = Line & { rank: number };

/**
 * The newest are taken from the first thousand that the index finds: a word that half of all records carry is answered as
 * fast as a rare one.
 */
const MOST_LINES = 1000;
/** Records that a word may stand for in those which refer to them. */
const MOST_HUBS = 40;
/** Shown of each kind, and of the one kind that was asked for. */
const SHOWN = 5;
const SHOWN_ALONE = 50;

async function linesOf(db: Db, reach: readonly Reach[], query: string, most = MOST_LINES): Promise<Line[]> {
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const groups = reach.map(
    ({ kinds, only }) =>
      `(kind = any(${next(kinds)}::text[]) and tokens @@ ${next(only ? allOf([query, only]) : query)}::tsquery)`,
  );
  if (groups.length === 0) return [];
  // Planned for these very words: a rare one by the index, a frequent one line by line to the limit.
  return db.query<Line>({
    text: `select kind, record_id as id, title, title_en as "titleEn", at from kernel_search where ${groups.join(' or ')} limit ${most}`,
    values,
  });
}

const within = (reach: readonly Reach[], kinds: (kind: string) => boolean): Reach[] =>
  reach.map((one) => ({ ...one, kinds: one.kinds.filter(kinds) })).filter((one) => one.kinds.length > 0);

/** Which records a typed word may stand for where others refer to them: 'pioneer' in the reports of that ship. */
async function hubsOf(db: Db, reach: readonly Reach[], asked: Asked): Promise<string[]> {
  const hubs = within(reach, (kind) => importanceOf({ db }, resourceNamed({ db }, kind)) > 0);
  const lines = await linesOf(db, hubs, queryOf([asked], 'anywhere'), MOST_HUBS + 1);
  return lines.length > MOST_HUBS ? [] : lines.map((line) => referenceToken(line.kind, line.id));
}

/** Exact, beginning, in the title, elsewhere. */
function rankOf(line: Line, typed: string, inTitle: boolean): number {
  const names = [line.title, line.titleEn ?? ''].map(plain);
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  return inTitle ? 2 : 3;
}

/** Kinds that are not visible by list and scope alone say which of the found ones may be seen. */
async function visibleOf(ctx: Ctx, lines: readonly Ranked[]): Promise<Ranked[]> {
  const guarded = new Map<string, number[]>();
  for (const line of lines) {
    const kind = resourceNamed(ctx, line.kind);
    if (ruleOf(ctx, kind)?.visible || needsDatabase(kind))
      guarded.set(line.kind, [...(guarded.get(line.kind) ?? []), line.id]);
  }
  const seen = new Map<string, ReadonlySet<number>>();
  for (const [name, ids] of guarded) {
    const kind = resourceNamed(ctx, name);
    seen.set(name, await (ruleOf(ctx, kind)?.visible?.(ctx, ids) ?? withinScope(ctx, kind, ids)));
  }
  return lines.filter((line) => seen.get(line.kind)?.has(line.id) ?? true);
}

/** Records that fit what was typed, by kind: the kinds with the best hit first, within each the best and newest. */
export async function findRecordsOf(
  ctx: Ctx,
  { q, kind }: { q: string; kind?: string },
): Promise<{ groups: FoundGroup[]; capped: boolean }> {
  const asked = askedWords(q);
  const everywhere = reachOf(ctx);
  const reach = kind === undefined ? everywhere : reachOf(ctx, kind);
  if (asked.length === 0 || reach.length === 0) return { groups: [], capped: false };
  const [exact, named, references] = await ctx.db.together((db) =>
    Promise.all([
      linesOf(db, reach, exactQuery(q)),
      linesOf(db, reach, queryOf(asked, 'title')),
      Promise.all(asked.map((one) => hubsOf(db, everywhere, one))),
    ]),
  );
  const full = named.length === MOST_LINES;
  const met = new Set(named.map((line) => line.kind));
  const [others, anywhere] = await ctx.db.together((db) =>
    Promise.all([
      // One kind alone may fill the first thousand: the others have their turn.
      full
        ? linesOf(
            db,
            within(reach, (one) => !met.has(one)),
            queryOf(asked, 'title'),
          )
        : [],
      linesOf(db, reach, queryOf(asked, 'anywhere', references)),
    ]),
  );
  const lines = new Map<string, Ranked>();
  const typed = plain(q);
  const take = (found: readonly Line[], inTitle: boolean): void => {
    for (const line of found) {
      const key = `${line.kind} ${line.id}`;
      if (!lines.has(key)) lines.set(key, { ...line, rank: rankOf(line, typed, inTitle) });
    }
  };
  take(exact, true);
  take(named, true);
  take(others, true);
  take(anywhere, false);
  const visible = await visibleOf(ctx, [...lines.values()]);
  const groups = await grouped(ctx, visible, asked, kind === undefined ? SHOWN : SHOWN_ALONE);
  return { groups, capped: full || anywhere.length === MOST_LINES };
}

const best = (a: Ranked, b: Ranked): number => a.rank - b.rank || (a.at < b.at ? 1 : a.at > b.at ? -1 : b.id - a.id);

async function grouped(
  ctx: Ctx,
  lines: readonly Ranked[],
  asked: readonly Asked[],
  shown: number,
): Promise<FoundGroup[]> {
  const pinyin = await pinyinReader();
  const soundOf = (title: string): { sound?: string } => {
    const sound = soundMet(title, asked, pinyin);
    return sound === undefined ? {} : { sound };
  };
  const byKind = Map.groupBy(lines.toSorted(best), (line) => line.kind);
  const order = [...byKind].map(([kind, found]) => ({ resource: resourceNamed(ctx, kind), found }));
  const weight = ({ resource, found }: { resource: AnyResource; found: readonly Ranked[] }): number =>
    found[0]!.rank * 1000 - importanceOf(ctx, resource);
  order.sort((a, b) => weight(a) - weight(b) || a.resource.name.localeCompare(b.resource.name));
  return ctx.db.together((db) =>
    Promise.all(
      order.map(async ({ resource, found }) => {
        const first = found.slice(0, shown);
        const briefs = await briefsOf(
          { ...ctx, db },
          resource,
          first.map((line) => line.id),
        );
        return {
          kind: resource.name,
          label: resource.label,
          count: found.length,
          items: first.map(({ id, title, titleEn }) => ({
            id,
            title,
            titleEn,
            detail: '',
            ...soundOf(title),
            ...briefs.get(id),
          })),
        };
      }),
    ),
  );
}
