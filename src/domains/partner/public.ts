import { defineEvent } from '../../kernel/ports.ts';
import type { QualifyStatus } from './partners/partner.flow.ts';

/** What other domains may use of partners in browser and server. */
export { ownPaperFace } from './papers/own-paper.resource.ts';
export { proposedPaperFace } from './papers/proposed-paper-face.resource.ts';
export { partner } from './partners/partner.resource.ts';
export { NEVER_STOCKED, PURCHASE_TYPES, type PurchaseType } from './purchase-types.text.ts';
export type { RoleCode } from './roles/role-seed.text.ts';

/** A partner may be dealt with in another way than before. */
export const standingChanged = defineEvent<{
  readonly partnerId: number;
  readonly from: QualifyStatus;
  readonly to: QualifyStatus;
  readonly reason: string;
}>('partner.standingChanged');

export { colleagueFace } from './vendor-users/colleague-face.resource.ts';
export { vendorUser } from './vendor-users/vendor-user.resource.ts';
export { VENDOR_TYPES, type VendorType } from './vendor-users/vendor-user.text.ts';
