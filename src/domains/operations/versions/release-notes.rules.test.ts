import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareVersions, newReleases, releasesOf } from './release-notes.rules.ts';

const LOG = `# 更新记录 Changelog

## 1.2.0

- 审批：流程设计。Approval: flow designer.
- 船位看板（12 个指标）。12 figures on the board.

## 1.1.0

- 修正。Fixes.

## 1.0.0

- 首发。First release.
`;

test('each line is told in its own language', () => {
  expect(releasesOf(LOG)[0]).toEqual({
    version: '1.2.0',
    notes: [
      { zh: '审批：流程设计。', en: 'Approval: flow designer.' },
      { zh: '船位看板（12 个指标）。', en: '12 figures on the board.' },
    ],
  });
});

test('a new installation has no news; an upgrade tells what came since, once', () => {
  const releases = releasesOf(LOG);
  const versions = (known: Parameters<typeof newReleases>[1]) => newReleases(releases, known).map((one) => one.version);
  expect(versions({ first: '1.2.0', running: '1.2.0' })).toEqual([]);
  expect(versions({ first: '1.0.0', running: '1.2.0' })).toEqual(['1.2.0', '1.1.0']);
  expect(versions({ first: '1.0.0', seen: '1.1.0', running: '1.2.0' })).toEqual(['1.2.0']);
  expect(versions({ first: '1.0.0', seen: '1.2.0', running: '1.2.0' })).toEqual([]);
  expect(versions({ first: '1.0.0', running: '1.1.0' })).toEqual(['1.1.0']);
});

test('1.10 is newer than 1.9', () => expect(compareVersions('1.10.0', '1.9.3')).toBeGreaterThan(0));

test('the changelog of the product has every line in both languages', () => {
  const lines = releasesOf(readFileSync('CHANGELOG.md', 'utf8')).flatMap((one) => one.notes);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((note) => note.zh === note.en || /\p{Script=Han}/u.test(note.en))).toEqual([]);
});
