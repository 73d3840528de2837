import { CopyOutlined, FilterOutlined, StopOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { optionText } from '../../../resource/describe.ts';
import { numberText } from '../../../resource/number-text.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import { copyText } from '../../clipboard.ts';
import { toLocalMinute } from '../../fields/date-value.ts';
import { entryName, useDictionaries } from '../../fields/dict-entries.ts';
import { isBlank } from '../../fields/empty.tsx';
import { NO, YES } from '../../fields/fields.text.ts';
import { lang, listed, t } from '../../i18n.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { LIST } from '../list.text.ts';
import type { ListState } from '../list-state.ts';
import { type CellFilter, cellFilters, isFilterable } from './cell-filter.ts';
import type { ListColumn } from './column-set.ts';
import '../list.css';

export type CellPlace = {
  readonly row: AnyRow;
  /** The column that was pressed; from the keyboard, where the whole row is meant, none. */
  readonly column?: string;
  readonly x: number;
  readonly y: number;
};

type Props = {
  resource: AnyResource;
  columns: readonly ListColumn[];
  place: CellPlace;
  filters: ListState['filters'];
  onFilters: (filters: ListState['filters']) => void;
  onClose: () => void;
};

type Items = NonNullable<MenuProps['items']>;

/** The value of a cell in words. */
function useWords(row: AnyRow): (column: ListColumn) => string {
  const dictionaries = useDictionaries();
  return ({ key, field }) => {
    const value = row[key];
    const label = row.labels?.[key];
    if (isBlank(value) || !field) return '';
    if (label) return typeof label === 'string' ? label : listed(label);
    if (typeof value === 'boolean') return t(value ? YES : NO);
    if (field.kind === 'number' || field.kind === 'computed') return numberText(field, value);
    if (field.kind === 'datetime') return toLocalMinute(String(value));
    const entries = field.kind === 'dict' ? dictionaries?.[String(field.target)] : undefined;
    const entry = entries?.find(({ code }) => code === value);
    return entry ? entryName(entry) : (optionText(field, value, lang) ?? String(value));
  };
}

const ICONS: Readonly<Record<string, typeof FilterOutlined>> = { not: StopOutlined, notEmpty: StopOutlined };

/** What a right press on a cell, or the menu key on a row, offers: to see only this, or all but this. */
export function CellMenu({ resource, columns, place, filters, onFilters, onClose }: Props) {
  const { row } = place;
  const known = columns.filter(({ field, key }) => isFilterable(field) && Object.hasOwn(resource.fields, key));
  const shownOf = useWords(row);
  const offers = new Map<string, CellFilter>();

  function itemsOf(column: ListColumn): Items {
    const shown = shownOf(column);
    const acts = cellFilters(column.key, column.field!, row[column.key], { shown: cut(shown), filters });
    return [
      ...acts.map((act) => {
        const key = `${column.key} ${act.key}`;
        offers.set(key, act);
        const Icon = ICONS[act.key] ?? FilterOutlined;
        return { key, label: t(act.label), icon: <Icon /> };
      }),
      ...(shown ? [{ key: `${column.key} #copy`, label: t(LIST.copyValue), icon: <CopyOutlined /> }] : []),
    ];
  }

  const pressed = known.find(({ key }) => key === place.column);
  const items = pressed
    ? itemsOf(pressed)
    : known.map((column) => ({ key: column.key, label: t(column.label), children: itemsOf(column) }));
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(open) => !open && onClose()}
      menu={{
        items,
        onClick: ({ key }) => {
          const offer = offers.get(key);
          if (offer) onFilters(offer.filters);
          else {
            const column = known.find((one) => key === `${one.key} #copy`);
            if (column) void copyText(shownOf(column));
          }
          onClose();
        },
      }}
    >
      <span className="list-cell-anchor" style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}

/** A sentence would make the menu as wide as the page. */
const cut = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text);
