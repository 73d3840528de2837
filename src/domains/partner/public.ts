import { defineEvent, definePort } from '../../kernel/ports.ts';
import type { Decimal } from '../../kernel/value/decimal.ts';
import type { Measure } from './evaluations/evaluation.text.ts';
import type { QualifyStatus } from './partners/partner.flow.ts';
import type { PurchaseType } from './purchase-types.text.ts';

/** What other domains may use of partners in browser and server. */
export { evaluation } from './evaluations/evaluation.resource.ts';
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

/** What was counted of a supplier by one measure: `achieved` of `outOf`, in rows, shares of rows or base currency. */
export type ScoreFact = {
  readonly partnerId: number;
  readonly item: Exclude<Measure, 'SERVICE'>;
  readonly achieved: Decimal;
  readonly outOf: Decimal;
  readonly rowCount: number;
};

/** How many orders of a type a supplier was given. */
export type OrderedFact = {
  readonly partnerId: number;
  readonly purchaseType: PurchaseType;
  readonly orders: number;
};

type Span = { readonly from: string; readonly to: string };

/** Answered by each domain that deals with suppliers; days of the office, both ends counted. */
export const scoreSource = definePort<{
  ordered(span: Span): OrderedFact[];
  facts(span: Span): ScoreFact[];
}>('partner.scoreSource');

export { colleagueFace } from './vendor-users/colleague-face.resource.ts';
export { vendorUser } from './vendor-users/vendor-user.resource.ts';
export { VENDOR_TYPES, type VendorType } from './vendor-users/vendor-user.text.ts';
