import type { App, Module } from '../../kernel/server/module.ts';
import { announcement } from './announcements/announcement.resource.ts';
import { announcementEndpoints, announcementMenus } from './announcements/announcement.server.ts';
import { announcementApproval, announcementSchedules } from './announcements/publish-announcement.server.ts';
import { idleSettings } from './auth/browser.server.ts';
import { book } from './books/book.resource.ts';
import { bookEndpoints, bookMenus } from './books/book.server.ts';
import { bookLoan } from './books/book-loan.resource.ts';
import { callLog } from './logs/call-log.resource.ts';
import { errorLog } from './logs/error-log.resource.ts';
import { logSchedules, logSettings } from './logs/keep-logs.server.ts';
import { logEndpoints, logMenus, logPermissions } from './logs/log.server.ts';
import { endLogs, logCall, takeUpLogs } from './logs/write-logs.server.ts';
import { onlineEndpoints, onlineMenus, onlinePermissions } from './online/online.server.ts';
import { organizationChange } from './organizations/organization-change.resource.ts';
import { organizationChangeApproval, organizationChanges } from './organizations/organization-change.server.ts';
import { explainEndpoints } from './permissions/explain.server.ts';
import { matrixEndpoints } from './permissions/matrix.server.ts';
import { scriptJobs } from './scripts/run-script.server.ts';
import { scriptEndpoints, scriptMenus, scriptPermissions } from './scripts/script.server.ts';
import { scriptRun } from './scripts/script-run.resource.ts';
import { systemScripts } from './scripts/system-scripts.server.ts';
import { usageEndpoints, usageMenus, usagePermissions } from './usage/usage.server.ts';
import { noteVersion, versionEndpoints, versionMenus, versionPermissions } from './versions/version.server.ts';

/** What administrators watch and keep beside accounts, roles and menus: a part of the system module. */
export const administration = {
  resources: [callLog, errorLog, announcement, scriptRun, book, bookLoan, organizationChange],
  endpoints: [
    ...logEndpoints,
    ...onlineEndpoints,
    ...usageEndpoints,
    ...explainEndpoints,
    ...matrixEndpoints,
    ...announcementEndpoints,
    ...scriptEndpoints,
    ...versionEndpoints,
    ...bookEndpoints,
    ...organizationChanges.endpoints,
  ],
  menus: [
    {
      key: 'system.dataPermissions',
      parent: 'system',
      title: { zh: '数据权限', en: 'Data permissions' },
      path: 'data-permissions',
      icon: 'Lock',
      component: 'system/DataPermissions',
      permission: 'system:permission:explain',
      sort: 55,
    },
    ...logMenus,
    ...onlineMenus,
    ...usageMenus,
    ...announcementMenus,
    ...scriptMenus,
    ...versionMenus,
    ...bookMenus,
    ...organizationChanges.menus,
  ],
  permissions: {
    ...logPermissions,
    ...onlinePermissions,
    ...usagePermissions,
    ...scriptPermissions,
    ...versionPermissions,
    'system:permission:explain': { zh: '说明权限与数据范围', en: 'Explain permissions and data' },
    'system:listView:share': { zh: '与角色共享列表视图', en: 'Share views of lists with roles' },
    'system:permission:export': { zh: '导出权限矩阵', en: 'Export the matrix of permissions' },
  },
  settings: { ...logSettings, ...idleSettings },
  schedules: { ...logSchedules, ...announcementSchedules, ...organizationChanges.schedules },
  jobs: scriptJobs,
  scripts: systemScripts,
  approvals: [announcementApproval, organizationChangeApproval],
  messageKinds: {
    ...organizationChanges.messageKinds,
    'system.announcement': { label: { zh: '公告', en: 'Announcements' } },
    'system.bookSuperseded': { label: { zh: '图书换版', en: 'Superseded books' } },
  },
  acts: {
    ...organizationChanges.acts,
    'system.announcement': {
      publish: { zh: '发布', en: 'Published' },
      announce: { zh: '通知', en: 'Announced' },
      end: { zh: '停止', en: 'Ended' },
    },
    'system.bookLoan': { bringBack: { zh: '归还', en: 'Brought back' } },
  },
  grants: {
    ...organizationChanges.grants,
    GM: ['system:announcement:*', 'system:listView:share', ...organizationChanges.grants.GM],
    DEPT_LEADER: ['system:announcement:*', 'system:listView:share'],
    BOARD_SECRETARY: ['system:announcement:*'],
    QHSE_MGR: ['system:book:*', 'system:bookLoan:*'],
    QHSE_OFF: ['system:book:*', 'system:bookLoan:*'],
    MASTER: ['system:book:list', 'system:bookLoan:*'],
    CHIEF_OFFICER: ['system:book:list', 'system:bookLoan:*'],
  },
  afterCall: logCall,
  stop: endLogs,
} satisfies Partial<Module>;

/** What the start of a server has to note. */
export async function startAdministration(app: App): Promise<void> {
  await noteVersion(app);
  await takeUpLogs(app).catch((err) => app.log.error({ err }, 'lines of the operation log are not taken up'));
}
