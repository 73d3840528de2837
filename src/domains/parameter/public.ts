export { country } from './countries/country.resource.ts';
export { currency } from './currencies/currency.resource.ts';
export { exchangeRate, RATE_TYPES } from './currencies/exchange-rate.resource.ts';
export { ECA_AREAS, type EcaArea, ecaOf } from './ports/eca.rules.ts';
export { ECA_TEXTS, port } from './ports/port.resource.ts';
