import { describe, expect, test } from 'vitest';
import { checkDependencies, checkDirections, checkUnused, refersTo } from './directions.ts';
import { readSource } from './source.ts';

const dependencies = { system: [], fleet: ['system'], voyage: ['system', 'fleet'] };

function messages(file: string, text: string): string[] {
  return checkDirections(readSource(file, text), dependencies).map(({ line, message }) => `${line}: ${message}`);
}

const rules = 'src/domains/voyage/reports/report.rules.ts';
const server = 'src/domains/voyage/reports/report.server.ts';
const tables = 'src/domains/voyage/reports/report.tables.server.ts';
const web = 'src/domains/voyage/reports/report.web.tsx';
const page = 'src/domains/voyage/reports/report-home.page.web.tsx';

describe('forbidden', () => {
  test.each<[what: string, file: string, text: string, message: RegExp]>([
    ['rules to node', rules, "import { readFile } from 'node:fs';", /no package but/],
    ['rules to node without its prefix', rules, "import fs from 'fs';", /no package but/],
    ['rules to fastify', rules, "import fastify from 'fastify';", /no package but/],
    ['rules to a type of drizzle', rules, "import type { SQL } from 'drizzle-orm';", /no package but/],
    ['texts to react', 'src/domains/voyage/words.text.ts', "import 'react';", /no package but/],
    ['calls to antd', 'src/domains/voyage/reports/report.calls.ts', "export { Button } from 'antd';", /no package but/],
    ['a service to drizzle', server, "import { getTableName } from 'drizzle-orm';", /a service speaks SQL/],
    [
      'tables to drizzle-kit',
      tables,
      "import { generateMigration } from 'drizzle-kit/api';",
      /only src\/kernel\/.*schema-sql/,
    ],
    [
      'rules to their own server',
      rules,
      "import { save } from './report.server.ts';",
      /an isomorphic file imports no server file/,
    ],
    ['rules to their own screen', rules, "import { Form } from './report.web.tsx';", /imports no web file/],
    [
      'rules to the kernel of the server',
      rules,
      "import { db } from '../../../kernel/server/db/db.ts';",
      /imports no server file/,
    ],
    [
      'rules to a dynamic import of the server',
      rules,
      "const m = await import('./report.server.ts');",
      /imports no server file/,
    ],
    ['rules to the type of a server file', rules, "type X = import('./report.server.ts').X;", /imports no server file/],
    [
      'rules to another domain beside its public file',
      rules,
      "import { x } from '../../fleet/ships/ship.rules.ts';",
      /through its public.ts/,
    ],
    [
      'rules to the server side of another domain',
      rules,
      "import { x } from '../../fleet/public.server.ts';",
      /imports no server file/,
    ],
    ['rules to files outside src', rules, "import pkg from '../../../../package.json';", /outside src/],
    ['server to react', server, "import { useState } from 'react';", /nothing of the web/],
    ['server to a subpath of antd', server, "import zh from 'antd/locale/zh_CN';", /nothing of the web/],
    ['server to a screen', server, "import { Form } from './report.web.tsx';", /imports no web file/],
    [
      'server to the kernel of the web',
      server,
      "import { t } from '../../../kernel/web/i18n.ts';",
      /imports no web file/,
    ],
    [
      'demo to a screen',
      'src/domains/voyage/reports/report.demo.ts',
      "import { Form } from './report.web.tsx';",
      /imports no web file/,
    ],
    [
      'server to the server file of another domain',
      server,
      "import { x } from '../../fleet/ships/ship.server.ts';",
      /through its public.ts/,
    ],
    [
      'server to the demo of another domain',
      server,
      "import { x } from '../../fleet/ships/ship.demo.ts';",
      /through its public.ts/,
    ],
    ['screen to its server', web, "import { save } from './report.server.ts';", /a web file imports no server file/],
    ['page to its server', page, "import { save } from './report.server.ts';", /a web file imports no server file/],
    ['screen to drizzle', web, "import { eq } from 'drizzle-orm';", /nothing of the server/],
    ['screen to node', web, "import { join } from 'node:path';", /nothing of the server/],
    [
      'screen to the screen of another domain',
      web,
      "import { Ship } from '../../fleet/ships/ship.web.tsx';",
      /through its public.ts/,
    ],
    [
      'screen to the server side of another domain',
      web,
      "import { x } from '../../fleet/public.server.ts';",
      /imports no server file/,
    ],
    [
      'a domain against the list',
      'src/domains/fleet/ships/ship.server.ts',
      "import { x } from '../../voyage/public.ts';",
      /fleet may not use voyage/,
    ],
    [
      'a domain that is not listed',
      'src/domains/market/cargo.rules.ts',
      "import { x } from '../system/public.ts';",
      /market is missing/,
    ],
    ['a domain to the app', server, "import { x } from '../../../app/server.ts';", /does not import the app/],
    [
      'kernel to a domain',
      'src/kernel/server/http/http.ts',
      "import { x } from '../../../domains/system/public.server.ts';",
      /no domain/,
    ],
    ['kernel to the app', 'src/kernel/testing/help.ts', "import { x } from '../../app/assemble.ts';", /no app/],
    [
      'kernel to domains by a glob',
      'src/kernel/web/pages.ts',
      "import.meta.glob('../../domains/**/*.page.web.tsx');",
      /no domain/,
    ],
    [
      'kernel to the shell',
      'src/kernel/web/list/list.tsx',
      "import { useShell } from '../../../shell/shell-context.ts';",
      /the kernel imports no shell/,
    ],
    [
      'shell to a domain',
      'src/shell/home/home-page.tsx',
      "import { x } from '../../domains/system/public.ts';",
      /the shell imports no domain/,
    ],
    [
      'shell to domains by a glob',
      'src/shell/routing/web-modules.ts',
      "import.meta.glob('../../domains/**/*.page.web.tsx');",
      /the shell imports no domain/,
    ],
    ['shell to the app', 'src/shell/start.tsx', "import { x } from '../app/web.tsx';", /the shell imports no app/],
    [
      'shell to the kernel of the server',
      'src/shell/start.tsx',
      "import { db } from '../kernel/server/db/db.ts';",
      /imports no server file/,
    ],
    [
      'rules to the shell',
      rules,
      "import { COMPANY } from '../../../shell/company.ts';",
      /an isomorphic file imports no web file/,
    ],
    ['server to the shell', server, "import { COMPANY } from '../../../shell/company.ts';", /imports no web file/],
    [
      'pure kernel to the server',
      'src/kernel/value/money.ts',
      "import { db } from '../server/db/db.ts';",
      /imports no server file/,
    ],
    [
      'kernel of the web to the kernel of the server',
      'src/kernel/web/request.ts',
      "import { db } from '../server/db/db.ts';",
      /imports no server file/,
    ],
    [
      'kernel to the test helpers',
      'src/kernel/server/db/db.ts',
      "import { x } from '../../testing/database.ts';",
      /imports no test helper/,
    ],
    ['product to vitest', server, "import { vi } from 'vitest';", /only tests/],
    ['server to a test', server, "import { x } from './report.server.test.ts';", /nothing imports a test/],
    [
      'the web of the app to the server of the app',
      'src/app/web.tsx',
      "import { x } from './server.ts';",
      /imports no server file/,
    ],
    [
      'the server of the app to a screen',
      'src/app/server.ts',
      "import { x } from '../domains/voyage/reports/report.web.tsx';",
      /imports no web file/,
    ],
    [
      'the web of the app to the server of a domain',
      'src/app/web.tsx',
      "import { x } from '../domains/voyage/voyage.server.ts';",
      /no server file/,
    ],
    ['a file without a role', 'src/domains/voyage/reports/helper.ts', 'export {};', /needs a suffix/],
    ['a file beside the layers', 'src/util.ts', 'export {};', /belongs into/],
  ])('%s', (_, file, text, message) => {
    expect(messages(file, text)).toEqual([expect.stringMatching(message)]);
  });

  test('the message tells line and import', () => {
    expect(messages(rules, "import { z } from 'zod';\n\nimport pg from 'pg';")).toEqual([
      expect.stringMatching(/^3: .*\(pg\)$/),
    ]);
  });
});

