export { countryCode } from './countries/country-codes.server.ts';
export { currencyCodes } from './currencies/currency-codes.server.ts';
export { baseRateOf, baseRatesOf, lockRate, rateAt } from './currencies/exchange-rates.server.ts';
export { CURRENCIES } from './currencies/published-currencies.server.ts';
export { parameterModule } from './parameter.server.ts';
export { portPlaces, portsByLocode } from './ports/ports.server.ts';
export { PORTS } from './ports/published-ports.rules.ts';
