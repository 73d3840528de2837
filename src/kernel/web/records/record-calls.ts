import type { ImportReport } from '../../import.calls.ts';
import type { UnitSum } from '../../resource/unit.ts';
import { notify } from '../notice.ts';
import type { Query } from '../query-string.ts';
import { messageOf, request, upload } from '../request.ts';
import { saveFile } from '../save-file.ts';
import { basePath } from './base-path-of.ts';

/** Any record as the derived calls answer it. */
export type AnyRow = Record<string, unknown> & {
  id: number;
  version: number;
  labels?: Record<string, string | string[]>;
};

export type RowPage = {
  content: AnyRow[];
  totalElements: number;
  /** The count stopped at its cap: there are more. */
  totalCapped?: boolean;
  /** Sums over everything filtered, of the columns that ask for it; those whose rows say their own unit have one for each. */
  totals?: Record<string, string>;
  totalsByUnit?: Record<string, readonly UnitSum[]>;
};

/** `brings`: the fields that its choice brings into the row. */
export type PickOption = {
  id: number;
  label: string;
  hint?: string | null;
  brings?: Readonly<Record<string, unknown>>;
};

export type HistoryEntry = {
  at: string;
  userName: string;
  /** Missing where the system acted, and in what was written before it was kept. */
  username?: string | null;
  actorName?: string | null;
  action: string;
  actionLabel: string;
  reason?: string | null;
  /** `line`: of a field of lines, which of them. */
  changes: { field: string; line?: { id?: number; no: number }; old: unknown; new: unknown }[];
};

type Named = { name: string };
type Options = { signal?: AbortSignal; quiet?: boolean; offline?: boolean; path?: string };

const base = (resource: Named, path?: string): string => path ?? basePath(resource);

export const records = {
  list: (resource: Named, query: Query, { path, ...rest }: Options = {}) =>
    request<RowPage>('GET', base(resource, path), { query, ...rest }),
  get: (resource: Named, id: number, { path, ...rest }: Options = {}) =>
    request<AnyRow>('GET', `${base(resource, path)}/${id}`, rest),
  options: (
    resource: Named,
    query: { q?: string; ids?: readonly number[]; size?: number; all?: true; among?: readonly string[] },
    signal?: AbortSignal,
  ) => request<PickOption[]>('GET', `${base(resource)}/options`, { query, signal, quiet: true, offline: !query.q }),
  history: (resource: Named, id: number, { path, ...rest }: Options = {}) =>
    request<HistoryEntry[]>('GET', `${base(resource, path)}/${id}/history`, rest),
  /** The whole of a sealed text; who saw it and why stands in the history. */
  reveal: (resource: Named, id: number, given: { field: string; reason: string }, { path }: Options = {}) =>
    request<{ value: string | null }>('POST', `${base(resource, path)}/${id}/reveal`, { body: given }),
  /** The same key never creates twice, however often a lost answer makes it be sent again. */
  create: (resource: Named, body: object, { path, key }: { path?: string; key: string }) =>
    request<AnyRow>('POST', base(resource, path), { body, key, quiet: true }),
  update: (resource: Named, body: { id: number; version: number } & object, { path }: Options = {}) =>
    request<AnyRow>('PUT', base(resource, path), { body, quiet: true }),
  /** What the server would write beside a draft, and what is wrong with it; nothing is saved. */
  derive: (resource: Named, draft: object, { path, signal }: Options = {}) =>
    request<{ values: Readonly<Record<string, unknown>>; errors: readonly { field: string; message: string }[] }>(
      'POST',
      `${base(resource, path)}/derive`,
      { body: draft, signal, quiet: true },
    ),
  /** An act that changes fields without a form: nothing stands by to show what is wrong with a field, so that it is told. */
  change: async (resource: Named, body: { id: number; version: number } & object): Promise<AnyRow> => {
    try {
      return await records.update(resource, body);
    } catch (error) {
      notify.error(messageOf(error));
      throw error;
    }
  },
  remove: (resource: Named, row: { id: number; version: number }, { path, quiet }: Options = {}) =>
    request<{ restorable: true } | undefined>('DELETE', `${base(resource, path)}/${row.id}`, {
      query: { version: row.version },
      quiet,
    }),
  /** Brings back what one deleted oneself, within a day. */
  restore: (resource: Named, id: number, { path }: Options = {}) =>
    request<AnyRow>('POST', `${base(resource, path)}/${id}/restore`, { body: {} }),
  /** A named act on a record, such as a step of its flow. */
  act: (
    resource: Named,
    row: { id: number; version: number },
    act: string,
    given: object = {},
    { path, quiet }: Options = {},
  ) =>
    request<AnyRow>('POST', `${base(resource, path)}/${row.id}/${act}`, {
      body: { ...given, version: row.version },
      quiet,
    }),
  template: (resource: Named, { path }: Options = {}) => saveFile(`${base(resource, path)}/template`),
  /** Starts an import, or with `dryRun` the check of one, in the background; answers its task. */
  import: (resource: Named, file: File, { dryRun, key }: { dryRun: boolean; key: string }) =>
    upload<{ taskId: number }>('/api/tasks/imports', {
      file,
      query: { resource: resource.name, dryRun },
      key,
      quiet: true,
    }),
  /** What an import found. NOT_FOUND where it failed before it had looked. */
  imported: (taskId: number) => request<ImportReport>('GET', `/api/tasks/imports/${taskId}`, { quiet: true }),
};
