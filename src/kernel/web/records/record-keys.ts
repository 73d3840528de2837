/** Keys of the query cache: everything about a resource lies under its name, so that one act refreshes all of it. */
export const recordKeys = {
  all: (resource: { name: string }) => ['records', resource.name] as const,
  list: (resource: { name: string }, path: string | undefined, query: object) =>
    ['records', resource.name, 'list', path ?? '', query] as const,
  one: (resource: { name: string }, id: number) => ['records', resource.name, 'one', id] as const,
  history: (resource: { name: string }, id: number) => ['records', resource.name, 'history', id] as const,
  reminders: (resource: { name: string }, id: number) => ['records', resource.name, 'reminders', id] as const,
  options: (resource: { name: string }, query: object) => ['options', resource.name, query] as const,
};
