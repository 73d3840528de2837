import { expect, test } from 'vitest';
import { callAs, enter } from '../enter.ts';
import { type Visit, withBrowser } from '../harness.ts';
import { watchCalls } from '../settle.ts';
import { keptPages, turnTo } from './kept-pages.ts';
import { atRest, DESK, type Lang, look, PHONE, type Seen } from './look.ts';
import { menuPages } from './menu-pages.ts';
import { makeReadable } from './reading.ts';
import { CASE_MS } from './walk-domain.ts';
import { lookAtTabs } from './walk-page.ts';

const { visit } = withBrowser({ company: 'looked-at' });

/** Pages that belong to the shell and stand in no menu. */
const OWN = ['/', '/choiceSys', '/user/center', '/401', '/no-such-page'];
const LANGS: readonly Lang[] = ['zh', 'en'];

type Newcomer = Seen & Pick<Visit, 'context'>;

/** One whose browser has the language stored and no page open. */
async function newcomer(lang: Lang, viewport: typeof DESK): Promise<Newcomer> {
  const visited = await visit({ lang, viewport });
  await makeReadable(visited.page);
  return { ...visited, lang, settle: watchCalls(visited.page) };
}

/** The page in front on a desk, then on a phone; the whole document is accessible. */
async function lookAtBoth(seen: Newcomer, where: string): Promise<string[]> {
  const looking = seen.lang === 'zh' ? ({ axe: 'html' } as const) : {};
  const wrong = await lookAtTabs(seen, where, looking);
  await seen.page.setViewportSize(PHONE);
  return [...wrong, ...(await lookAtTabs(seen, where, looking))];
}

test.each(LANGS)(
  'the sign-in page speaks %s, fits desk and phone and is accessible',
  async (lang) => {
    const seen = await newcomer(lang, DESK);
    await seen.page.goto('login');
    expect(await lookAtBoth(seen, '/login')).toEqual([]);
    await seen.context.close();
  },
  CASE_MS,
);

test.each(LANGS.flatMap((lang) => OWN.map((path) => [path, lang] as const)))(
  'the frame’s own page %s speaks %s, fits desk and phone and is accessible',
  async (path, lang) => {
    const seen = await newcomer(lang, DESK);
    await enter(seen.context, 'admin');
    await seen.page.goto(`.${path}`);
    expect(await lookAtBoth(seen, path)).toEqual([]);
    await seen.context.close();
  },
  CASE_MS,
);

test.each([
  ['zh', '数据大屏'],
  ['en', 'Data dashboard'],
] as const)(
  'the wall of figures speaks %s where its button opens it',
  async (lang, name) => {
    const seen = await newcomer(lang, DESK);
    await enter(seen.context, 'admin');
    await seen.page.goto('.');
    await seen.page.getByRole('button', { name }).click();
    await seen.page.locator('.wall-title:visible').first().waitFor();
    expect(await look(seen, 'data dashboard', lang === 'zh' ? { axe: 'main' } : {})).toEqual([]);
    await seen.context.close();
  },
  CASE_MS,
);

// Pages of domains are gone to as by the menu, at other widths and in a document that has shown others: a new one shows the same.
test.each(
  [
    ['list', '/parameter/ports'],
    ['form', '/parameter/ports?new=1'],
    ['board', '/voyage/voyage-report-home'],
    ['report', '/budget/achievement'],
  ].flatMap(([kind, path]) => [[kind!, path!, 'zh', DESK] as const, [kind!, path!, 'en', PHONE] as const]),
)(
  'a %s opened from a bookmark is the one that the menu leads to: %s in %s at %o',
  async (_, path, lang, viewport) => {
    const kept = keptPages(visit);
    const led = await kept.inLanguage(lang);
    await led.page.setViewportSize(viewport);
    await turnTo(led, path);
    await atRest(led);
    const seen = await newcomer(lang, viewport);
    await enter(seen.context, 'admin');
    await seen.page.goto(`.${path}`);
    expect(await look(seen, path)).toEqual([]);
    expect(await textOf(seen)).toBe(await textOf(led));
    expect(led.problems).toEqual([]);
    await Promise.all([seen.context.close(), kept.drop()]);
  },
  CASE_MS,
);

/** What stands in the frame once its map has come; without the minute and how long ago something was, which a board tells. */
const textOf = async ({ page }: Seen): Promise<string> => {
  await page.waitForFunction(
    () => !/地图加载中|The map is being drawn/.test(document.querySelector('main')?.innerText ?? ''),
  );
  return (await page.locator('main').innerText()).replace(/\b\d\d:\d\d\b|\b\d+\.\d h\b/g, '');
};

type Item = { component: string; path: string; children: Item[] };
const leaves = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));

test('the menu of whoever may open everything has the pages that are declared, and so that are walked', async () => {
  const shown = leaves(await callAs<Item[]>('admin', '/api/menus/build'));
  const paths = shown.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(paths.toSorted()).toEqual((await menuPages()).map(({ path }) => path).toSorted());
});
