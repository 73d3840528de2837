import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Release = z.object({ version: z.string(), notes: z.array(z.string()) });

export const versions = route({
  method: 'GET',
  path: '/api/system/versions',
  permission: 'operations:version:list',
  summary: { zh: '系统版本', en: 'Versions' },
  reply: z.object({
    running: z.string(),
    node: z.string(),
    postgres: z.string(),
    schema: z.object({ name: z.string(), count: z.number(), appliedAt: z.string() }).nullable(),
    releases: z.array(Release.extend({ installedAt: z.string().nullable() })),
  }),
});

export const myReleaseNotes = route({
  method: 'GET',
  path: '/api/system/my/release-notes',
  permission: 'signedIn',
  summary: { zh: '本人未看过的更新说明', en: 'Release notes that are new to me' },
  reply: z.object({ running: z.string(), releases: z.array(Release) }),
});

export const releaseNotesSeen = route({
  method: 'POST',
  path: '/api/system/my/release-notes/seen',
  permission: 'signedIn',
  summary: { zh: '更新说明已看', en: 'Release notes were seen' },
});
