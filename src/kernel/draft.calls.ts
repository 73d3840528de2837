import { z } from 'zod';
import { LARGE_BODY, route } from './route.ts';

/** Bounds of what one person may keep. */
export const DRAFT_BOUNDS = {
  /** Characters of one draft: a report with all its lines is 20 000. */
  content: 200_000,
  drafts: 50,
  /** Characters of all of them. */
  total: 2_000_000,
  days: 90,
} as const;

/** What a form calls itself: `form:crew.certificate:8`. */
const name = z.string().regex(/^[\w.:~-]{1,120}$/);

const note = z.object({
  name,
  /** In the words of who typed it, such as 新建用户. */
  title: z.string().max(200),
  /** Where it is taken up again, below the base path. */
  path: z.string().max(500),
  at: z.iso.datetime(),
});
export type DraftNote = z.output<typeof note>;

const draft = note.extend({ content: z.string().max(DRAFT_BOUNDS.content) });
export type StoredDraft = z.output<typeof draft>;

export const listDraftsCall = route({
  method: 'GET',
  path: '/api/drafts',
  permission: 'signedIn',
  summary: { zh: '我的草稿', en: 'My drafts' },
  reply: z.array(note),
});

export const readDraftCall = route({
  method: 'GET',
  path: '/api/drafts/one',
  permission: 'signedIn',
  summary: { zh: '读取我的一份草稿', en: 'One of my drafts' },
  query: z.object({ name }),
  reply: draft,
});

export const keepDraftCall = route({
  method: 'PUT',
  path: '/api/drafts',
  permission: 'signedIn',
  summary: { zh: '保留我的草稿', en: 'Keep a draft of mine' },
  maxBody: LARGE_BODY,
  body: draft,
  /** False where a later one is kept already. */
  reply: z.object({ kept: z.boolean() }),
});

export const dropDraftCall = route({
  method: 'DELETE',
  path: '/api/drafts',
  permission: 'signedIn',
  summary: { zh: '丢弃我的草稿', en: 'Drop a draft of mine' },
  query: z.object({ name }),
});

/** The key under which a browser keeps what its owner types: 32 bytes, base64. Whoever acts as another has the own one. */
export const draftKeyCall = route({
  method: 'POST',
  path: '/api/drafts/key',
  permission: 'signedIn',
  summary: { zh: '取本机草稿的密钥', en: 'The key to drafts kept on a device' },
  reply: z.object({ key: z.string() }),
});
