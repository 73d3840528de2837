import type { Text } from '../text.ts';
import type { Field, Fields } from './field.ts';
import type { AnyResource, Resource } from './resource.ts';

type Read<F extends Fields, Own extends Fields> = Pick<
  Resource<F>,
  'list' | 'title' | 'titleEn' | 'scope' | 'excel'
> & {
  /** Tells it from other kinds in drafts of views and in sheets; `domain.name` like any. */
  readonly name: string;
  /** What a row has beside the fields of the record: joined, counted, or true at the moment of asking. */
  readonly fields: Own;
  /** A whole `select` with `id` and a column for each field, in snake case; `{now}` is the moment, `{today}` the day in the office. */
  readonly from: string;
};

const derived = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [name, { ...field, derived: true }]),
  );

/**
 * A read model over records of a kind: each row is one of them, with columns that no table stores; `from` selects `b.*` beside
 * these. Lists filter, sort, sum and export them like any other. With `listed` it is the list of that kind from then on.
 */
export function viewOver<const B extends Fields, const F extends Fields>(
  of: Resource<B>,
  view: Read<B & F, F> & { readonly label?: Text; readonly listed?: true },
): Resource<B & F> {
  const { label, title, titleEn, scope, excel, list } = of as unknown as Resource<B & F>;
  const stored = Object.entries(of.fields).filter(([, field]) => field.kind !== 'lines');
  const { from, listed, fields, ...own } = view;
  const search = list?.search?.filter((field) => of.fields[field]?.kind !== 'lines');
  return {
    label,
    title,
    titleEn,
    scope,
    excel,
    ...(list && { list: { ...list, search } }),
    ...own,
    fields: { ...Object.fromEntries(stored), ...derived(fields) } as B & F,
    view: { from, of: of as AnyResource, listed },
  };
}

/** A read model whose rows stand for no one record: sums, ledgers, unions. Its `from` gives each row an `id` of its own. */
export function defineView<const F extends Fields>({
  from,
  ...view
}: Read<F, F> & { readonly label: Text }): Resource<F> {
  return { ...view, fields: derived(view.fields) as F, view: { from } };
}

/** A kind of record as its list and its page show it: what the view in the place of its list derives stands beside its own fields. */
export function seenBy(resource: AnyResource, view: AnyResource): AnyResource {
  return { ...resource, fields: { ...resource.fields, ...view.fields }, list: view.list };
}
