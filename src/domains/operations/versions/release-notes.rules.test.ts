import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareVersions, gathered, newReleases, noteOf, releasesOf, withComing } from './release-notes.rules.ts';

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

test('what came since the last release is told with the running version, and gathered above the releases before', () => {
  const coming = { version: '1.3.0', entries: ['可按分组\n查看。\n\nSeen by\ngroups.\n', '仅中文'] };
  expect(withComing(releasesOf(LOG), coming).map(({ version, notes }) => [version, notes.length])).toEqual([
    ['1.3.0', 2],
    ['1.2.0', 2],
    ['1.1.0', 1],
    ['1.0.0', 1],
  ]);
  expect(noteOf(coming.entries[0]!)).toEqual({ zh: '可按分组 查看。', en: 'Seen by groups.' });
  const [first, ...before] = releasesOf(gathered(LOG, { ...coming, entries: coming.entries.slice(0, 1) }));
  expect(first).toEqual({ version: '1.3.0', notes: [{ zh: '可按分组 查看。', en: 'Seen by groups.' }] });
  expect(before).toEqual(releasesOf(LOG));
  // Before the first release there is only the head.
  expect(releasesOf(gathered('# 更新记录 Changelog\n', coming))[0]?.version).toBe('1.3.0');
});

test('the changelog of the product has every entry in both languages', () => {
  const entries = readdirSync('changelog').map((name) => readFileSync(`changelog/${name}`, 'utf8'));
  const notes = [
    ...entries.map(noteOf),
    ...releasesOf(readFileSync('CHANGELOG.md', 'utf8')).flatMap((one) => one.notes),
  ];
  expect(notes.length).toBeGreaterThan(5);
  expect(notes.filter((note) => note.zh === note.en || /\p{Script=Han}/u.test(note.en))).toEqual([]);
});
