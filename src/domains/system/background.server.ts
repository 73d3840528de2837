import type { Module } from '../../kernel/server/module.ts';
import { settingEndpoints, settingMenus, settingPermissions } from './settings/settings.server.ts';
import { failureKinds, tellFailure } from './timing/tell-failure.server.ts';
import { timingEndpoints, timingMenus, timingPermissions } from './timing/timing.server.ts';

/** What runs by itself, and what administrators decide: a part of the system module. */
export const background = {
  endpoints: [...timingEndpoints, ...settingEndpoints],
  menus: [...timingMenus, ...settingMenus],
  permissions: { ...timingPermissions, ...settingPermissions },
  messageKinds: failureKinds,
  afterFailure: tellFailure,
} satisfies Partial<Module>;
