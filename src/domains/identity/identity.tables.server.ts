import { tablesIn } from '../../kernel/server/db/table.ts';
import * as auth from './auth/auth.tables.server.ts';
import * as menus from './menus/menu.tables.server.ts';
import * as permissions from './permissions/permission.tables.server.ts';

/** The hand-written tables of this domain; all else has them from its resources. */
export const identityTables = tablesIn(auth, menus, permissions);
