import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { countryPage } from './countries/country.page.ts';
import { country } from './countries/country.resource.ts';
import { currencyPage } from './currencies/currency.page.ts';
import { currency } from './currencies/currency.resource.ts';
import { exchangeRatePage } from './currencies/exchange-rate.page.ts';
import { exchangeRate } from './currencies/exchange-rate.resource.ts';
import { rateEndpoints, rateServices } from './currencies/exchange-rates.server.ts';
import { demoParameters } from './parameter.demo.ts';
import { seedParameters } from './parameter-seed.server.ts';
import { portPage } from './ports/port.page.ts';
import { port } from './ports/port.resource.ts';

/** Ports, countries, currencies and rates, to which all other domains refer. */
export const parameterModule: Module = {
  name: 'parameter',
  label: { zh: '参数管理', en: 'Parameters' },
  resources: [country, port, currency, exchangeRate],
  endpoints: [
    ...crudEndpoints(country),
    ...crudEndpoints(port),
    ...crudEndpoints(currency),
    ...rateEndpoints,
    ...crudEndpoints(exchangeRate, rateServices),
  ],
  menuGroups: [
    {
      key: 'parameter',
      title: { zh: '参数管理', en: 'Parameters' },
      icon: 'Profile',
      address: '/parameter',
      order: 910,
    },
  ],
  pages: [portPage, countryPage, currencyPage, exchangeRatePage],
  grants: {
    '@staff': ['parameter:*:list'],
    OPERATOR: ['parameter:port:add', 'parameter:port:edit'],
    FIN_MANAGER: ['parameter:exchangeRate:*', 'parameter:currency:*'],
    AUDITOR: ['parameter:*:list', 'parameter:*:export', 'parameter:*:pick'],
  },
  seed: seedParameters,
  demo: (ctx, { company }) => demoParameters(ctx, company),
};
