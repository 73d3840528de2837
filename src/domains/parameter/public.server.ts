export { lockRate, rateAt } from './currencies/exchange-rates.server.ts';
export { parameterModule } from './parameter.server.ts';
export { portsByLocode } from './ports/ports.server.ts';
