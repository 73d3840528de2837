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
  const ALIKE = `tbody > tr:nth-child(n + ${rows + 1})`;
  // A page without a frame is looked at as a whole.
  const include = document.querySelector(parts[0]!) ? parts.filter((part) => document.querySelector(part)) : ['html'];

  // axe reads the whole document before it judges a part of it; most of that is the frame, pages kept behind the one in front and rows
  // that are alike. They stay where they are: only what axe asks for, lists of children and walks, passes over them.
  const unseen = new Set<Node>(document.querySelectorAll(ALIKE));
  const inParts = [...document.querySelectorAll(include.join(', '))];
  for (const part of inParts)
    for (let one: Element = part; one.parentElement; one = one.parentElement)
      for (const beside of one.parentElement.children)
        if (!inParts.some((other) => beside.contains(other))) unseen.add(beside);
  for (const pane of document.querySelectorAll('.shell-pane'))
    if (!pane.checkVisibility()) for (const child of pane.children) unseen.add(child);
  const changed: Node[] = [];
  const show = (above: Node, list: 'childNodes' | 'rows', nodes: Iterable<Node>): void => {
    Object.defineProperty(above, list, { value: [...nodes].filter((node) => !unseen.has(node)), configurable: true });
    changed.push(above);
  };
  for (const above of new Set([...unseen].map((node) => node.parentNode!))) show(above, 'childNodes', above.childNodes);
  for (const table of document.querySelectorAll('table')) show(table, 'rows', table.rows);
  document.createTreeWalker = (root, whatToShow) =>
    Document.prototype.createTreeWalker.call(document, root, whatToShow, (node) =>
      unseen.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );

  try {
    const context: ElementContext = { include, exclude: ['.maplibregl-canvas-container'] };
    const { violations, incomplete } = await inPage.run(context, options);
    return [
      ...violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ''}`),
        ),
      // A rule that throws is none that passed.
      ...incomplete.flatMap((rule) => ('error' in rule ? [`axe ${rule.id} broke: ${JSON.stringify(rule.error)}`] : [])),
    ];
  } finally {
    for (const above of changed) {
      Reflect.deleteProperty(above, 'childNodes');
      Reflect.deleteProperty(above, 'rows');
    }
    Reflect.deleteProperty(document, 'createTreeWalker');
  }
}
