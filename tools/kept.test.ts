import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keptByText } from './kept.ts';

const root = mkdtempSync(join(tmpdir(), 'fairway-kept-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What is found out anew of these texts by a maker; the rest is known. */
function foundAnew(maker: string, texts: Readonly<Record<string, string>>): string[] {
  const anew: string[] = [];
  const kept = keptByText(root, 'lengths', maker, (file, text) => {
    anew.push(file);
    return text.length;
  });
  for (const [file, text] of Object.entries(texts)) expect(kept.of(file, text)).toBe(text.length);
  kept.save();
  return anew;
}

test('what a text told is known until the text, or who reads it, is another', () => {
  expect(foundAnew('first', { a: 'one', b: 'three' })).toEqual(['a', 'b']);
  expect(foundAnew('first', { a: 'one', b: 'three' })).toEqual([]);
  expect(foundAnew('first', { a: 'one', b: 'seven' })).toEqual(['b']);
  expect(foundAnew('second', { a: 'one', b: 'seven' })).toEqual(['a', 'b']);
});

test('a file that is gone is forgotten', () => {
  foundAnew('third', { a: 'one', b: 'two' });
  foundAnew('third', { a: 'one' });
  expect(foundAnew('third', { a: 'one', b: 'two' })).toEqual(['b']);
});
