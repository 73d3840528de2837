import type { Locator, Page } from 'playwright-core';
import { goTo } from '../settle.ts';
import { closeOthers, type KeptPages, openAnew, turnTo } from './kept-pages.ts';
import { atRest, DESK, type Looking, look, lookAsItStands, PHONE, type Seen, SMALL_DESK } from './look.ts';
import type { MenuPage } from './menu-pages.ts';

/** A page that others lead to. */
export type InnerPage = {
  readonly path: string;
  readonly isForm?: boolean;
};

/** Fills the screen in place of the frame and its tabs. */
const WALL = 'dashboards/DataDashboard';

/** All that is wrong on a page of the menu, on its form, on its first record and on that one's form. */
export async function walkPage(pages: KeptPages, { component, path }: MenuPage): Promise<string[]> {
  if (component === WALL) return walkWall(pages, path);
  const zh = await pages.inLanguage('zh');
  const wrong = await lookAnew(zh, path, {});
  const forms = await walkForms(zh, path, { cut: true });
  wrong.push(...forms.wrong);

  const en = await pages.inLanguage('en');
  wrong.push(...(await turnAndLook(en, path, { axe: 'main' })));
  await en.page.setViewportSize(SMALL_DESK);
  const english = await walkForms(en, path, { axe: 'main', cut: true });
  wrong.push(...english.wrong);
  await closeOthers(en);
  // A derived page has a form: were none found, none would be looked at.
  if (component.startsWith('resource:') && forms.count + english.count === 0) wrong.push(`${path}: has no form`);
  return wrong;
}

/** The same for a page that is reached from others, which may be a form itself. */
export async function walkInner(pages: KeptPages, { path, isForm = false }: InnerPage): Promise<string[]> {
  const zh = await pages.inLanguage('zh');
  const wrong = await lookAnew(zh, path, { cut: true });
  if (isForm && !(await formIn(zh).isVisible())) wrong.push(`${path}: has no form`);

  const en = await pages.inLanguage('en');
  wrong.push(...(await turnAndLook(en, path, { axe: 'main' })));
  await en.page.setViewportSize(SMALL_DESK);
  wrong.push(...(await look(en, path, { axe: 'main', cut: true })));
  return wrong;
}

async function walkWall(pages: KeptPages, path: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const lang of ['zh', 'en'] as const) {
    const seen = await pages.inLanguage(lang);
    await openAnew(seen, path);
    for (const [width, size] of [
      ['phone', PHONE],
      ['desk', DESK],
    ] as const) {
      await seen.page.setViewportSize(size);
      wrong.push(...(await lookAtTabs(seen, `${path} ${width}`, lang === 'zh' ? { axe: 'main' } : {})));
    }
  }
  await pages.drop(); // no tab to go on from
  return wrong;
}

/** The page opened by its address on a desk, then on a phone. */
async function lookAnew(seen: Seen, path: string, onPhone: Looking): Promise<string[]> {
  await seen.page.setViewportSize(DESK);
  await openAnew(seen, path);
  const wrong = await lookAtTabs(seen, path, {});
  await seen.page.setViewportSize(PHONE);
  return [...wrong, ...(await lookAtTabs(seen, path, onPhone))];
}

/** The page gone to as by the menu on a phone, then on a desk with no other kept behind it. */
async function turnAndLook(seen: Seen, path: string, looking: Looking): Promise<string[]> {
  // The page before need not be drawn at another width: the new one stands there first.
  await Promise.all([seen.page.setViewportSize(PHONE), turnTo(seen, path)]);
  const wrong = await lookAtTabs(seen, path, looking);
  await seen.page.setViewportSize(DESK);
  await closeOthers(seen);
  return [...wrong, ...(await lookAtTabs(seen, path, looking))];
}

/** The page as it stands, then with each of the tabs in it in front. */
export async function lookAtTabs(seen: Seen, where: string, looking: Looking): Promise<string[]> {
  const wrong = await look(seen, where, looking);
  const tabs = seen.page.locator('[role="tab"][aria-selected="false"]:visible');
  // Each that is pressed leaves the ones behind, and the one before joins them: their places stay.
  const count = await tabs.count();
  for (let at = 0; at < count; at += 1) {
    const tab = tabs.nth(at);
    const name = await tab.textContent();
    await tab.click();
    wrong.push(...(await look(seen, `${where} ${name}`, looking)));
  }
  return wrong;
}

const formIn = ({ page }: Pick<Seen, 'page'>): Locator => page.locator(':is(form, .form, .entry):visible').first();

/** The first record of the list in front, its form, and the form of a new one; `count` tells how many forms there were. */
async function walkForms(seen: Seen, path: string, looking: Looking): Promise<{ wrong: string[]; count: number }> {
  const { page } = seen;
  const wrong: string[] = [];
  let count = 0;
  const lookIntoForm = async (address: string, where: string): Promise<void> => {
    await goTo(page, address);
    await atRest(seen);
    if (!(await formIn(seen).isVisible())) return;
    count += 1;
    wrong.push(...(await lookAsItStands(seen, where, looking)));
  };
  if (await openFirst(page)) {
    await seen.settle();
    const { pathname } = new URL(page.url());
    if (!pathname.endsWith(path)) {
      wrong.push(...(await look(seen, `${path} ?open`, { axe: looking.axe })));
      await lookIntoForm(`${pathname.replace('/fairway', '')}?edit=1`, `${path} ?edit`);
    }
  }
  await lookIntoForm(`${path}?new=1`, `${path}?new=1`);
  return { wrong, count };
}

/** Presses on the first record of the list in front; false where there is none. */
const openFirst = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const firsts = document.querySelectorAll<HTMLElement>('.shell-pane :is(.list-table tbody a, .list-card-body)');
    const first = [...firsts].find((one) => one.checkVisibility());
    first?.click();
    return first !== undefined;
  });
