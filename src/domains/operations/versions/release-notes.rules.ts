import type { Text } from '../../../kernel/text.ts';

export type Release = { readonly version: string; readonly notes: readonly Text[] };

/** A line of the changelog: what it says in Chinese, then the same in English. */
const LINE = /^-\s+(.*[\u3400-\u9fff\u3002\uff01-\uff5e])\s*([A-Za-z0-9"'(].*)$/;

/**
 * The releases of a changelog, newest first: a heading `## 1.2.0` and lines `- 中文。English.` A line in one language stands for both.
 */
export function releasesOf(changelog: string): Release[] {
  const releases: { version: string; notes: Text[] }[] = [];
  for (const line of changelog.split(/\r?\n/)) {
    const heading = /^##\s+v?(\d+\.\d+\.\d+\S*)/.exec(line);
    if (heading) releases.push({ version: heading[1]!, notes: [] });
    else if (/^-\s+/.test(line)) {
      const [, zh, en] = LINE.exec(line) ?? [];
      const whole = line.replace(/^-\s+/, '');
      releases.at(-1)?.notes.push({ zh: (zh ?? whole).trim(), en: (en ?? whole).trim() });
    }
  }
  return releases;
}

/** An entry of a release to come, a file of its own: a paragraph in Chinese, then one in English. One alone stands for both. */
export function noteOf(entry: string): Text {
  const [zh = '', en = zh] = entry
    .replaceAll('\r', '')
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    )
    .filter(Boolean);
  return { zh, en };
}

/** The releases that the changelog holds, and above them the running version with what came since, newest first. */
export function withComing(
  releases: readonly Release[],
  { version, entries }: { version: string; entries: readonly string[] },
): Release[] {
  const notes = [...entries.map(noteOf), ...(releases.find((one) => one.version === version)?.notes ?? [])];
  return [{ version, notes }, ...releases.filter((one) => one.version !== version)];
}

/** The changelog with a release's entries gathered under its heading, above the releases before it. */
export function gathered(
  changelog: string,
  { version, entries }: { version: string; entries: readonly string[] },
): string {
  const lines = entries.map(noteOf).map(({ zh, en }) => `- ${zh} ${en}`);
  const at = changelog.search(/^## /m);
  const [head, rest] = at < 0 ? [changelog.trimEnd(), ''] : [changelog.slice(0, at).trimEnd(), changelog.slice(at)];
  return `${head}\n\n## ${version}\n\n${lines.join('\n')}\n${rest && `\n${rest}`}`;
}

const parts = (version: string): number[] => version.split(/[.+-]/).slice(0, 3).map(Number);

/** Order of versions: negative when `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [parts(a), parts(b)];
  for (const i of [0, 1, 2]) if (x[i] !== y[i]) return (x[i] ?? 0) - (y[i] ?? 0);
  return 0;
}

/**
 * What is new to a person: the releases after the one this installation began with (or that the person saw last), up to the
 * running one.
 */
export function newReleases(
  releases: readonly Release[],
  known: { first: string; seen?: string; running: string },
): Release[] {
  const from = known.seen && compareVersions(known.seen, known.first) > 0 ? known.seen : known.first;
  return releases.filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, known.running) <= 0,
  );
}
