import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { MAX_FILES, MAX_NAMED, MAX_TEXT } from './discussion.rules.ts';

/** Whoever sees a record sees what is said about it and may say something: each call looks at the record itself first. */
const signedIn = 'signedIn' as const;
const Id = z.coerce.number<number>().int().positive();
const record = z.object({ resource: z.string().max(81), id: Id });
const comment = z.object({ id: Id });
const Words = z.string().trim().min(1).max(MAX_TEXT);

const Person = z.object({ id: z.number(), name: z.string(), username: z.string(), avatar: z.number().nullable() });
export type DiscussionPerson = z.output<typeof Person>;

const Comment = z.object({
  id: z.number(),
  author: Person,
  /** Nothing once it was taken back. */
  text: z.string().nullable(),
  named: z.array(z.object({ id: z.number(), name: z.string() })),
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), type: z.string() })),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
});
export type Comment = z.output<typeof Comment>;

const Discussion = z.object({ comments: z.array(Comment), watchers: z.array(Person), watching: z.boolean() });
export type Discussion = z.output<typeof Discussion>;

export const discussionCall = route({
  method: 'GET',
  path: '/api/records/:resource/:id/discussion',
  permission: signedIn,
  summary: { zh: '单据的评论与关注人', en: 'Comments on a record and its watchers' },
  params: record,
  reply: Discussion,
});

export const peopleCall = route({
  method: 'GET',
  path: '/api/records/:resource/:id/people',
  permission: signedIn,
  summary: {
    zh: '可在评论中提醒的人（可见此单据）',
    en: 'People who can be named in a comment: those who see the record',
  },
  params: record,
  query: z.object({ q: z.string().max(20).optional() }),
  reply: z.array(Person),
});

export const commentCall = route({
  method: 'POST',
  path: '/api/records/:resource/:id/comments',
  permission: signedIn,
  summary: { zh: '发表评论', en: 'Comment on a record' },
  params: record,
  body: z.object({
    text: Words,
    named: z.array(Id).max(MAX_NAMED).default([]),
    fileIds: z.array(Id).max(MAX_FILES).default([]),
    key: z.string().min(8).max(64),
  }),
  reply: Discussion,
});

export const editCommentCall = route({
  method: 'PUT',
  path: '/api/records/comments/:id',
  permission: signedIn,
  summary: { zh: '修改本人评论', en: 'Change one’s own comment' },
  params: comment,
  body: z.object({ text: Words }),
  reply: Discussion,
});

export const removeCommentCall = route({
  method: 'DELETE',
  path: '/api/records/comments/:id',
  permission: signedIn,
  summary: { zh: '删除本人评论', en: 'Delete one’s own comment' },
  params: comment,
  reply: Discussion,
});

export const watchCall = route({
  method: 'PUT',
  path: '/api/records/:resource/:id/watch',
  permission: signedIn,
  summary: { zh: '关注或取消关注', en: 'Watch a record, or no longer' },
  params: record,
  body: z.object({ watching: z.boolean() }),
  reply: Discussion,
});

export const relatedCall = route({
  method: 'GET',
  path: '/api/records/:resource/:id/related',
  permission: signedIn,
  summary: { zh: '引用此单据的记录', en: 'What refers to a record' },
  params: record,
  reply: z.array(
    z.object({
      resource: z.string(),
      label: z.object({ zh: z.string(), en: z.string() }),
      /** The field that refers to it, by which the list is filtered. */
      field: z.string(),
      fieldLabel: z.object({ zh: z.string(), en: z.string() }),
      count: z.number(),
      /** There are more than were counted. */
      capped: z.boolean(),
    }),
  ),
});
