/** What other domains may use of chartering in browser and server. */
export { cargo } from './cargo/cargo.resource.ts';
export { contract } from './contracts/contract.resource.ts';
export { customer } from './customers/customer.resource.ts';
export { cargoType } from './goods/cargo-type.resource.ts';
