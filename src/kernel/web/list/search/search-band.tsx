import { DownOutlined, FilterOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import type { InputRef } from 'antd';
import { Button } from 'antd';
import { type RefObject, useId, useState } from 'react';
import { labelOf } from '../../../resource/describe.ts';
import { type AnyResource, nameField } from '../../../resource/resource.ts';
import { Input } from '../../fields/antd-input.ts';
import { listed, t } from '../../i18n.ts';
import { textWidth } from '../columns/column-width.ts';
import { LIST } from '../list.text.ts';
import { filteredFields, type ListState } from '../list-state.ts';
import { type ViewActs, ViewChips } from '../views/view-chips.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterControl, filterWidth } from './filter-part.tsx';
import type { SavedFilter } from './saved-filters.ts';
import type { FilterDraft } from './use-filter-draft.ts';
import '../list.css';
import { clearable } from '../../fields/clearable.tsx';

/** What the search of a list works on, wide or on a phone. */
export type SearchProps = {
  resource: AnyResource;
  /** Names of the fields that can be searched by. */
  filters: readonly string[];
  state: ListState;
  draft: FilterDraft;
  views: ViewActs;
  onFilters: (filters: ListState['filters']) => void;
  keyword: RefObject<InputRef | null>;
};

/** Words for the keyword box: what it looks in. */
export function keywordHint(resource: AnyResource): string | undefined {
  const fields = resource.list?.search ?? [nameField(resource) ?? []].flat();
  if (fields.length === 0) return undefined;
  return listed(fields.slice(0, 3).map((name) => t(labelOf(resource, name))));
}

/** The fields whose filters nothing says yet: a chosen view says its own. */
export function unsaid({ resource, state, views }: Pick<SearchProps, 'resource' | 'state' | 'views'>): string[] {
  const said = views.current ? filteredFields(resource, views.current.filters) : [];
  return filteredFields(resource, state.filters).filter((name) => !said.includes(name));
}

const MOST_FIELDS = 4;
/** px of the keyword box beside its words: the glass, the cross and the padding. */
const KEYWORD_EXTRA = 84;
const keywordWidth = (hint: string): number => Math.min(Math.max(textWidth(hint, 13) + KEYWORD_EXTRA, 160), 320);
/** px for 查询, 更多, gaps and the panel's padding. */
const BUTTONS_WIDTH = 190;

/** How many search fields fit beside the saved filters: at most four with the keyword, the rest stands in the sheet. */
function fitting(resource: AnyResource, names: readonly string[], room: number, hint: string | undefined): number {
  let left = room - (hint === undefined ? 0 : keywordWidth(hint) + 8);
  const most = MOST_FIELDS - (hint === undefined ? 0 : 1);
  let count = 0;
  for (const name of names.slice(0, most)) {
    left -= filterWidth(resource.fields[name]!) + 8;
    if (left < 0) break;
    count += 1;
  }
  return count;
}

const viewWidth = (view: SavedFilter): number =>
  t(view.label).length * (t({ zh: '13', en: '7' }) === '13' ? 13 : 7) + 52;

/** Filters one below the other, each under its name. */
export function LabelledFilters({
  resource,
  names,
  draft,
}: Pick<SearchProps, 'resource' | 'draft'> & { names: readonly string[] }) {
  const id = useId();
  return names.map((name) => (
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
  ));
}

/** Search band (ui.md 6.1): saved filters left, fields right, the rest in a sheet below, hidden filters as chips. */
export function SearchBand(props: SearchProps & { width: number }) {
  const { resource, filters, state, draft } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const hint = keywordHint(resource);
  const viewsWidth = Math.min(
    props.views.views.reduce((sum, view) => sum + viewWidth(view), 0),
    props.width * 0.45,
  );
  const count = fitting(resource, filters, props.width - BUTTONS_WIDTH - viewsWidth, hint);
  const inline = filters.slice(0, count);
  const rest = filters.slice(count);
  const hidden = unsaid(props).filter((name) => !inline.includes(name) || state.filters[`${name}Not`]);

  return (
    <search>
      <form
        className="list-band list-search"
        onSubmit={(event) => {
          event.preventDefault();
          draft.apply();
        }}
      >
        <ViewChips {...props.views} />
        <div className="list-fields">
          {hint !== undefined && (
            <Input
              ref={props.keyword}
              className="list-keyword"
              style={{ width: keywordWidth(hint) }}
              prefix={<SearchOutlined aria-hidden="true" />}
              placeholder={hint}
              aria-label={`${t(LIST.search)} ${hint}`}
              value={draft.q}
              allowClear={clearable()}
              onChange={(event) => draft.setQ(event.target.value)}
            />
          )}
          {inline.map((name) => (
            <div key={name} className="list-field" style={{ width: filterWidth(resource.fields[name]!) }}>
              <FilterControl
                id={`${id}${name}`}
                name={name}
                field={resource.fields[name]!}
                filters={draft.filters}
                onChange={draft.set}
              />
            </div>
          ))}
          <Button htmlType="submit">{t(LIST.search)}</Button>
          {rest.length > 0 && (
            <Button
              type="text"
              className="list-more"
              icon={<FilterOutlined />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {t(LIST.more)}
              {open ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
            </Button>
          )}
        </div>
        {open && rest.length > 0 && (
          <div className="list-sheet">
            <LabelledFilters resource={resource} names={rest} draft={draft} />
          </div>
        )}
      </form>
      <FilterChips resource={resource} fields={hidden} filters={state.filters} onChange={props.onFilters} />
    </search>
  );
}
