import { z } from 'zod';
import { CHOICE_WORDS } from './report/choice.ts';
import { route } from './route.ts';

const names = z.array(z.string().max(80)).max(120);
const words = z.array(z.string().max(200)).max(50);

/** How the columns of a list stand: hidden ones, their order, widths in px, those that stay at the left. */
const columns = z.object({
  /** Absent: what the width leaves room for. */
  hidden: names.optional(),
  order: names,
  widths: z.record(z.string().max(80), z.number().int().min(40).max(1200)).optional(),
  pinned: names.optional(),
});

/** What a person keeps of a list: filters, sort, columns and density. */
const content = z.object({
  /** The page, and the list within it. */
  page: z.string().min(1).max(200),
  name: z.string().trim().min(1).max(40),
  q: z.string().max(200).optional(),
  filters: z.record(z.string().max(80), words).refine((filters) => Object.keys(filters).length <= 60),
  sort: z.string().max(100).optional(),
  columns: columns.optional(),
  density: z.enum(['compact', 'comfortable']).optional(),
  /** Of a report what goes down, across and into its cells. */
  report: z.partialRecord(z.enum(CHOICE_WORDS), z.array(z.string().max(80)).max(20)).optional(),
});
export type ViewContent = z.output<typeof content>;

const view = content.extend({
  id: z.number(),
  version: z.number(),
  /** Whether it is one's own; others' may be used, not changed. */
  own: z.boolean(),
  ownerName: z.string(),
  /** Codes of the roles with which it is shared. */
  roles: z.array(z.string()),
});
export type ListView = z.output<typeof view>;

const params = z.object({ id: z.coerce.number<number>().int().positive() });
const roles = z.array(z.string().max(80)).max(50);

export const listViews = route({
  method: 'GET',
  path: '/api/views',
  permission: 'signedIn',
  summary: { zh: '我的列表视图', en: 'My views of lists' },
  reply: z.array(view),
});

/** A name that one has used on the page already replaces that view; with whom it is shared stays. */
export const keepView = route({
  method: 'POST',
  path: '/api/views',
  permission: 'signedIn',
  summary: { zh: '保存列表视图', en: 'Keep a view of a list' },
  body: content,
  reply: view,
});

export const rolesToShare = route({
  method: 'GET',
  path: '/api/views/roles',
  permission: 'signedIn',
  summary: { zh: '可共享的角色', en: 'Roles to share with' },
  reply: z.array(z.object({ code: z.string(), label: z.object({ zh: z.string(), en: z.string() }) })),
});

/** With nobody where `roles` is empty. */
export const shareView = route({
  method: 'POST',
  path: '/api/views/:id/share',
  permission: 'signedIn',
  summary: { zh: '共享列表视图', en: 'Share a view of a list' },
  params,
  body: z.object({ version: z.number().int(), roles }),
  reply: view,
});

export const dropView = route({
  method: 'DELETE',
  path: '/api/views/:id',
  permission: 'signedIn',
  summary: { zh: '删除列表视图', en: 'Delete a view of a list' },
  params,
});

/** Within a day. */
export const restoreView = route({
  method: 'POST',
  path: '/api/views/:id/restore',
  permission: 'signedIn',
  summary: { zh: '恢复列表视图', en: 'Bring a view of a list back' },
  params,
  reply: view,
});
