import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry<T> = { readonly of: string; readonly found: T };
export type Kept<T> = {
  /** What was found out of a file with this text, at this run or an earlier one. */
  readonly of: (file: string, text: string) => T;
  /** For the next run; files that were not asked for are forgotten. */
  readonly save: () => void;
};

/**
 * What is found out of each file's text alone, kept in `.cache/<name>.json` for as long as the text stays. `made` is the text of what
 * finds out: with another one everything is found out anew.
 */
export function keptByText<T>(
  root: string,
  name: string,
  made: string,
  find: (file: string, text: string) => T,
): Kept<T> {
  const path = join(root, '.cache', `${name}.json`);
  const maker = hash('sha1', made);
  const earlier = read<T>(path, maker);
  const asked: Record<string, Entry<T>> = {};
  return {
    of: (file, text) => {
      const own = hash('sha1', text);
      const known = earlier[file];
      const entry = known?.of === own ? known : { of: own, found: find(file, text) };
      asked[file] = entry;
      return entry.found;
    },
    save: () => {
      mkdirSync(join(root, '.cache'), { recursive: true });
      writeFileSync(`${path}.${process.pid}`, JSON.stringify({ maker, files: asked }));
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}

function read<T>(path: string, maker: string): Readonly<Record<string, Entry<T>>> {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    return kept.maker === maker ? kept.files : {};
  } catch {
    return {};
  }
}
