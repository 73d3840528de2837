import { faceOf } from '../../../kernel/resource/leaves.ts';
import { vendorUserLeaves } from './leaves.rules.ts';

/** An account of the own firm, as its people see it and its administrator enters one. */
export const colleagueFace = faceOf(vendorUserLeaves, {
  realm: 'vendor',
  scope: { partner: 'partnerId' },
  label: { zh: '本公司账号', en: 'Accounts of your firm' },
  list: {
    columns: [
      { field: 'username', width: 160, priority: 1 },
      { field: 'name', priority: 1 },
      { field: 'type', priority: 3 },
      { field: 'email', width: 220, priority: 2 },
      { field: 'chief', priority: 3 },
      { field: 'lastSignIn', priority: 3 },
      { field: 'userStatus', priority: 1 },
    ],
    filters: ['type', 'userStatus'],
    search: ['username', 'name', 'email'],
    sort: 'username',
  },
  form: [['username', 'name'], ['email', 'phone'], ['language']],
});
