import { authenticate as authenticateStaff } from '../domains/identity/public.server.ts';
import { authenticateVendor } from '../domains/vendor/public.server.ts';
import type { Authenticate } from '../kernel/server/module.ts';

/** Who sits behind a call, of either realm: tokens of suppliers say that they are. */
export const authenticate: Authenticate = async (app, request) =>
  (await authenticateVendor(app, request)) ?? (await authenticateStaff(app, request));
