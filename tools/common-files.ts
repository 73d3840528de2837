import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

/** Ways that every visit goes, by the module that opens each: what they bring is there already for all that follow. */
const FIRST = { start: 'app/web.tsx', shell: 'shell/shell.tsx', found: 'app/found.web.ts' };
/** Ways that most visits go then. */
const THEN = {
  home: 'shell/home/home-page.tsx',
  list: 'kernel/web/list/resource-page.tsx',
  form: 'kernel/web/form/resource-form.tsx',
  entry: 'domains/voyage/entry/report-form-new.page.web.tsx',
};
/** What this one alone needs is divided as all other pages are. */
const AS_OTHERS = 'entry';

type Chunk = Rolldown.OutputChunk;

/**
 * The build step of vite.config.ts that divides the web into files: what the same ways have in common is one. By itself the bundler
 * makes a file of each smallest common part, and a browser spends longer on a hundred files of one kilobyte than on one of a hundred.
 * A first build, which nobody sees, tells what each way needs once all that nobody uses is shaken off.
 */
export function commonFiles(plugins: PluginOption[]): Plugin {
  return {
    name: 'common-files',
    apply: 'build',
    async config({ root = process.cwd(), base, build: { rolldownOptions, ...options } = {} }) {
      const tried = (await build({
        configFile: false,
        root,
        base,
        plugins,
        logLevel: 'error',
        worker: { format: 'es' },
        build: { ...options, write: false, minify: false },
      })) as Rolldown.RolldownOutput;
      const chunks = tried.output.filter((one): one is Chunk => one.type === 'chunk');
      const waysIn = (of: Record<string, string>) =>
        Object.entries(of).map(([name, path]) => ({ name, modules: needs(chunks, join(root, 'src', path)) }));
      const [first, then] = [waysIn(FIRST), waysIn(THEN)];
      const nameOf = (id: string): string | null => {
        const begun = first.find(({ modules }) => modules.has(id));
        if (begun) return begun.name;
        const name = then.flatMap((way) => (way.modules.has(id) ? [way.name] : [])).join('-');
        return name === '' || name === AS_OTHERS ? null : name;
      };
      // What a file holds has its imports in files that come with it, so that nothing is to be taken along.
      const groups = [{ name: nameOf, includeDependenciesRecursively: false }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The modules in the file that holds this one, and in all files that it imports. */
function needs(chunks: readonly Chunk[], module: string): Set<string> {
  const reached = new Set<Chunk>();
  const waiting = chunks.filter((chunk) => chunk.moduleIds.includes(module));
  if (waiting.length === 0) throw new Error(`The web is divided by what ${module} needs, and there is no such module`);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (reached.has(chunk)) continue;
    reached.add(chunk);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}
