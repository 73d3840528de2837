import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatePage, pageNames } from '../new-page/generate.ts';
import { type Generated, generate } from './generate.ts';
import { type Names, namesFor, type Refused } from './names.ts';
import { write } from './write.ts';

function writeModule(dir: string, code: string): void {
  mkdirSync(join(dir, 'src/domains/x'), { recursive: true });
  writeFileSync(join(dir, 'src/domains/x/x.server.ts'), code);
}

const root = join(import.meta.dirname, '../..');
let copy: string;

/** A copy of the tree in which something can be generated; packages are shared. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairway-new-resource-'));
  for (const name of [
    'src',
    'tools',
    'package.json',
    'biome.json',
    'tsconfig.base.json',
    'tsconfig.iso.json',
    'tsconfig.server.json',
    'vitest.config.ts',
    'vite.config.ts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function namesOf(...words: Parameters<typeof namesFor>): Names {
  const names = namesFor(...words);
  if ('refused' in names) throw new Error(names.refused);
  return names;
}

const add = (names: Names): string[] => written(generate(copy, names, { zh: '岸基', en: 'Shore base' }));

function written(generated: Generated | Refused): string[] {
  if ('refused' in generated) throw new Error(generated.refused);
  write(copy, generated);
  return Object.keys(generated.files);
}

function addPage(...words: Parameters<typeof pageNames>): string[] {
  const names = pageNames(...words);
  if ('refused' in names) throw new Error(names.refused);
  return written(generatePage(copy, names));
}

/** What the checker says about the given files; the rest of the tree is not asked about. */
function typeErrors(paths: readonly string[]): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Several checkers would each find out the same types for itself.
  const options = ['--noEmit', '--singleThreaded', '--pretty', 'false', '-p', 'tsconfig.server.json'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options], { cwd: copy, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => paths.some((path) => line.startsWith(path)));
}

/** Runs the check of the start over all modules of the copy, and names what stands in the menu of the domain. */
function declaredMenus(domain: string): string[] {
  const script = `
    import { declare } from './src/app/assemble.ts';
    import { modules } from './src/app/domains.server.ts';
    import { menuSeedsOf } from './src/kernel/server/pages.ts';
    declare();
    console.log(JSON.stringify(menuSeedsOf(modules.filter((m) => m.name === '${domain}')).map((m) => m.component ?? m.key)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: copy, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1)!);
}

describe('a generated resource or page', () => {
  test('of a new domain brings the domain, type-checks, and the start accepts it', { timeout: 120_000 }, () => {
    const files = add(namesOf('shorebase.berthPlan', '靠泊计划', 'berth plan'));
    expect(files).toContain('src/domains/shorebase/berth-plans/berth-plan.resource.ts');
    expect(files).toContain('src/domains/shorebase/berth-plans/berth-plan.page.ts');
    expect(files).toContain('src/domains/shorebase/README.md');
    expect(files).toContain('e2e/walk/shorebase.e2e.ts');
    expect(files).toContain('src/domains/shorebase/shorebase.sweeps.server.test.ts');
    const more = add(namesOf('shorebase.jetty', '码头', 'Jetty'));
    expect(more).toContain('src/domains/shorebase/shorebase.server.ts');
    const page = addPage('shorebase/BerthBoard', '靠泊看板', 'Berth board');
    expect(page).toContain('src/domains/shorebase/berth-board/berth-board.page.web.tsx');
    expect(addPage('identity/DutyRoster', '值班表', 'Duty roster')).toContain(
      'src/domains/identity/identity.server.ts',
    );
    expect(typeErrors([...files, ...more, ...page])).toEqual([]);
    expect(declaredMenus('shorebase')).toEqual([
      'shorebase',
      'resource:shorebase.berthPlan',
      'resource:shorebase.jetty',
      'shorebase/BerthBoard',
    ]);
    expect(declaredMenus('identity')).toContain('system/DutyRoster');
  });

  test('is refused where one of that name exists', () => {
    expect(generate(copy, namesOf('shorebase.jetty', '码头', 'Jetty'))).toMatchObject({
      refused: expect.stringContaining('exists already'),
    });
    expect(() => addPage('shorebase/BerthBoard', '靠泊看板', 'Berth board')).toThrow('exists already');
    expect(() => addPage('nowhere/BerthBoard', '靠泊看板', 'Berth board')).toThrow('new-resource makes a domain');
  });
});

describe('a module that is written differently', () => {
  test.each<[how: string, code: string, wanted: RegExp[]]>([
    [
      'keeps its lists in constants',
      'const resources = [a];\nexport const xModule: Module = { name, resources, endpoints, pages };\n',
      [/const resources = \[a, jetty\]/, /endpoints: \[\.\.\.endpoints, \.\.\.crudEndpoints\(jetty\)\]/],
    ],
    [
      'derives the calls of all resources at once',
      'const resources = [a];\nexport const xModule: Module = { name, resources, endpoints: resources.flatMap((r) => crudEndpoints(r)), pages: [] };\n',
      [/flatMap\(\(r\) => crudEndpoints\(r\)\),/, /pages: \[jettyPage\]/],
    ],
    [
      'is made of slices',
      'export const xModule: Module = moduleOf({ name, label }, berthSlice, { seed });\n',
      [
        /berthSlice, \{ seed, .*pages: \[jettyPage\].*endpoints: \[\.\.\.crudEndpoints\(jetty\)\], resources: \[jetty\]/s,
      ],
    ],
  ])('and %s gets its entries all the same', (_how, code, wanted) => {
    const dir = mkdtempSync(join(tmpdir(), 'fairway-new-resource-'));
    cpSync(join(root, 'src/domains/dependencies.ts'), join(dir, 'src/domains/dependencies.ts'));
    writeModule(dir, code);
    const generated = generate(dir, namesOf('x.jetty', '码头', 'Jetty'));
    rmSync(dir, { recursive: true });
    if ('refused' in generated) throw new Error(generated.refused);
    for (const pattern of wanted) expect(generated.files['src/domains/x/x.server.ts']).toMatch(pattern);
  });
});

describe('a name is refused', () => {
  test.each<[resource: string, zh: string, en: string | undefined]>([
    ['Berth', '泊位', 'Berth'],
    ['port.Berth', '泊位', 'Berth'],
    ['port.berth', 'Berth', 'Berth'],
    ['port.berth', '泊位', '泊位'],
    ['port.delete', '删除', 'Delete'],
    ['port.berth', '泊位', undefined],
  ])('%s %s %s', (...words) => {
    expect(namesFor(...words)).toHaveProperty('refused');
  });
});

describe('a page is refused whose name or title is', () => {
  test.each<[page: string, zh: string, en: string | undefined]>([
    ['BerthBoard', '看板', 'Board'],
    ['stock/berthBoard', '看板', 'Board'],
    ['stock/BerthBoard', 'Board', 'Board'],
    ['stock/BerthBoard', '看板', '看板'],
    ['stock/BerthBoard', '看板', undefined],
  ])('%s %s %s', (...words) => {
    expect(pageNames(...words)).toHaveProperty('refused');
  });
});
