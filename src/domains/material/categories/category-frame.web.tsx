import { type ReactNode, useMemo } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { TreePage } from '../../../kernel/web/detail/tree-page.tsx';
import { TreeView } from '../../../kernel/web/detail/tree-view.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ListMessage } from '../../../kernel/web/list/list-message.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { MATERIAL_TEXT as TEXT } from '../materials/material.text.ts';
import { category } from './category.resource.ts';
import { ALL, categoryNodes } from './category-nodes.web.ts';
import { useBranch } from './use-branch.web.ts';

const resource: AnyResource = category;

type Props = {
  /** The list beside the tree, of the categories of the chosen branch; all where none is given. */
  children: (branch: readonly number[] | undefined) => ReactNode;
};

/** The tree of categories beside what stands in them; which one is chosen is in the address. */
export function CategoryFrame({ children }: Props) {
  const { loaded, asked, chosen, branch, choose } = useBranch();
  const mobile = useMobile();
  const rows = loaded.data;
  const nodes = useMemo(() => categoryNodes(rows ?? [], t(TEXT.all)), [rows]);
  const tree =
    rows && !loaded.error ? (
      <TreeView label={t(category.label)} nodes={nodes} selected={chosen} onSelect={choose} />
    ) : (
      <ListMessage
        resource={resource}
        first={!loaded.error}
        error={loaded.error}
        filtered={false}
        onRetry={() => void loaded.refetch()}
        onClear={() => undefined}
      />
    );
  return (
    <TreePage title={t(TEXT.title)} tree={tree} onBack={() => choose(undefined)}>
      {(!mobile || asked) && (chosen === ALL || branch) && children(branch)}
    </TreePage>
  );
}
