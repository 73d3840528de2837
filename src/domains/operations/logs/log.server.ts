import { listQuery } from '../../../kernel/list-query.ts';
import { labelOf, optionText } from '../../../kernel/resource/describe.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { type AnyResource, childOf, pathOf, permissionOf } from '../../../kernel/resource/resource.ts';
import { isPersonal } from '../../../kernel/resource/scope.ts';
import { type Access, route } from '../../../kernel/route.ts';
import { actLabel, actsOf } from '../../../kernel/server/acts.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import { withinScope } from '../../../kernel/server/crud/within.ts';
import type { Declared, Holder } from '../../../kernel/server/declared.ts';
import { exportRows } from '../../../kernel/server/excel/export.ts';
import type { Change } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { knownChanges } from '../../../kernel/server/permit/private.ts';
import { allResources, findResource } from '../../../kernel/server/registry.ts';
import { type Lang, say, type Text } from '../../../kernel/text.ts';
import { callLog } from './call-log.resource.ts';
import { changeLog } from './change-log.resource.ts';
import { type ChangeWords, withWords } from './change-words.rules.ts';
import { errorLog } from './error-log.resource.ts';
import * as calls from './log.calls.ts';
import { signInRecord } from './sign-in-record.resource.ts';
import { logsWritten } from './write-logs.server.ts';

/** A log is read and taken out, never written by hand. `wordsFor` puts words in place of the codes that it holds. */
function logCalls(resource: AnyResource, wordsFor: (holder: Holder) => AnyResource = () => resource): Endpoint[] {
  const sheet = route({
    method: 'GET',
    path: `${pathOf(resource)}/export`,
    permission: permissionOf(resource, 'export') as Access,
    summary: { zh: `导出${resource.label.zh}`, en: `Export ${resource.label.en.toLowerCase()}` },
    query: listQuery,
  });
  return [
    serve(sheet, async (ctx, { query }) => {
      await logsWritten();
      return exportRows(wordsFor(ctx), ctx, query);
    }),
    ...crudEndpoints(resource, {
      omit: ['options', 'history', 'create', 'update', 'remove', 'import', 'export'],
      list: async (ctx, query) => {
        await logsWritten();
        return readList(wordsFor(ctx), ctx, query);
      },
    }),
  ];
}

/** Names of every kind of record and of every act that a history may hold. */
function wordsOf(holder: Holder): ChangeWords {
  const words = new Map<string, Text[]>();
  for (const { act, label } of actsOf(holder)) words.set(act, [...(words.get(act) ?? []), label]);
  const kinds = allResources(holder).map(({ name, label: { zh, en } }) => [name, { zh, en }]);
  return {
    kinds: Object.fromEntries(kinds),
    acts: Object.fromEntries([...words].map(([act, of]) => [act, anyOf(of)])),
  };
}

/** One act may have another word on another kind of record. */
const anyOf = (words: readonly Text[]): Text => ({
  zh: [...new Set(words.map(({ zh }) => zh))].join(' / '),
  en: [...new Set(words.map(({ en }) => en))].join(' / '),
});

const worded = new WeakMap<Declared, AnyResource>();

/** The log of changes with its words as choices; made once, since statements are remembered by resource. */
function wordedChanges(holder: Holder): AnyResource {
  const { declared } = holder.db;
  const known = worded.get(declared) ?? withWords(wordsOf(holder));
  worded.set(declared, known);
  return known;
}

type HistoryRow = {
  id: number;
  resource: string;
  recordId: number;
  action: string;
  reason: string | null;
  changes: Change[];
};

/** What a browser needs to show a value of a field as its own screen does. */
function shapeOf(field: Field | undefined) {
  if (!field) return null;
  const { kind, variant, options, target, scale, unit } = field;
  return { kind, variant, options, target, scale, unit };
}

const LINE = { zh: '{label}第 {n} 行', en: '{label}, row {n}' };

