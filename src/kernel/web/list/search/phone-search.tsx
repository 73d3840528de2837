import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer, Select } from 'antd';
import { useId, useState } from 'react';
import { Input } from '../../fields/antd-input.ts';
import { t } from '../../i18n.ts';
import type { ListColumn } from '../columns/column-set.ts';
import { LIST } from '../list.text.ts';
import { filteredFields } from '../list-state.ts';
import { ViewChips } from '../views/view-chips.tsx';
import { FilterChips } from './filter-chips.tsx';
import { keywordHint, LabelledFilters, type SearchProps, unsaid } from './search-band.tsx';
import '../phone/phone-list.css';
import { clearable } from '../../fields/clearable.tsx';

type Props = SearchProps & {
  columns: readonly ListColumn[];
  /** `field,desc` in force. */
  sort: string;
  onSort: (sort: string) => void;
};

/** Search on a phone: keyword, a sheet from below with the order and all filters, the saved ones scrolling sideways. */
export function PhoneSearch(props: Props) {
  const { resource, filters, state, draft } = props;
  const [open, setOpen] = useState(false);
  const held = filteredFields(resource, state.filters);
  const hint = keywordHint(resource);
  return (
    <search className="list-phone-search">
      <form
        className="list-phone-bar"
        onSubmit={(event) => {
          event.preventDefault();
          draft.apply();
        }}
      >
        {hint !== undefined && (
          <Input
            ref={props.keyword}
            size="large"
            type="search"
            enterKeyHint="search"
            prefix={<SearchOutlined aria-hidden="true" />}
            placeholder={hint}
            aria-label={`${t(LIST.search)} ${hint}`}
            value={draft.q}
            allowClear={clearable()}
            onChange={(event) => draft.setQ(event.target.value)}
          />
        )}
        {filters.length > 0 && (
          <Badge count={held.length} size="small">
            <Button size="large" icon={<FilterOutlined />} aria-label={t(LIST.filter)} onClick={() => setOpen(true)} />
          </Badge>
        )}
      </form>
      <ViewChips {...props.views} />
      <FilterChips resource={resource} fields={unsaid(props)} filters={state.filters} onChange={props.onFilters} />
      <Drawer open={open} placement="bottom" size="75%" title={t(LIST.filter)} onClose={() => setOpen(false)}>
        <form
          className="list-phone-sheet"
          onSubmit={(event) => {
            event.preventDefault();
            draft.apply();
            setOpen(false);
          }}
        >
          <SortSelect {...props} />
          <LabelledFilters resource={resource} names={filters} draft={draft} />
          <div className="list-phone-acts">
            <Button
              size="large"
              onClick={() => {
                draft.clear();
                setOpen(false);
              }}
            >
              {t(LIST.clear)}
            </Button>
            <Button size="large" type="primary" htmlType="submit">
              {t(LIST.apply)}
            </Button>
          </div>
        </form>
      </Drawer>
    </search>
  );
}

/** The order of the cards; there are no heads to press. */
function SortSelect({ columns, sort, onSort }: Pick<Props, 'columns' | 'sort' | 'onSort'>) {
  const id = useId();
  const sorts = columns
    .filter((column) => column.sortable)
    .flatMap((column) => [
      { value: `${column.key},asc`, label: t(LIST.ascending, { name: t(column.label) }) },
      { value: `${column.key},desc`, label: t(LIST.descending, { name: t(column.label) }) },
    ]);
  if (sorts.length === 0) return null;
  return (
    <div>
      <label htmlFor={id}>{t(LIST.sort)}</label>
      <Select id={id} value={sort} options={sorts} onChange={onSort} />
    </div>
  );
}
