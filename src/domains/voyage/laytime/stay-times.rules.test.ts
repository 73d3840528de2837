import { expect, test } from 'vitest';
import { lasting, stayTimes, type Told } from './stay-times.rules.ts';

const fact = (eventType: string, from: string, to: string | null = null): Told => ({
  eventType,
  from: `2026-03-${from}:00Z`,
  to: to && `2026-03-${to}:00Z`,
  account: null,
  remark: null,
});

const FACTS = [
  fact('HOSE', '02T21:36', '02T22:00'),
  fact('NOR', '01T06:00'),
  fact('BERTHED', '01T18:00'),
  fact('HOSE', '01T18:30', '01T18:50'),
  fact('START', '01T19:00'),
  fact('STOP_WEATHER', '02T04:00', '02T07:00'),
  fact('COMPLETE', '02T21:00'),
];

test('a stay runs from its notice to the last hose off', () => {
  expect(stayTimes(FACTS)).toEqual({
    norTendered: '2026-03-01T06:00:00Z',
    allFast: '2026-03-01T18:00:00Z',
    workStart: '2026-03-01T19:00:00Z',
    hosesOff: '2026-03-02T22:00:00Z',
  });
});

test('without a hose behind it the completion ends the stay; while she works nothing does', () => {
  const withoutLast = FACTS.slice(1);
  expect(stayTimes(withoutLast).hosesOff).toBe('2026-03-02T21:00:00Z');
  expect(stayTimes(withoutLast.filter(({ eventType }) => eventType !== 'COMPLETE')).hosesOff).toBeNull();
  expect(stayTimes([])).toEqual({ norTendered: null, allFast: null, workStart: null, hosesOff: null });
});

test('what took time, in its order', () => {
  expect(lasting(FACTS).map(({ eventType }) => eventType)).toEqual(['HOSE', 'STOP_WEATHER', 'HOSE']);
});
