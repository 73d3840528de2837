import { leavesOf } from '../../../kernel/resource/leaves.ts';
import { vendorUser } from './vendor-user.resource.ts';

/** What people of a supplier are told of the accounts of their own firm. */
export const vendorUserLeaves = leavesOf(vendorUser, [
  'username',
  'type',
  'name',
  'email',
  'phone',
  'language',
  'chief',
  'invitedAt',
  'lastSignIn',
  'userStatus',
]);
