export { cargoType } from './goods/cargo-type.resource.ts';
