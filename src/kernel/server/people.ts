import { defineSinglePort } from '../ports.ts';
import type { Text } from '../text.ts';
import type { Ctx, User } from './context.ts';
import { answerOf } from './ports.ts';

/** What the kernel asks of the domain that keeps the accounts. */
export const accountKeeper = defineSinglePort<{
  /**
   * Somebody as of now, for work that goes on after the call; whoever acted as them stays beside them. Nothing for an account that is
   * closed or gone.
   */
  userNow(asked: Pick<User, 'id' | 'actor'>): User | undefined;
}>('kernel.accountKeeper');

/** What the kernel asks of the domain that keeps accounts and roles: whom something may concern. */
export const recipientKeeper = defineSinglePort<{
  /** Open accounts that are among these, or hold one of the roles by code or one of the permissions by name, with what they may do and see. */
  recipients(asked: {
    readonly ids: readonly number[];
    readonly roles: readonly string[];
    readonly permissions: readonly string[];
  }): readonly User[];
}>('kernel.recipientKeeper');

/** What the kernel asks of the domain that keeps the roles. */
export const roleKeeper = defineSinglePort<{
  /** Roles with which whoever asks may share a view of a list; none for whoever may not. */
  rolesToShare(): readonly { code: string; label: Text }[];
}>('kernel.roleKeeper');

/** What the kernel asks of the domain that keeps the names of people. */
export const nameKeeper = defineSinglePort<{
  /** English names of those of these people who have one. */
  englishNames(userIds: readonly number[]): ReadonlyMap<number, string>;
  /** The same for people of whom only the name under which they acted was written down; none where several of that name differ. */
  englishNamesOf(names: readonly string[]): ReadonlyMap<string, string>;
}>('kernel.nameKeeper');

/** The English names of these people by their ids; none for whoever does not read English. */
export async function englishNames(ctx: Ctx, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const knows = ctx.lang === 'en' && userIds.length > 0 ? answerOf(ctx, nameKeeper) : undefined;
  return (await knows?.englishNames(ctx, [...new Set(userIds)])) ?? new Map();
}

/** The English names of these people, by the names under which they acted; none for whoever does not read English. */
export async function englishNamesOf(ctx: Ctx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const knows = ctx.lang === 'en' && names.length > 0 ? answerOf(ctx, nameKeeper) : undefined;
  return (await knows?.englishNamesOf(ctx, [...new Set(names)])) ?? new Map();
}
