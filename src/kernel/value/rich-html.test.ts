import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainOf, safeHtml } from './rich-html.ts';

describe('rich text keeps what the editor writes', () => {
  test.each([
    '<p>防台 <strong>紧急</strong> <em>通知</em></p>',
    '<h3>一</h3><ul><li><p>甲</p></li><li><p>乙</p></li></ul><hr>',
    '<p>a &lt; b &amp; c</p>',
    '<p>一行<br>二行</p>',
  ])('%s', (html) => expect(safeHtml(html)).toBe(html));

  test('a link keeps its address and opens apart', () =>
    expect(safeHtml('<a href="https://www.imo.org/?a=1&b=2" onclick="x()">IMO</a>')).toBe(
      '<a href="https://www.imo.org/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">IMO</a>',
    ));
});

describe('nothing that runs is kept', () => {
  test.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<svg><script>alert(1)</script></svg>y', 'y'],
    ['<iframe src="//evil"></iframe>', ''],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<!--><img src=x onerror=alert(1)>-->', ''],
    ['<p title="></p><script>alert(1)</script>">x</p>', '<p>x</p>'],
    ['<script>never closed', ''],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<p><strong>open', '<p><strong>open</strong></p>'],
    ['</div></p>x', 'x'],
  ])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe));

  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '=',
    ' ',
    'script',
    'p',
    'a',
    'href',
    'javascript:',
    'onload',
    '<!--',
    '-->',
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '&lt;',
    '&#x3c;',
    '<svg',
    'x',
    '中',
    '\n',
    '<script>',
    '</script>',
    '<a href=https://x>',
  );
  const ALLOWED =
    /^(?:[^<>]|<\/?(?:p|strong|b|em|i|s|u|h[1-4]|ul|ol|li|blockquote|pre|code|a)>|<(?:br|hr)>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener noreferrer" target="_blank">)*$/;

  test('whatever is put together, only known elements come out, and a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const safe = safeHtml(pieces.join(''));
        expect(safe).toMatch(ALLOWED);
        expect(safeHtml(safe)).toBe(safe);
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['unclosed tags', '<b '.repeat(66_000)],
  ['unclosed tags with unclosed quotes', `<b ">" "<i '>'`.repeat(3000)],
  ['quotes that each close the one before', '<b "x><b "y>'.repeat(3000)],
  ['tags opened and others closed', '<p>'.repeat(33_000) + '</b>'.repeat(25_000)],
  ['links without an end', '<a href="'.repeat(22_000)],
])('as much as may be sent is read at once, whatever it is: %s', (_what, html) => {
  // Computing time: a busy machine changes nothing.
  const begun = process.threadCpuUsage();
  expect(safeHtml(html)).not.toContain('<script');
  expect(process.threadCpuUsage(begun).user).toBeLessThan(2_000_000);
});

test('the words alone, for lists and mails', () =>
  expect(plainOf('<p>甲 &amp; 乙</p><p>1 &lt; 2</p><script>x</script>')).toBe('甲 & 乙 1 < 2'));
