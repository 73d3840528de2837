/** Where a file may run, which decides what it may import. `list` is the list of domains itself. */
export type Part = 'iso' | 'server' | 'web' | 'testing' | 'test' | 'list';

export type Role =
  | { readonly layer: 'kernel' | 'shell' | 'app'; readonly part: Part }
  | {
      readonly layer: 'domain';
      readonly part: Part;
      readonly domain: string;
      readonly isPublic: boolean;
      readonly isDemo: boolean;
    };

const PART_OF_SUFFIX: Readonly<Record<string, Part>> = {
  resource: 'iso',
  flow: 'iso',
  rules: 'iso',
  text: 'iso',
  calls: 'iso',
  page: 'iso',
  report: 'iso',
  server: 'server',
  demo: 'server',
  web: 'web',
  test: 'test',
};
const ASSET = /\.(css|svg|png|webp|woff2)$/;

/** The role of a path below src/, by folder and suffix, or undefined when the path tells none. */
export function roleOf(path: string): Role | undefined {
  const [top, layer, ...rest] = path.split('/');
  if (top !== 'src' || rest.length === 0) return undefined;
  const name = rest.at(-1) ?? '';
  const suffix = /\.(\w+)\.tsx?$/.exec(name)?.[1] ?? '';
  if (layer === 'kernel') return { layer, part: suffix === 'test' ? 'test' : kernelPart(rest) };
  if (layer === 'shell') return { layer, part: suffix === 'test' ? 'test' : 'web' };
  if (layer === 'app') return { layer, part: appPart(rest, name, suffix) };
  if (layer !== 'domains') return undefined;
  if (rest.length === 1) return name === 'dependencies.ts' ? domain('', 'list') : undefined;

  const of = rest[0] ?? '';
  if (rest.length === 2 && name === 'public.ts') return { ...domain(of, 'iso'), isPublic: true };
  if (rest.length === 2 && name === 'public.server.ts') return { ...domain(of, 'server'), isPublic: true };
  if (ASSET.test(name)) return domain(of, 'web');
  if (name.endsWith('.json')) return domain(of, 'iso');
  const part = PART_OF_SUFFIX[suffix];
  return part && { ...domain(of, part), isDemo: suffix === 'demo' };
}

function domain(name: string, part: Part): Role & { layer: 'domain' } {
  return { layer: 'domain', domain: name, part, isPublic: false, isDemo: false };
}

function kernelPart([folder, ...below]: string[]): Part {
  if (below.length === 0) return 'iso';
  return folder === 'server' || folder === 'web' || folder === 'testing' ? folder : 'iso';
}

function appPart([folder]: string[], name: string, suffix: string): Part {
  if (suffix === 'test') return 'test';
  if (folder === 'testing' || name.startsWith('test-')) return 'testing';
  return folder === 'web' || name.startsWith('web.') || suffix === 'web' || ASSET.test(name) ? 'web' : 'server';
}
