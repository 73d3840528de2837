import { TreeSelect as AntTreeSelect } from 'antd';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { clearable as clearIcon } from './clearable.tsx';
import { NOTHING_FOUND } from './fields.text.ts';
import { flat, labelMatches, type TreeId, type TreeNode, type TreeProps, treeOf } from './tree-options.ts';

type Value = TreeId | readonly TreeId[] | Readonly<Record<string, unknown>> | null | undefined;

type Props = {
  id?: string;
  ariaLabel?: string;
  /** An id, several, or an object that holds one under `defaultProps.id`. */
  value: Value;
  /** Nested items, or a flat list with parents. */
  items: readonly Readonly<Record<string, unknown>>[];
  multiple?: boolean;
  /** Only nodes without children can be chosen. */
  onlyLeaf?: boolean;
  /** Opens the whole tree. */
  showAll?: boolean;
  clearable?: boolean;
  /** Cuts many chosen names to a count. */
  collapseTag?: boolean;
  checkStrictly?: boolean;
  disabled?: boolean;
  size?: 'mini' | 'small' | 'middle' | 'large';
  styles?: CSSProperties;
  /** Tells the value once when it first opens, so that dependent parts load. */
  firstRefresh?: boolean;
  defaultProps?: TreeProps;
  placeholder?: string;
  /** `input`: an id or null; with `multiple` the ids, empty when cleared. */
  onInput?: (value: TreeId | readonly TreeId[] | null) => void;
  onChange?: (value: TreeId | null) => void;
  /** With `multiple`: the labels of the checked nodes. */
  onLabels?: (labels: readonly string[]) => void;
};

function idsOf(value: Value, key: string): TreeId[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [...value];
  if (typeof value === 'object') return [(value as Record<string, TreeId>)[key]].filter((id) => id !== undefined);
  return [value as TreeId];
}

type AntNode = { value: TreeId; title: string; isLeaf: boolean; selectable: boolean; children: AntNode[] };

/** The tree-select control of the specification (sections 3, 4, 9), over antd's. */
export function TreeSelect(props: Props) {
  const {
    multiple = false,
    onlyLeaf = false,
    showAll = false,
    clearable = true,
    collapseTag = true,
    checkStrictly = false,
  } = props;
  const { size = 'mini', styles = { width: '100%' }, firstRefresh = true, defaultProps } = props;
  const [filter, setFilter] = useState('');
  const nodes = useMemo(() => treeOf(props.items, defaultProps), [props.items, defaultProps]);
  const byId = useMemo(() => new Map(flat(nodes).map((node) => [node.value, node])), [nodes]);
  const ids = idsOf(props.value, defaultProps?.id ?? 'id');

  const told = useRef(false);
  useEffect(() => {
    if (told.current || !firstRefresh || ids.length === 0 || nodes.length === 0) return;
    told.current = true;
    if (multiple) props.onLabels?.(ids.map((id) => byId.get(id)?.title ?? String(id)));
    else props.onChange?.(ids[0] ?? null);
  });

  const ant = (node: TreeNode): AntNode => ({
    value: node.value,
    title: node.title,
    isLeaf: node.isLeaf,
    selectable: !onlyLeaf || node.isLeaf,
    children: node.children.map(ant),
  });

  function choose(next: unknown): void {
    if (multiple) {
      const given = (Array.isArray(next) ? next : []) as (TreeId | { value: TreeId })[];
      const chosen = given.map((one) => (typeof one === 'object' ? one.value : one));
      const allowed = onlyLeaf ? chosen.filter((id) => byId.get(id)?.isLeaf ?? true) : chosen;
      props.onInput?.(allowed);
      props.onLabels?.(allowed.map((id) => byId.get(id)?.title ?? String(id)));
      return;
    }
    const id = (next ?? null) as TreeId | null;
    props.onInput?.(id);
    props.onChange?.(id);
  }

  return (
    <AntTreeSelect<unknown>
      id={props.id}
      aria-label={props.ariaLabel}
      value={multiple ? (checkStrictly ? ids.map((value) => ({ value, label: byId.get(value)?.title })) : ids) : ids[0]}
      treeData={nodes.map(ant)}
      treeCheckable={multiple}
      treeCheckStrictly={multiple && checkStrictly}
      showCheckedStrategy={onlyLeaf ? AntTreeSelect.SHOW_CHILD : AntTreeSelect.SHOW_ALL}
      treeDefaultExpandAll={showAll}
      maxTagCount={collapseTag ? 1 : undefined}
      allowClear={clearIcon(clearable)}
      disabled={props.disabled}
      size={size === 'mini' ? 'small' : size}
      style={styles}
      placeholder={props.placeholder}
      popupMatchSelectWidth={false}
      notFoundContent={t(NOTHING_FOUND)}
      showSearch={{
        searchValue: filter,
        onSearch: setFilter,
        filterTreeNode: (typed, node) => labelMatches(String(node.title ?? ''), typed),
        autoClearSearchValue: false,
      }}
      onOpenChange={(open) => !open && setFilter('')}
      onChange={choose}
    />
  );
}