describe('allowed', () => {
  test.each<[what: string, file: string, text: string]>([
    [
      'rules to pure kernel, siblings, zod',
      rules,
      "import 'zod'; import '../../../kernel/value/decimal.ts'; import './report.resource.ts'; import '../words.text.ts';",
    ],
    ['rules to the public file of a used domain', rules, "import { x } from '../../fleet/public.ts';"],
    [
      'server to server',
      server,
      "import 'node:fs'; import 'pg'; import '../../fleet/public.server.ts'; import './report.demo.ts'; import './report.rules.ts';",
    ],
    ['tables to drizzle', tables, "import { pgTable } from 'drizzle-orm/pg-core';"],
    ['tables of the kernel to drizzle', 'src/kernel/server/serial.table.ts', "import { sql } from 'drizzle-orm';"],
    ['what makes SQL of tables', 'src/kernel/server/db/schema-sql.ts', "import 'drizzle-kit/api';"],
    [
      'screen to web',
      page,
      "import 'react'; import 'antd'; import './report.web.tsx'; import './report.css'; import '../../fleet/public.ts'; import '../../../kernel/web/i18n.ts';",
    ],
    ['screen to the shell', page, "import { useShell } from '../../../shell/shell-context.ts';"],
    [
      'shell to the kernel and its own',
      'src/shell/layout.tsx',
      "import 'react'; import 'antd'; import './layout.css'; import './menu/sidebar.tsx'; import '../kernel/text.ts'; import '../kernel/web/i18n.ts';",
    ],
    ['the web of the app to the shell', 'src/app/web.tsx', "import { startWeb } from '../shell/start.tsx';"],
    [
      'the worker of the map',
      'src/kernel/web/map/open.ts',
      "import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';",
    ],
    [
      'a test to what it tests',
      'src/domains/voyage/reports/report.server.test.ts',
      "import 'vitest'; import './report.server.ts'; import '../../fleet/ships/ship.demo.ts'; import '../../../kernel/testing/database.ts'; import '../../../app/assemble.ts';",
    ],
    [
      'the app to every domain',
      'src/app/domains.server.ts',
      "import '../domains/voyage/voyage.server.ts'; import '../domains/dependencies.ts'; import '../kernel/server/module.ts';",
    ],
    ['the web of the app to pages by a glob', 'src/app/web.tsx', "import.meta.glob('../domains/**/*.page.web.tsx');"],
    ['words in comments and strings', rules, "// import 'pg';\nconst help = \"import x from 'pg'\";"],
  ])('%s', (_, file, text) => {
    expect(messages(file, text)).toEqual([]);
  });
});

test('the list of domains has no cycle and names every domain that it uses', () => {
  expect(checkDependencies(dependencies)).toEqual([]);
  expect(checkDependencies({ a: ['b'], b: ['c'], c: ['a'] }).map(({ message }) => message)).toEqual([
    'a cycle: a -> b -> c -> a',
  ]);
  expect(checkDependencies({ a: ['b'] }).map(({ message }) => message)).toEqual(['a uses b, which is not listed']);
});

test('a domain that may be used and is not stands in no list', () => {
  const leaning = new Map([
    ['src/domains/crew/a.ts', { imports: [{ specifier: '../fleet/public.ts', line: 1 }], refers: [] }],
    ['src/domains/crew/b.ts', { imports: [], refers: refersTo("unit: ref('material.unit', LABEL)") }],
    ['src/domains/fleet/c.ts', { imports: [{ specifier: './d.ts', line: 1 }], refers: [] }],
  ]);
  const found = checkUnused({ fleet: [], material: [], crew: ['fleet', 'material', 'stock'], stock: [] }, leaning);
  expect(found.map(({ message }) => message)).toEqual(['crew may use stock and does not']);
});
