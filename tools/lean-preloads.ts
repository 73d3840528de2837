import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** What Vite puts before an import on demand: the files to fetch beside it, by their places in a table at the head of the chunk. */
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const TABLE = /m\.f=(\[[^\]]*\])/;

/**
 * The way to a page names the files that the page needs. Those that the chunk itself came with are there already: whoever fetched it was
 * told of them. What other ways have brought is named still, since a visit may begin at any page and styles wait for nobody.
 */
export function leanPreloads(): Plugin {
  return {
    name: 'lean-preloads',
    apply: 'build',
    // After Vite has written its lists.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const one of Object.values(bundle)) if (one.type === 'chunk') one.code = lean(one, bundle);
      },
    },
  };
}

function lean(chunk: Rolldown.OutputChunk, bundle: Bundle): string {
  const table = TABLE.exec(chunk.code);
  if (!table) return chunk.code;
  const files = JSON.parse(table[1]!) as string[];
  const there = cameWith(chunk, bundle);
  const kept: string[] = [];
  const placeOf = (file: string): number => {
    if (!kept.includes(file)) kept.push(file);
    return kept.indexOf(file);
  };
  const code = chunk.code.replace(LIST, (_, places: string) => {
    const named = places.split(',').filter(Boolean);
    const needed = named.map((place) => files[Number(place)]!).filter((file) => !there.has(file));
    return `__vite__mapDeps([${needed.map(placeOf)}])`;
  });
  return code.replace(TABLE, () => `m.f=${JSON.stringify(kept)}`);
}

/** The chunk, all that it imports before it runs, and the styles of these. */
function cameWith(chunk: Rolldown.OutputChunk, bundle: Bundle): Set<string> {
  const there = new Set<string>();
  const waiting = [chunk.fileName];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (there.has(file)) continue;
    there.add(file);
    const one = bundle[file];
    if (one?.type !== 'chunk') continue;
    for (const style of one.viteMetadata?.importedCss ?? []) there.add(style);
    waiting.push(...one.imports);
  }
  return there;
}
