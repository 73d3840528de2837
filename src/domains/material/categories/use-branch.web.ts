import { useMemo } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { useAllRows } from '../../../kernel/web/detail/use-all-rows.ts';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { category } from './category.resource.ts';
import { ALL, placesOf } from './category-nodes.web.ts';

const resource: AnyResource = category;
const WORD = 'branch';

/** The branch of the tree that the address names: all its categories, nothing for all together or until they are known. */
export function useBranch() {
  const [params, setParams] = useOwnSearch();
  const loaded = useAllRows(resource, { sort: 'sortNum' });
  const rows = loaded.data;
  const asked = params.get(WORD);
  const chosen = Number(asked) || ALL;
  const branch = useMemo(
    () => (chosen === ALL || !rows ? undefined : branchOf(placesOf(rows), chosen)),
    [chosen, rows],
  );
  const choose = (id: number | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (id === undefined) next.delete(WORD);
      else next.set(WORD, String(id));
      return next;
    });
  return {
    loaded,
    asked: asked !== null,
    chosen,
    branch,
    /** The chosen category where nothing stands below it: there materials are put. */
    leaf: branch?.length === 1 ? chosen : undefined,
    choose,
  };
}
