import axe, { type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Rows of a list are alike; so many of them are looked at. */
const ROWS = 6;

/** What they find is of moderate or minor impact, of which nothing is reported; some of them read the whole document. */
const PASSED_OVER = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
  'table-duplicate-name',
];

/** Where: all of the document, or what stands in its frame with the drawers and dialogs beside it. */
const PARTS = { html: ['html'], main: ['main', '.ant-drawer', '.ant-modal'] };

export type Part = keyof typeof PARTS;

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // To name each element by a selector takes longer than many rules do; what is wrong is told by its HTML.
  selectors: false,
  rules: Object.fromEntries(PASSED_OVER.map((rule) => [rule, { enabled: false }])),
};

/** What keeps people out of the page in front, one line each: of serious or critical impact. */
export async function inaccessible(page: Page, part: Part): Promise<string[]> {
  // Half a megabyte, once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(judge, { parts: PARTS[part], rows: ROWS, options: OPTIONS });
  return found.map((line) => line.replace(/\s+/g, ' ').slice(0, 400));
}

type Asked = { readonly parts: readonly string[]; readonly rows: number; readonly options: RunOptions };

/** Runs in the page. */
async function judge({ parts, rows, options }: Asked): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const there = parts.filter((selector) => document.querySelector(selector));
  const context: ElementContext = {
    // A page without a frame is looked at as a whole.
    include: there.includes(parts[0]!) ? there : ['html'],
    exclude: ['.maplibregl-canvas-container', `tbody > tr:nth-child(n + ${rows + 1})`],
  };
  const { violations } = await inPage.run(context, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ''}`));
}
