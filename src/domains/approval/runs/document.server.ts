import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Facts } from '../../../kernel/flow/approval-condition.ts';
import { factKindOf } from '../../../kernel/flow/approval-knowledge.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { labelOf } from '../../../kernel/resource/describe.ts';
import { type AnyResource, nameField, permissionOf } from '../../../kernel/resource/resource.ts';
import { unitIn } from '../../../kernel/resource/unit.ts';
import { type Approvable, approvableOf } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { readMany, readOne } from '../../../kernel/server/crud/read.ts';
import { patchRow } from '../../../kernel/server/crud/write.ts';
import { type Dictionaries, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { cellOf } from '../../../kernel/server/excel/cells.ts';
import { assertPermission, holds } from '../../../kernel/server/permit/permit.ts';
import { findResource, resourceNamed } from '../../../kernel/server/registry.ts';
import type { Lang } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';

/** A document of any domain, as the engine sees it. */
export type Document = {
  readonly approvable: Approvable;
  readonly resource: AnyResource;
  readonly row: Record<string, unknown> & { id: number; version: number; status: string };
};

const WHY = '审批';

export function approvalOf(ctx: Ctx, name: string): { approvable: Approvable; resource: AnyResource } {
  const approvable = approvableOf(ctx, name);
  const resource = findResource(ctx, name);
  if (approvable && resource) return { approvable, resource };
  throw new AppError('NOT_FOUND', { zh: '此类单据不走审批', en: 'This kind of record is not approved' });
}

/** The document for its approval, whoever acts; `lock` holds it to the end of the transaction. */
export async function documentFor(ctx: Ctx, name: string, id: number, lock = false): Promise<Document> {
  const { approvable, resource } = approvalOf(ctx, name);
  const row = await readOne(resource, asSystem(ctx, WHY), id, { lock });
  return { approvable, resource, row: row as Document['row'] };
}

/** Whether the user may see the document by the permission and scope of its own domain. */
export async function seesDocument(ctx: Ctx, name: string, id: number): Promise<boolean> {
  return (await seenDocuments(ctx, name, [id])).has(id);
}

export async function seenDocuments(ctx: Ctx, name: string, ids: readonly number[]): Promise<Set<number>> {
  const resource = findResource(ctx, name);
  if (!resource || ids.length === 0 || !holds(ctx.user, permissionOf(resource, 'list'))) return new Set();
  const rows = await readMany(resource, ctx, ids);
  return new Set(rows.map((row) => row.id as number));
}

/** Refuses as the document's own call would: 404 outside the scope. */
export async function assertSeesDocument(ctx: Ctx, name: string, id: number): Promise<void> {
  const { resource } = approvalOf(ctx, name);
  assertPermission(ctx, permissionOf(resource, 'list'));
  if (!(await seesDocument(ctx, name, id))) throw notFound(resource.label);
}

/** The permission of submitting: the resource's own act `submit`, or changing where its flow has none. */
export function submitPermission(resource: AnyResource): string {
  const acts = (resource.fields.status?.options as Flow | undefined)?.transitions ?? {};
  return permissionOf(resource, 'submit' in acts ? 'submit' : 'edit');
}

/** What conditions and rules for people may read, as it stands at the submit. */
export function factsOf({ resource, row }: Document): Facts {
  const names = Object.keys(resource.fields).filter((name) => factKindOf(resource.fields[name]!));
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** What people call the document: its number and its title, else its kind. */
export function titleOf({ resource, row }: Document): string {
  const serial = Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'serial');
  const title = nameField(resource);
  const parts = [serial, title === serial ? undefined : title].map((name) => name && row[name]);
  const labels = (row.labels ?? {}) as Record<string, string>;
  const named = parts.filter((part) => part !== undefined && part !== null && part !== '').map(String);
  return named.join(' ') || Object.values(labels)[0] || `${resource.label.zh} ${row.id}`;
}

/** The document's page, or the approval's where it has none. */
export function linkOf(approvable: Approvable | undefined, recordId: number, runId: number): string {
  return approvable?.link?.(recordId) ?? runLink(runId);
}
export const runLink = (runId: number): string => recordAddress('approval.run', runId);

const HISTORY_ACTS = {
  IN_AUDIT: 'approval.submit',
  APPROVE: 'approval.approve',
  REJECT: 'approval.reject',
  USE: 'approval.reopen',
} as const;

/** Moves the document's status, the only way it is moved; answers the row as it then stands. */
export async function moveStatus(
  ctx: Ctx,
  document: Document,
  status: keyof typeof HISTORY_ACTS,
  options: { reason?: string; version?: number; values?: Readonly<Record<string, unknown>> } = {},
): Promise<Document> {
  const { row } = await patchRow(
    document.resource,
    asSystem(ctx, options.reason ?? WHY),
    document.row.id,
    { ...options.values, status },
    {
      action: HISTORY_ACTS[status],
      ...(options.version !== undefined && { version: options.version }),
    },
  );
  return { ...document, row: row as Document['row'] };
}

type FactView = { field: string; label: string; value: string };

/** A document in words: what its flow tells of it, what it comes to, and the ship or unit that it is of. */
export type DocumentView = { facts: FactView[]; amount: string | null; place: string | null };

/** Documents as their approval tells them, keyed by record; those that were deleted are absent. */
export async function documentViews(
  ctx: Ctx,
  name: string,
  ids: readonly number[],
): Promise<Map<number, DocumentView>> {
  const approvable = approvableOf(ctx, name);
  if (!approvable || ids.length === 0) return new Map();
  const resource = resourceNamed(ctx, name);
  const rows = await readMany(resource, asSystem(ctx, WHY), [...new Set(ids)]);
  const codes = approvable.facts.flatMap((f) =>
    resource.fields[f]?.kind === 'dict' ? [String(resource.fields[f]?.target)] : [],
  );
  const dictionaries = await readDictionaries(ctx, codes);
  const { amount, ship, organization } = approvable;
  const hidden = amount && resource.fields[amount]?.private;
  const told = amount && (!hidden || holds(ctx.user, hidden)) ? amount : undefined;
  const place = [organization, ship].filter((field) => field !== undefined);
  return new Map(
    rows.map((row) => {
      const said = (field: string): string => words(resource, row, field, { lang: ctx.lang, dictionaries });
      const known = (field: string): boolean => row[field] !== null && row[field] !== undefined;
      const view: DocumentView = {
        facts: approvable.facts.map((field) => ({
          field,
          label: labelOf(resource, field)[ctx.lang],
          value: said(field),
        })),
        amount: told !== undefined && known(told) ? said(told) : null,
        place: place.filter(known).map(said)[0] ?? null,
      };
      return [row.id as number, view];
    }),
  );
}

type Named = { readonly resource: string; readonly recordId: number };

/** The same of documents of several kinds: tells each of them. */
export async function viewsOf(
  ctx: Ctx,
  documents: readonly Named[],
): Promise<(document: Named) => DocumentView | undefined> {
  const kinds = await Promise.all(
    [...Map.groupBy(documents, ({ resource }) => resource)].map(
      async ([resource, of]) =>
        [
          resource,
          await documentViews(
            ctx,
            resource,
            of.map(({ recordId }) => recordId),
          ),
        ] as const,
    ),
  );
  const views = new Map(kinds);
  return ({ resource, recordId }) => views.get(resource)?.get(recordId);
}

type Context = { lang: Lang; dictionaries: Dictionaries };

function words(resource: AnyResource, row: Record<string, unknown>, name: string, context: Context): string {
  const field = resource.fields[name]!;
  const value = row[name];
  if (value === null || value === undefined || value === '') return '—';
  if (field.kind === 'lines') return `${(value as unknown[]).length}${context.lang === 'en' ? ' lines' : ' 项'}`;
  if (factKindOf(field) === 'number') {
    const unit = unitIn(field, { fields: resource.fields, row }, context.lang);
    return formatDecimal(String(value), field.scale ?? 0) + (unit ? ` ${unit.word}` : '');
  }
  const label = (row.labels as Record<string, string | string[]> | undefined)?.[name];
  const cell = cellOf(field, value, { ...context, ...(label && { label }) });
  // Instants are shown in company time, as in a sheet.
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace('T', ' ')
      .slice(0, field.kind === 'date' ? 10 : 16);
  return cell === null ? '—' : String(cell);
}
