import { expect, test } from 'vitest';
import { deviceName } from './device.rules.ts';

test('a sign-in is told apart by its browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    ),
  ).toBe('Edge · Windows');
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari · iOS');
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
});

test('an unknown device is a dash', () => {
  expect(deviceName(null)).toBe('—');
  expect(deviceName('curl/8.5')).toBe('—');
});
