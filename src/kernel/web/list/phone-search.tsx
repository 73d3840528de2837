import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer, type InputRef } from 'antd';
import { type RefObject, useId, useState } from 'react';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { Input } from '../fields/antd-input.ts';
import { t } from '../i18n.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterControl } from './filter-control.tsx';
import { LIST } from './list.text.ts';
import { filteredFields, type ListState } from './list-state.ts';
import type { SavedFilter } from './saved-filters.ts';
import { keywordHint } from './search-band.tsx';
import type { FilterDraft } from './use-filter-draft.ts';
import { ViewChips } from './view-chips.tsx';

type Props = {
  resource: AnyResource;
  filters: readonly string[];
  state: ListState;
  draft: FilterDraft;
  views: readonly SavedFilter[];
  counts: Readonly<Record<string, string>>;
  onView: (view: SavedFilter) => void;
  onDropView: (view: SavedFilter) => void;
  onFilters: (filters: ListState['filters']) => void;
  keyword: RefObject<InputRef | null>;
};

/** Search on a phone: keyword, a sheet from below with all filters, the saved ones scrolling sideways. */
export function PhoneSearch(props: Props) {
  const { resource, filters, state, draft } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
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
            allowClear
            onChange={(event) => draft.setQ(event.target.value)}
          />
        )}
        {filters.length > 0 && (
          <Badge count={held.length} size="small">
            <Button size="large" icon={<FilterOutlined />} aria-label={t(LIST.filter)} onClick={() => setOpen(true)} />
          </Badge>
        )}
      </form>
      <ViewChips
        views={props.views}
        counts={props.counts}
        state={state}
        onPick={props.onView}
        onDrop={props.onDropView}
      />
      <FilterChips resource={resource} fields={held} filters={state.filters} onChange={props.onFilters} />
      <Drawer open={open} placement="bottom" size="75%" title={t(LIST.filter)} onClose={() => setOpen(false)}>
        <form
          className="list-phone-sheet"
          onSubmit={(event) => {
            event.preventDefault();
            draft.apply();
            setOpen(false);
          }}
        >
          {filters.map((name) => (
            <div key={name}>
              <label htmlFor={`${id}${name}`}>{t(labelOf(resource, name))}</label>
              <FilterControl
                id={`${id}${name}`}
                name={name}
                field={resource.fields[name]!}
                filters={draft.filters}
                onChange={draft.set}
              />
            </div>
          ))}
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
