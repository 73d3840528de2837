import type { Text } from '../../../kernel/text.ts';
import { decimalDegrees, parsePosition } from '../../../kernel/value/position.ts';
import type { Example } from './example.rules.ts';

const SOURCE: Text = { zh: '度:分.秒加半球字母，WGS 84', en: 'Degrees:minutes.seconds and a letter, WGS 84' };
/** What a text that is no position comes to. */
const NO_POSITION = '—';

const degrees = (text: string, axis: 'latitude' | 'longitude'): string => {
  const read = parsePosition({ text, axis, hemisphere: null });
  return read.ok ? decimalDegrees(read.position).toFixed(6) : NO_POSITION;
};

const of = (text: string, axis: 'latitude' | 'longitude', expected: string): Example => ({
  given: { zh: text, en: text },
  expected,
  found: degrees(text, axis),
  source: SOURCE,
});

/** Degrees, minutes and seconds as decimal degrees; what lies beyond the pole or has sixty minutes is no position. */
export const positionExamples = (): Example[] => [
  of('121:45.30E', 'longitude', '121.758333'),
  of('31:14.06N', 'latitude', '31.235000'),
  of('34:36.12S', 'latitude', '-34.603333'),
  of('91:00.00N', 'latitude', NO_POSITION),
  of('121:75.00E', 'longitude', NO_POSITION),
];
