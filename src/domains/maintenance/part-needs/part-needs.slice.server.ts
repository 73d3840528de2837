import type { Slice } from '../../../kernel/server/compose.ts';
import { grantsOf, SEES } from '../grants.text.ts';
import { NEEDS_EXPORT, NEEDS_PERMISSION } from './part-needs.calls.ts';
import { partNeedsPage } from './part-needs.page.ts';
import { needsEndpoints } from './part-needs.server.ts';
import { NEEDS_TEXT as TEXT } from './part-needs.text.ts';

const BOTH = [NEEDS_PERMISSION, NEEDS_EXPORT];

/** What must be bought of the parts of a ship: nothing is kept, so that each figure is as jobs, stock and orders stand. */
export const partNeedsSlice: Slice = {
  endpoints: needsEndpoints,
  pages: [partNeedsPage],
  permissions: { [NEEDS_PERMISSION]: TEXT.show, [NEEDS_EXPORT]: TEXT.exports },
  grants: grantsOf([SEES, BOTH], [['BUYER'], BOTH]),
};
