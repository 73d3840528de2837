import type { Text } from '../../../kernel/text.ts';

/** Characters of a comment, files it holds, people it names, and people who watch one record. */
export const MAX_TEXT = 2000;
export const MAX_FILES = 9;
export const MAX_NAMED = 20;
export const MAX_WATCHERS = 200;
/** Minutes in which the author may change the words; taking back is open longer. */
export const EDIT_MINUTES = 15;
export const REMOVE_HOURS = 24;

type Comment = { readonly authorId: number; readonly createdAt: string; readonly removedAt: string | null };

/** Why this person may no longer change or take back a comment, or nothing. Ends of the spans belong to them. */
export function changeProblem(
  comment: Comment,
  given: { userId: number; now: string; act: 'edit' | 'remove' },
): Text | undefined {
  if (comment.authorId !== given.userId)
    return { zh: '只能修改或删除本人的评论', en: 'Only one’s own comments can be changed or deleted' };
  if (comment.removedAt) return { zh: '这条评论已删除', en: 'This comment was deleted' };
  const minutes = (Date.parse(given.now) - Date.parse(comment.createdAt)) / 60_000;
  if (given.act === 'edit' && minutes > EDIT_MINUTES)
    return {
      zh: `评论发出 ${EDIT_MINUTES} 分钟后不能修改，可再发一条`,
      en: `A comment cannot be changed after ${EDIT_MINUTES} minutes; add another one`,
    };
  if (given.act === 'remove' && minutes > REMOVE_HOURS * 60)
    return {
      zh: `评论发出 ${REMOVE_HOURS} 小时后不能删除`,
      en: `A comment cannot be deleted after ${REMOVE_HOURS} hours`,
    };
  return undefined;
}

/** The people chosen by @ whose names still stand in the text, in that order. */
export function namedIn<P extends { readonly name: string }>(text: string, chosen: readonly P[]): P[] {
  return chosen
    .map((person) => ({ person, at: text.indexOf(`@${person.name}`) }))
    .filter((one) => one.at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map((one) => one.person);
}

/** The word after the last @ before the cursor, when somebody is about to be named; at most 20 characters without a space. */
export function wordAfterAt(before: string): string | undefined {
  const at = before.lastIndexOf('@');
  if (at < 0) return undefined;
  const word = before.slice(at + 1);
  return word.length <= 20 && !/\s/.test(word) ? word : undefined;
}
