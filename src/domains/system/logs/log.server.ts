import { listQuery } from '../../../kernel/list-query.ts';
import { labelOf } from '../../../kernel/resource/describe.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { type AnyResource, pathOf, permissionOf } from '../../../kernel/resource/resource.ts';
import { type Access, route } from '../../../kernel/route.ts';
import { actLabel, actsOf } from '../../../kernel/server/acts.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import type { Declared, Holder } from '../../../kernel/server/declared.ts';
import { exportRows } from '../../../kernel/server/excel/export.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { MenuSeed } from '../../../kernel/server/module.ts';
import { allResources, findResource } from '../../../kernel/server/registry.ts';
import { say, type Text } from '../../../kernel/text.ts';
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
  changes: { field: string; old: unknown; new: unknown }[];
};

/** What a browser needs to show a value of a field as its own screen does. */
function shapeOf(field: Field | undefined) {
  if (!field) return null;
  const { kind, variant, options, target, scale, unit } = field;
  return { kind, variant, options, target, scale, unit };
}

/** What one request changed, or what one line of the history says, with the names of kinds, acts and fields. */
async function changes(ctx: Ctx, { requestId, id }: { requestId: string; id?: number }) {
  const rows = await ctx.db.query<HistoryRow>(
    `select id, resource, record_id as "recordId", action, reason, changes from kernel_history
     where request_id = $1 and ($2::bigint is null or id = $2) order by id limit 200`,
    [requestId, id ?? null],
  );
  return rows.map(({ action, ...row }) => {
    const resource = findResource(ctx, row.resource);
    const fieldLabel = (field: string): string =>
      resource ? say(labelOf(resource, field.split('.', 1)[0]!), ctx.lang) : field;
    return {
      ...row,
      kindLabel: resource ? say(resource.label, ctx.lang) : row.resource,
      actionLabel: say(actLabel(ctx, row.resource, action), ctx.lang),
      changes: row.changes.map((change) => ({
        ...change,
        fieldLabel: fieldLabel(change.field),
        shape: shapeOf(resource?.fields[change.field]),
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
    const [row] = await ctx.db.query<{ stack: string }>('select stack from system_error_stack where request_id = $1', [
      query.requestId,
    ]);
    return { stack: row?.stack ?? null };
  }),
  ...[callLog, errorLog, signInRecord].flatMap((one) => logCalls(one)),
  ...logCalls(changeLog, wordedChanges),
];

export const logMenus: readonly MenuSeed[] = [
  {
    key: 'system.logs',
    parent: 'system.monitoring',
    title: { zh: '日志', en: 'Logs' },
    path: 'logs',
    icon: 'FileSearch',
    component: 'system/Logs',
    permission: 'system:callLog:list',
    sort: 10,
  },
];

export const logPermissions = {
  'system:changeLog:list': { zh: '查看数据变更', en: 'See changes of records' },
  'system:changeLog:export': { zh: '导出数据变更', en: 'Export changes of records' },
  'system:signInRecord:list': { zh: '查看登录日志', en: 'See the sign-in log' },
  'system:signInRecord:export': { zh: '导出登录日志', en: 'Export the sign-in log' },
  'system:errorLog:stack': { zh: '查看错误堆栈', en: 'See stacks of errors' },
} as const;
