import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup } from './markup.ts';

test('signs of markup stand as what they are', () => {
  expect(escapeMarkup(`<b title="x">R&D's</b>`)).toBe('&lt;b title=&quot;x&quot;&gt;R&amp;D&apos;s&lt;/b&gt;');
  expect(escapeMarkup('主机 8 缸')).toBe('主机 8 缸');
});

test('no text opens an element or ends an attribute', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeMarkup(text))));
});
