import { defineMake } from '../../../kernel/flow/make-from.ts';
import { cargo } from '../cargo/cargo.resource.ts';
import { voyageEstimate } from '../estimates/estimate.resource.ts';
import { contract } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';

/** Parcels that one customer offers become the draft of a voyage charter. */
export const contractOfCargo = defineMake({
  name: 'contract',
  label: TEXT.make,
  from: cargo,
  to: contract,
  tail: 'from-cargo',
  same: { by: ['customerId'], else: TEXT.oneCustomer },
  against: ({ cargoStatus }) => (cargoStatus === 'OFFERED' ? undefined : TEXT.notOpen),
  first: true,
  done: TEXT.made,
});

/** The alternative that was chosen becomes the draft of a charter, with the parcel that it is for. */
export const contractOfEstimate = defineMake({
  name: 'contractOfEstimate',
  label: TEXT.make,
  from: voyageEstimate,
  to: contract,
  tail: 'from-estimate',
  against: ({ estimateStatus, customerId }) =>
    estimateStatus !== 'CHOSEN' ? TEXT.notChosen : customerId ? undefined : TEXT.nobodyAsked,
  single: true,
  first: true,
  done: TEXT.made,
});
