import type { Module } from '../../kernel/server/module.ts';
import { failureKinds, tellFailure } from './timing/tell-failure.server.ts';
import { timingEndpoints, timingMenus, timingPermissions } from './timing/timing.server.ts';

/** What runs by itself, and what administrators decide: a part of the system module. */
export const background = {
  endpoints: [...timingEndpoints],
  menus: [...timingMenus],
  permissions: { ...timingPermissions },
  messageKinds: failureKinds,
  afterFailure: tellFailure,
} satisfies Partial<Module>;
