export { BASE_CURRENCY, lockRate, type RateAt, type RateType, rateAt } from './currencies/exchange-rates.server.ts';
export { parameterModule } from './parameter.server.ts';
export { type PortFacts, pointOf, portPosition, portsById, portsByLocode } from './ports/ports.server.ts';
