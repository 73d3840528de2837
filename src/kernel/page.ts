import type { PageHelp } from './help.ts';
import type { IconName } from './icons.ts';
import type { RecordPages } from './record-address.ts';
import type { Text } from './text.ts';

/** Where a page stands in the menu. The administrator may move it afterwards. */
export type MenuPlace = {
  /** Stable key, such as `voyage.board`: roles and what administrators changed hang on it, so that it stays whatever the page is called. */
  readonly key: string;
  /** The whole address below the base path, `/voyage/reports`; it stays when the page moves to another group. */
  readonly address: string;
  /** The group's key; absent: at the top. */
  readonly group?: string;
  readonly order: number;
  /** Not shown: the page (by its component) that leads here, or `frame` where the bar above does. */
  readonly from?: string;
};

/**
 * All that is said of a page, in `<page-name>.page.ts` beside its `<page-name>.page.web.tsx`; a derived page has the file alone, named as
 * its kind of record and beside it. Menus, grants, help, the places of records and what opens without a line are gathered from these.
 */
export type Page = {
  /** `voyage/VoyageReportHome` opens voyage-report-home.page.web.tsx; `resource:parameter.port` the derived list. */
  readonly component: string;
  readonly title: Text;
  readonly icon: IconName;
  /** The permission that opens the page; without one it is everybody's who signed in. */
  readonly permission?: string;
  /**
   * Kinds of record that stand here; `operations.callLog/calls` where the page tells several kinds apart by the next part of the
   * address. A derived page is the place of its own kind without a word.
   */
  readonly records?: readonly string[];
  readonly menu?: MenuPlace;
  /** An address of the layout, which no menu has to grant (specification, section 2.1). */
  readonly layout?: string;
  /** Opens without a line, with all it imports; named are other files beside it that must be there too. */
  readonly offline?: true | readonly string[];
  readonly help: PageHelp;
};

/** A directory of the menu, declared once in a module; pages of any domain may stand in it. */
export type MenuGroup = {
  /** Stable key, such as `system.tools`. */
  readonly key: string;
  readonly title: Text;
  readonly icon: IconName;
  /** Its whole address; pages below it need not begin with it. */
  readonly address: string;
  /** The key of the group that it stands in; absent: at the top. */
  readonly group?: string;
  readonly order: number;
};

export const definePage = (page: Page): Page => page;

/** The address of a page: that of the menu, or of the layout. */
export const addressOf = ({ menu, layout }: Page): string | undefined => menu?.address ?? layout;

/** Where the records of each kind stand, as the given pages say. */
export const recordPagesOf = (pages: readonly Page[]): RecordPages =>
  Object.fromEntries(
    pages.flatMap(({ component, records = [] }) =>
      records.map((record) => {
        const [kind = '', below] = record.split('/');
        return [kind, below ? `${component}/${below}` : component];
      }),
    ),
  );

/** The page among what a file exports. */
export const pageIn = (exported: Readonly<Record<string, unknown>>, component: string): Page | undefined =>
  Object.values(exported).find((one): one is Page => isPage(one) && one.component === component);

export const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'component' in value && 'help' in value && 'title' in value;
