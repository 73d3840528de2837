import { AppError } from '../../errors.ts';
import { isDocumentFlow } from '../../flow/document-flow.ts';
import { actsOf, isSubmit } from '../../flow/flows-of.ts';
import { makePermission } from '../../flow/make-from.ts';
import { labelOf } from '../../resource/describe.ts';
import { isRemovable, openFields, rulingState } from '../../resource/open.ts';
import { type AnyResource, childOf, isTyped } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { holds } from '../permit/permit.ts';
import { byLine } from './line-changes.ts';

type Row = Readonly<Record<string, unknown>>;

const DOCUMENT: Readonly<Record<string, Text>> = {
  IN_AUDIT: {
    zh: '单据正在审批，不能修改或删除；须先撤回或由审批人退回',
    en: 'The document is under approval; withdraw it, or have it returned, before changing it',
  },
  APPROVE: {
    zh: '单据已审批通过，不能修改或删除',
    en: 'The document is approved: it is neither changed nor deleted any more',
  },
  REJECT: {
    zh: '单据已被驳回，不能再修改；须新建单据',
    en: 'The document was rejected; make a new one',
  },
};

/** Refuses a change of what the state of a record closes, whoever asks: WRONG_STATE. */
export function assertOpen(ctx: Ctx, resource: AnyResource, row: Row, changes: readonly Change[]): void {
  const open = openFields(resource, row, (permission) => holds(ctx.user, permission));
  if (open === 'all') return;
  // Where lines are named themselves, each of their columns is open.
  const isOpen = (path: string): boolean => open.includes(path) || open.includes(path.split('.', 1)[0]!);
  const closed = byLine(resource, changes)
    .map(({ field }) => field)
    .filter((path) => isTypedAt(resource, path) && !isOpen(path));
  if (closed.length > 0) throw refusal(ctx, resource, row, [...new Set(closed)]);
}

/** What the server writes beside, such as a sum over the lines, is nobody's change. */
function isTypedAt(resource: AnyResource, path: string): boolean {
  const [name = '', column] = path.split('.', 2);
  const field = resource.fields[name];
  const of = column === undefined || field?.kind !== 'lines' ? field : childOf(field).fields[column];
  return of === undefined || isTyped(of);
}

export function assertRemovable(ctx: Ctx, resource: AnyResource, row: Row): void {
  if (!isRemovable(resource, row)) throw refusal(ctx, resource, row);
}

/** What a path is called: of a column of lines with the lines before it. */
function called(resource: AnyResource, path: string): Text {
  const [name = '', column] = path.split('.', 2);
  const field = resource.fields[name];
  const lines = labelOf(resource, name);
  if (column === undefined || field?.kind !== 'lines' || !(column in childOf(field).fields)) return lines;
  const of = labelOf(childOf(field), column);
  return { zh: `${lines.zh}的${of.zh}`, en: `${lines.en}: ${of.en}` };
}

const CLOSED: Text = { zh: '此状态下不能修改', en: 'It cannot be changed in this state' };

/** What whoever asks may do with it as it stands now: the declared acts of its states, and what is made of it alone. */
function waysOut(ctx: Ctx, resource: AnyResource, row: Row): Text[] {
  const acts = actsOf(resource).filter(
    (act) =>
      !isSubmit(act) &&
      holds(ctx.user, act.permission) &&
      act.transition.from.includes(String(row[act.field])) &&
      !act.transition.against?.(row, ctx.now),
  );
  const makes = ctx.db.declared.modules
    .flatMap(({ endpoints }) => endpoints ?? [])
    .flatMap(({ make }) =>
      make?.from.name === resource.name && make.single && holds(ctx.user, makePermission(make)) && !make.against(row)
        ? [make]
        : [],
    );
  return [...acts.map(({ transition }) => transition.label), ...makes.map(({ label }) => label)];
}

function withWays(said: Text, ways: readonly Text[]): Text {
  if (ways.length === 0) return said;
  return {
    zh: `${said.zh}；可办理${ways.map(({ zh }) => `“${zh}”`).join('、')}`,
    en: `${said.en}. What may be done: ${ways.map(({ en }) => en).join(', ')}`,
  };
}

function refusal(ctx: Ctx, resource: AnyResource, row: Row, closed: readonly string[] = []): AppError {
  const { field, flow } = rulingState(resource)!;
  const state = String(row[field]);
  const document = isDocumentFlow(flow) ? DOCUMENT[state] : undefined;
  const said = document && state === 'APPROVE' ? withWays(document, waysOut(ctx, resource, row)) : document;
  const word = flow.states[state] ?? { zh: state, en: state };
  const first = closed[0] === undefined ? undefined : called(resource, closed[0]);
  const words =
    said ??
    (first
      ? {
          zh: `${resource.label.zh}处于“${word.zh}”，不能修改“${first.zh}”`,
          en: `${resource.label.en} is “${word.en}”: ${first.en} cannot be changed`,
        }
      : {
          zh: `${resource.label.zh}处于“${word.zh}”，不能删除`,
          en: `${resource.label.en} is “${word.en}” and cannot be removed`,
        });
  const errors = closed.map((field) => ({ field, message: CLOSED }));
  return new AppError('WRONG_STATE', words, { data: { state }, ...(errors.length > 0 && { errors }) });
}
