import { expect, test } from 'vitest';
import { movedStay, rotationErrors, type StandingCall } from './rotation.rules.ts';

const call = (id: number, port: number, over: Partial<StandingCall> = {}): StandingCall => ({
  id,
  port,
  saidAta: null,
  saidAtb: null,
  saidAtd: null,
  sof: [],
  ...over,
});
const AT = '2026-03-05T04:00:00.000Z';
const fields = (standing: readonly StandingCall[], wanted: Parameters<typeof rotationErrors>[1]) =>
  rotationErrors(standing, wanted).map(({ field }) => field);

test('calls that nobody has made yet are turned, moved to other ports, left out and joined by others', () => {
  const standing = [call(1, 10), call(2, 20), call(3, 30)];
  expect(fields(standing, [{ id: 3, port: 30 }, { port: 40 }, { id: 1, port: 11 }])).toEqual([]);
  expect(fields(standing, [])).toEqual([]);
});

test('a call of which reports or facts tell stays, in its port', () => {
  const standing = [call(1, 10, { saidAta: AT }), call(2, 20, { sof: [{}] }), call(3, 30)];
  expect(
    fields(standing, [
      { id: 1, port: 10 },
      { id: 3, port: 30 },
    ]),
  ).toEqual(['ports']);
  expect(
    fields(standing, [
      { id: 1, port: 99 },
      { id: 2, port: 20 },
    ]),
  ).toEqual(['ports.0.port']);
});

test('calls that were made keep their order, whatever is put between them', () => {
  const standing = [call(1, 10, { saidAtd: AT }), call(2, 20, { saidAta: AT }), call(3, 30)];
  expect(fields(standing, [{ id: 1, port: 10 }, { port: 15 }, { id: 2, port: 20 }])).toEqual([]);
  expect(
    fields(standing, [
      { id: 2, port: 20 },
      { id: 1, port: 10 },
    ]),
  ).toEqual(['ports.0.port']);
});

test('a call of another voyage, and one that is named twice, are refused at their places', () => {
  const standing = [call(1, 10)];
  expect(
    fields(standing, [
      { id: 1, port: 10 },
      { id: 1, port: 10 },
      { id: 7, port: 70 },
    ]),
  ).toEqual(['ports.1.port', 'ports.2.port']);
});

test('berthing and departure move with the arrival, six hours with six hours', () => {
  const stay = { eta: '2026-03-05T04:00:00.000Z', etb: '2026-03-05T10:00:00.000Z', etd: null };
  expect(movedStay(stay, '2026-03-05T10:00:00.000Z')).toEqual({ etb: '2026-03-05T16:00:00.000Z', etd: null });
  expect(movedStay(stay, null)).toEqual({});
  expect(movedStay({ ...stay, eta: null }, '2026-03-05T10:00:00.000Z')).toEqual({});
});
