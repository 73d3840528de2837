import type { AnyResource } from '../../resource/resource.ts';

/** What a list shows: kept in the URL, so that a link opens the same view. Filter keys may end in From, To, Not, Is and Under. */
export type ListState = {
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
  /** From 0, as in the calls; from 1 in the URL, as people count. */
  page: number;
  size: number;
  /** `field,desc`; absent: as the resource declares. */
  sort?: string;
};

export const SIZES = [20, 50, 100, 200] as const;
/** Rows of a page unless said otherwise. */
export const USUAL_SIZE = 50;

/** What a filter's name may end in. */
const ENDS = /(From|To|Not|Is|Under)$/;

const META_FILTERS = ['createName', 'createTime', 'updateTime'];

/** Whether a key of the URL is a filter of this resource; others belong to the page and are left alone. */
function isFilterKey(resource: AnyResource, key: string): boolean {
  const base = key.replace(ENDS, '');
  return Object.hasOwn(resource.fields, key) || Object.hasOwn(resource.fields, base) || META_FILTERS.includes(base);
}

export function readListState(resource: AnyResource, params: URLSearchParams, size: number = USUAL_SIZE): ListState {
  const filters: Record<string, string[]> = {};
  for (const key of new Set(params.keys())) {
    if (!isFilterKey(resource, key)) continue;
    const values = params.getAll(key).filter((value) => value !== '');
    if (values.length > 0) filters[key] = values;
  }
  const asked = Number(params.get('size'));
  return {
    q: params.get('q') ?? '',
    filters,
    page: Math.max(0, (Number.parseInt(params.get('page') ?? '1', 10) || 1) - 1),
    size: Number.isInteger(asked) && asked > 0 && asked <= 200 ? asked : size,
    sort: params.get('sort') ?? undefined,
  };
}

/** Writes the state into the URL's words; words that are not the list's stay as they are. */
export function writeListState(
  resource: AnyResource,
  params: URLSearchParams,
  state: ListState,
  size: number = USUAL_SIZE,
): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) {
    if (!isFilterKey(resource, key) && !['q', 'page', 'size', 'sort'].includes(key)) next.append(key, value);
  }
  if (state.q) next.set('q', state.q);
  for (const [key, values] of Object.entries(state.filters)) for (const value of values) next.append(key, value);
  if (state.page > 0) next.set('page', String(state.page + 1));
  if (state.size !== size) next.set('size', String(state.size));
  if (state.sort) next.set('sort', state.sort);
  return next;
}

/** The query of the call. */
export function queryOf(state: ListState): Record<string, string | number | readonly string[]> {
  return {
    ...state.filters,
    ...(state.q && { q: state.q }),
    ...(state.sort && { sort: state.sort }),
    page: state.page,
    size: state.size,
  };
}

/** Names of the fields that a filter is set on, each once: `createTimeFrom` and `createTimeTo` are one. */
export function filteredFields(resource: AnyResource, filters: ListState['filters']): string[] {
  const names = Object.keys(filters).map((key) => (Object.hasOwn(resource.fields, key) ? key : key.replace(ENDS, '')));
  return [...new Set(names)];
}

/** The filters without those of one field. */
export function withoutField(filters: ListState['filters'], field: string): ListState['filters'] {
  const keys = [field, `${field}From`, `${field}To`, `${field}Not`, `${field}Is`, `${field}Under`];
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}

/** What a list shows without the filters on what it holds fast: an address that asks for something else there changes nothing. */
export function freeOf(state: ListState, fixed: Readonly<Record<string, unknown>> = {}): ListState {
  const filters = Object.keys(fixed).reduce(withoutField, state.filters);
  return Object.keys(filters).length === Object.keys(state.filters).length ? state : { ...state, filters };
}

export function sameFilters(a: ListState['filters'], b: ListState['filters']): boolean {
  const text = (filters: ListState['filters']) =>
    JSON.stringify(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .map(([key, values]) => [key, [...values].sort()])
        .sort(([x], [y]) => String(x).localeCompare(String(y))),
    );
  return text(a) === text(b);
}
