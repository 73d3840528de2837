import type { Slice } from '../../../kernel/server/compose.ts';
import { announcement } from './announcement.resource.ts';
import { announcementEndpoints, visibleAnnouncements } from './announcement.server.ts';
import { announcementsPage } from './announcements.page.ts';
import { announcementApproval, announcementSchedules } from './publish-announcement.server.ts';

/** Approved notices with receipts. */
export const announcementSlice: Slice = {
  resources: [announcement],
  endpoints: announcementEndpoints,
  pages: [announcementsPage],
  approvals: [announcementApproval],
  schedules: announcementSchedules,
  finder: { 'communication.announcement': { visible: visibleAnnouncements } },
  messageKinds: { 'system.announcement': { label: { zh: '公告', en: 'Announcements' } } },
  acts: {
    'communication.announcement': {
      publish: { zh: '发布', en: 'Published' },
      announce: { zh: '通知', en: 'Announced' },
    },
  },
  grants: {
    GM: ['communication:announcement:*'],
    DEPT_LEADER: ['communication:announcement:*'],
    BOARD_SECRETARY: ['communication:announcement:*'],
  },
};