/** What a change is called and how its values are shown; those of a line by the fields of the line. */
function wordsOfChange(resource: AnyResource, { field, line, ...values }: Change, lang: Lang) {
  const [top = '', cell] = field.split('.');
  const label = say(labelOf(resource, top), lang);
  const lines = resource.fields[top];
  if (!line || lines?.kind !== 'lines') return { fieldLabel: label, shape: shapeOf(resource.fields[field]) };
  const child = childOf(lines);
  const row = say(LINE, lang, { label, n: line.no });
  if (cell) return { fieldLabel: `${row} · ${say(labelOf(child, cell), lang)}`, shape: shapeOf(child.fields[cell]) };
  return {
    fieldLabel: row,
    shape: null,
    old: lineText(child, values.old, lang),
    new: lineText(child, values.new, lang),
  };
}

/** A line that came or went, in words. */
function lineText(child: AnyResource, line: unknown, lang: Lang): string | null {
  if (typeof line !== 'object' || line === null) return null;
  return Object.entries(line)
    .filter(([name, value]) => name in child.fields && typeof value !== 'object')
    .map(
      ([name, value]) =>
        `${say(labelOf(child, name), lang)} ${optionText(child.fields[name]!, value, lang) ?? String(value)}`,
    )
    .join(' · ');
}

/** Of records that are seen by those alone whom they name, the log tells nobody else what they say. */
async function hiddenOf(ctx: Ctx, rows: readonly HistoryRow[]): Promise<ReadonlySet<object>> {
  const hidden = new Set<object>();
  for (const [name, own] of Map.groupBy(rows, ({ resource }) => resource)) {
    const resource = findResource(ctx, name);
    if (!resource || !isPersonal(resource)) continue;
    const seen = await withinScope(
      ctx,
      resource,
      own.map(({ recordId }) => recordId),
    );
    for (const row of own) if (!seen.has(row.recordId)) hidden.add(row);
  }
  return hidden;
}

/** What one request changed, or what one line of the history says, with the names of kinds, acts and fields. */
async function changes(ctx: Ctx, { requestId, id }: { requestId: string; id?: number }) {
  const rows = await ctx.db.query<HistoryRow>(
    `select id, resource, record_id as "recordId", action, reason, changes from kernel_history
     where request_id = $1 and ($2::bigint is null or id = $2) order by id limit 200`,
    [requestId, id ?? null],
  );
  const hidden = await hiddenOf(ctx, rows);
  return rows.map((entry) => {
    const { action, ...row } = entry;
    const resource = findResource(ctx, row.resource);
    const told = hidden.has(entry) ? [] : row.changes;
    return {
      ...row,
      kindLabel: resource ? say(resource.label, ctx.lang) : row.resource,
      actionLabel: say(actLabel(ctx, row.resource, action), ctx.lang),
      changes: (resource ? knownChanges(ctx.user, resource, told) : told).map((change) => ({
        ...change,
        ...(resource ? wordsOfChange(resource, change, ctx.lang) : { fieldLabel: change.field, shape: null }),
      })),
    };
  });
}

export const logEndpoints: readonly Endpoint[] = [
  serve(calls.changeWords, async (ctx) => wordsOf(ctx)),
  serve(calls.changesOfRequest, async (ctx, { query }) => {
    await logsWritten();
    return changes(ctx, query);
  }),
  serve(calls.errorStack, async (ctx, { query }) => {
    const [row] = await ctx.db.query<{ stack: string }>(
      'select stack from operations_error_stack where request_id = $1',
      [query.requestId],
    );
    return { stack: row?.stack ?? null };
  }),
  ...[callLog, errorLog, signInRecord].flatMap((one) => logCalls(one)),
  ...logCalls(changeLog, wordedChanges),
];

export const logPermissions = {
  'operations:callLog:list': { zh: '查看操作日志', en: 'See the operation log' },
  'operations:callLog:export': { zh: '导出操作日志', en: 'Export the operation log' },
  'operations:errorLog:list': { zh: '查看错误日志', en: 'See the error log' },
  'operations:errorLog:export': { zh: '导出错误日志', en: 'Export the error log' },
  'operations:changeLog:list': { zh: '查看数据变更', en: 'See changes of records' },
  'operations:changeLog:export': { zh: '导出数据变更', en: 'Export changes of records' },
  'operations:signInRecord:list': { zh: '查看登录日志', en: 'See the sign-in log' },
  'operations:signInRecord:export': { zh: '导出登录日志', en: 'Export the sign-in log' },
  'operations:errorLog:stack': { zh: '查看错误堆栈', en: 'See stacks of errors' },
} as const;
