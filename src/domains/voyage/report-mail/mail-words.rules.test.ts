import { expect, test } from 'vitest';
import { htmlOf, plainOf, type Told, tellingParts } from './mail-words.rules.ts';

const parts: Told[] = [
  {
    title: 'Route',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: { zh: '下一港', en: 'Next port' }, value: { zh: '上海 <1>', en: 'Shanghai <1>' } },
          { label: { zh: '预抵时间', en: 'ETA' }, value: '—' },
        ],
      },
    ],
  },
  { title: 'Weather', blocks: [{ kind: 'facts', facts: [{ label: 'Sea', value: '—' }] }] },
  {
    title: 'Oil',
    blocks: [
      {
        kind: 'table',
        columns: [{ head: 'Row' }, { head: 'VLSFO', group: { zh: '燃料 t', en: 'Fuels t' } }],
        rows: [['Total', '24.000']],
      },
    ],
  },
  { title: 'Cargo', blocks: [] },
];

test('what is not known is left out, and what says nothing has no heading', () => {
  expect(plainOf(tellingParts(parts, 'en'), 'en')).toBe(
    '[Route]\nNext port: Shanghai <1>\n\n[Oil]\nRow | Fuels t VLSFO\nTotal | 24.000',
  );
});

test('both languages stand beside each other', () => {
  expect(plainOf(tellingParts(parts.slice(0, 1), 'both'), 'both')).toBe(
    '[Route]\n下一港 / Next port: 上海 <1> / Shanghai <1>',
  );
});

test('in tables no sign of a report becomes markup', () => {
  const html = htmlOf(['a & b'], tellingParts(parts, 'zh'), 'zh');
  expect(html).toContain('<p>a &amp; b</p>');
  expect(html).toContain('上海 &lt;1&gt;');
  expect(html).not.toContain('Weather');
});
