import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HelpTexts } from '../kernel/help.ts';
import { modules } from './domains.server.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('domains/**/*.help.text.ts', { cwd: root });
const loaded = await Promise.all(files.map((file) => import(join(root, file)) as Promise<{ help: HelpTexts }>));
const help: HelpTexts = Object.assign({}, ...loaded.map((one) => one.help));

/** Pages that the layout brings without a menu. */
const OWN = ['shell/Home', 'system/UserCenter'];

test('every page of the menus says in both languages what it is for', () => {
  const pages = modules.flatMap((module) => module.menus ?? []).flatMap((menu) => menu.component ?? []);
  const silent = [...OWN, ...pages].filter((page) => !help[page]?.purpose.zh.trim() || !help[page]?.purpose.en.trim());
  expect(silent).toEqual([]);
});

test('no help speaks of a page that is not there', () => {
  const pages = new Set(modules.flatMap((module) => module.menus ?? []).flatMap((menu) => menu.component ?? []));
  expect(Object.keys(help).filter((page) => !pages.has(page) && !OWN.includes(page))).toEqual([]);
});

test('ways and figures have words in both languages', () => {
  const texts = Object.values(help).flatMap(({ ways = [], figures = [] }) => [
    ...ways,
    ...figures.flatMap(({ name, how }) => [name, how]),
  ]);
  expect(texts.filter(({ zh, en }) => !zh.trim() || !en.trim())).toEqual([]);
  expect(texts.filter(({ zh }) => !/[\u4e00-\u9fff]|\d/.test(zh))).toEqual([]);
});
