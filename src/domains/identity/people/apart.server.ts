import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identitiesOf } from '../auth/identity.server.ts';
import { OPEN, personCards } from './people.server.ts';

/** Somebody's part in what led to an act, such as 'asked for' a payment. */
export type Part = { readonly userId: number; readonly no: string; readonly did: Text };

type Asked = {
  /** Which duties are kept apart, as a clause: 'whoever orders does not receive'. */
  readonly rule: Text;
  readonly parts: readonly Part[];
  /** What the act needs, to tell who else may; of one ship or unit where that narrows them. */
  readonly permission: string;
  readonly place?: { readonly dimension: 'vessel' | 'organization'; readonly id: number } | undefined;
};

/** As many are named in a refusal. */
const NAMED = 3;
/** So many holders of a permission are looked at. */
const LOOKED_AT = 200;

/** Whoever acts, and whoever really sits there; nobody where the system acts by itself. */
export const actingOf = ({ user }: Pick<Ctx, 'user'>): readonly number[] =>
  [user.id, user.actor?.id ?? 0].filter((id) => id > 0);

/** Open accounts that hold a permission by name and see the place, without these; the first few. */
async function othersWho(
  ctx: Ctx,
  { permission, place }: Asked,
  without: ReadonlySet<number>,
): Promise<readonly number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'identity-holders-of-permission',
    text: `select u.id from identity_user u where ${OPEN} and u.role_ids && array(
             select id from identity_role where deleted_at is null and permissions @> to_jsonb($2::text)) order by u.id limit $3`,
    values: [officeDay(ctx.now), permission, LOOKED_AT],
  });
  const ids = rows.map(({ id }) => id).filter((id) => !without.has(id));
  if (!place) return ids.slice(0, NAMED);
  const seeing = (await identitiesOf(ctx.db, ids, { now: ctx.now })).filter(({ user }) => {
    const scope = user.scope[place.dimension] ?? [];
    return scope === 'all' || scope.includes(place.id);
  });
  // Whoever sees few places is nearest to this one.
  const width = ({ user }: (typeof seeing)[number]): number => {
    const scope = user.scope[place.dimension] ?? [];
    return scope === 'all' ? Number.POSITIVE_INFINITY : scope.length;
  };
  return seeing
    .toSorted((a, b) => width(a) - width(b) || a.account.id - b.account.id)
    .slice(0, NAMED)
    .map(({ account }) => account.id);
}

/** Refuses an act of whoever had a part that is kept apart from it; names the rule, the person and who else may. */
export async function assertApart(ctx: Ctx, asked: Asked): Promise<void> {
  const me = actingOf(ctx);
  const own = asked.parts.find(({ userId }) => me.includes(userId));
  if (!own) return;
  const others = await othersWho(ctx, asked, new Set(asked.parts.map(({ userId }) => userId)));
  const ids = [own.userId, ...others];
  const [zh, en] = [await personCards({ ...ctx, lang: 'zh' }, ids), await personCards({ ...ctx, lang: 'en' }, ids)];
  const name = (cards: typeof zh, id: number): string => cards.get(id)?.name ?? '';
  const may: Text =
    others.length > 0
      ? {
          zh: `可由${others.map((id) => name(zh, id)).join('、')}等办理`,
          en: `${others.map((id) => name(en, id)).join(', ')} or others may do it`,
        }
      : {
          zh: '目前没有其他人可以办理，请系统管理员授权',
          en: 'Nobody else may do it now: ask an administrator for somebody',
        };
  throw new AppError(
    'FORBIDDEN',
    {
      zh: `${own.no} 由${name(zh, own.userId)}${own.did.zh}，${asked.rule.zh}；${may.zh}`,
      en: `${name(en, own.userId)} ${own.did.en} ${own.no}: ${asked.rule.en}. ${may.en}`,
    },
    { data: { reason: 'DUTIES_APART', userId: own.userId, others } },
  );
}
