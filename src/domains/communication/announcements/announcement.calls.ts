import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
const ById = z.object({ id: Id });

const Shown = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  pinned: z.boolean(),
  publishedAt: z.string(),
  validTo: z.string().nullable(),
  publisherName: z.string(),
  readAt: z.string().nullable(),
});
export type ShownAnnouncement = z.output<typeof Shown>;

export const myAnnouncements = route({
  method: 'GET',
  path: '/api/system/my/announcements',
  permission: 'signedIn',
  summary: { zh: '本人可见的公告', en: 'Announcements for me' },
  query: z.object({ unread: z.enum(['true', 'false']).optional() }),
  reply: z.array(Shown),
});

export const readAnnouncement = route({
  method: 'POST',
  path: '/api/system/my/announcements/:id/read',
  permission: 'signedIn',
  summary: { zh: '标记公告已阅', en: 'Mark an announcement as read' },
  params: ById,
  reply: z.object({ readAt: z.string() }),
});

export const receipts = route({
  method: 'GET',
  path: '/api/system/announcements/:id/receipts',
  permission: 'communication:announcement:receipts',
  summary: { zh: '公告阅读回执', en: 'Who has read the announcement' },
  params: ById,
  query: z.object({
    read: z.enum(['true', 'false']).optional(),
    page: z.coerce.number<number>().int().min(0).default(0),
    size: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    audience: z.number(),
    read: z.number(),
    people: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        organizationName: z.string(),
        readAt: z.string().nullable(),
      }),
    ),
    total: z.number(),
  }),
});
