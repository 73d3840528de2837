import { expect, test } from 'vitest';
import { ecaOf } from './eca.rules.ts';

test.each([
  ['Shanghai', 'CN', 31.4, 121.5, 'chinaCoast'],
  ['Nanjing, on the Yangtze', 'CN', 32.08, 118.73, 'chinaInland'],
  ['Guangzhou', 'CN', 23.12, 113.2, 'chinaCoast'],
  ['Hong Kong has rules of its own', 'HK', 22.29, 114.17, 'none'],
  ['Singapore', 'SG', 1.24, 103.83, 'none'],
  ['Rotterdam', 'NL', 51.9, 4.44, 'northSea'],
  ['Immingham', 'GB', 53.62, -0.17, 'northSea'],
  ['Milford Haven, in the Irish Sea', 'GB', 51.7, -5.05, 'none'],
  ['Hamburg', 'DE', 53.55, 9.97, 'northSea'],
  ['Gdansk', 'PL', 54.4, 18.67, 'baltic'],
  ['Primorsk', 'RU', 60.33, 28.74, 'baltic'],
  ['Houston', 'US', 29.75, -95.29, 'northAmerica'],
  ['San Juan', 'PR', 18.46, -66.1, 'usCaribbean'],
  ['Piraeus', 'GR', 37.95, 23.64, 'mediterranean'],
  ['Barcelona', 'ES', 41.35, 2.17, 'mediterranean'],
  ['Bilbao, on the Atlantic', 'ES', 43.35, -3.03, 'none'],
  ['Suez, on the Red Sea', 'EG', 29.97, 32.55, 'none'],
  ['Port Said', 'EG', 31.27, 32.29, 'mediterranean'],
  ['Istanbul, inside the Dardanelles', 'TR', 41.01, 28.97, 'none'],
] as const)('the emission control area of %s', (_name, countryCode, latitude, longitude, area) => {
  expect(ecaOf({ countryCode, latitude, longitude })).toBe(area);
});
