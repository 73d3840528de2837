import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { MenuSeed, Module } from '../../kernel/server/module.ts';
import { country } from './countries/country.resource.ts';
import { currency } from './currencies/currency.resource.ts';
import { exchangeRate } from './currencies/exchange-rate.resource.ts';
import { rateEndpoints, rateServices } from './currencies/exchange-rates.server.ts';
import { demoParameters } from './parameter.demo.ts';
import { seedParameters } from './parameter-seed.server.ts';
import { port } from './ports/port.resource.ts';

const menus: readonly MenuSeed[] = [
  {
    key: 'parameter',
    title: { zh: '参数管理', en: 'Parameters' },
    icon: 'Profile',
    path: 'parameter',
    sort: 900,
  },
  {
    key: 'parameter.port',
    parent: 'parameter',
    icon: 'Environment',
    title: { zh: '港口', en: 'Ports' },
    path: 'ports',
    component: 'resource:parameter.port',
    permission: 'parameter:port:list',
    sort: 10,
  },
  {
    key: 'parameter.country',
    parent: 'parameter',
    icon: 'Global',
    title: { zh: '国家地区', en: 'Countries' },
    path: 'countries',
    component: 'resource:parameter.country',
    permission: 'parameter:country:list',
    sort: 20,
  },
  {
    key: 'parameter.currency',
    parent: 'parameter',
    icon: 'Dollar',
    title: { zh: '币种', en: 'Currencies' },
    path: 'currencies',
    component: 'resource:parameter.currency',
    permission: 'parameter:currency:list',
    sort: 30,
  },
  {
    key: 'parameter.exchangeRate',
    parent: 'parameter',
    icon: 'Swap',
    title: { zh: '汇率', en: 'Exchange rates' },
    path: 'exchange-rates',
    component: 'resource:parameter.exchangeRate',
    permission: 'parameter:exchangeRate:list',
    sort: 40,
  },
];

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
  menus,
  grants: {
    '@staff': ['parameter:*:list'],
    OPERATOR: ['parameter:port:add', 'parameter:port:edit'],
    FIN_MANAGER: ['parameter:exchangeRate:*', 'parameter:currency:*'],
    AUDITOR: ['parameter:*:list', 'parameter:*:export', 'parameter:*:pick'],
  },
  seed: seedParameters,
  demo: demoParameters,
};
