import type { Plugin } from 'vite';

const STUB = '\0left-out:';

/** Parts of antd's Table that no list here uses, and what stands in their place. */
const PARTS = [
  { name: 'FilterDropdown', source: /\/FilterDropdown(\.js)?$/, use: 'search by fields instead of column filters' },
  { name: 'Radio', source: /\/radio(\/index\.js)?$/, use: 'open a row instead of choosing it by radio button' },
] as const;

/** The pager below a table: most tables page otherwise or not at all, so that it comes when it is shown. */
const PAGINATION = /^\.\.\/pagination(\/index)?(\.js)?$/;
const LATER = '\0later:pagination';

/**
 * antd's Table always loads its column filters, with them a whole Tree, and radio buttons: 25 kB gzip in front of every list.
 * Lists here are searched by their own fields and chosen from by check boxes (ui.md 6.1), so the built web leaves them out;
 * a table that asks for them says so at once.
 */
export function slimTable(): Plugin {
  return {
    name: 'slim-table',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.includes('/antd/es/table/')) {
        const part = PARTS.find((one) => one.source.test(source));
        if (part) return STUB + part.name;
        if (PAGINATION.test(source)) return LATER;
      }
      // The package does not say so itself: of all the tree, the table needs three small functions.
      if (source === '@rc-component/tree') {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, moduleSideEffects: false };
      }
      return undefined;
    },
    load(id) {
      if (id === LATER) {
        return `import { createElement, lazy, Suspense } from 'react';
          const Pagination = lazy(() => import('antd/es/pagination/index.js'));
          export default function Later(props) { return createElement(Suspense, { fallback: null }, createElement(Pagination, props)); }`;
      }
      const part = PARTS.find((one) => id === STUB + one.name);
      return (
        part &&
        `export const flattenKeys = () => []; export default function LeftOut() { throw new Error('Left out of the build: ${part.use}'); }`
      );
    },
  };
}
