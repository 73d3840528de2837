import { AppError, invalid, notFound } from '../../errors.ts';
import { tailOf } from '../../flow/flow.ts';
import { actsOf } from '../../flow/flows-of.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { isSettable } from '../../resource/settable.ts';
import type { Holder } from '../declared.ts';
import type { CrudCall, Endpoint } from '../http/endpoint.ts';
import type { App } from '../module.ts';
import { findResource } from '../registry.ts';

/** What is done to each record of a batch. */
export type BatchAct = { resource: AnyResource; act: string; field?: string; reason?: string };

const DERIVED: Readonly<Record<string, CrudCall>> = { remove: 'remove', restore: 'restore', set: 'update' };

const endpointsOf = (app: App): Endpoint[] => app.modules.flatMap((module) => [...module.endpoints]);

export const derivedCall = (app: App, resource: AnyResource, call: CrudCall): Endpoint | undefined =>
  endpointsOf(app).find(({ of }) => of?.resource === resource && of.call === call);

/** The list from which records are chosen. */
export function listCall(app: App, resource: AnyResource): Endpoint {
  const found = derivedCall(app, resource, 'list');
  if (!found) throw notFound({ zh: '列表', en: 'List' });
  return found;
}

/** The call that does to one record what the batch does to many; NOT_FOUND where there is none. */
export function singleCall(app: App, { resource, act }: BatchAct): Endpoint {
  const found = Object.hasOwn(DERIVED, act) ? derivedCall(app, resource, DERIVED[act]!) : flowCall(app, resource, act);
  if (!found) throw notFound({ zh: '操作', en: 'Act' });
  return found;
}

function flowCall(app: App, resource: AnyResource, act: string): Endpoint | undefined {
  const declared = actsOf(resource).find(({ name }) => name === act);
  if (!declared) return undefined;
  const path = `${listCall(app, resource).route.path}/:id/${tailOf(act, declared.transition)}`;
  return endpointsOf(app).find(({ route }) => route.method === 'POST' && route.path === path);
}

export function resourceOf(holder: Holder, name: string): AnyResource {
  const resource = findResource(holder, name);
  if (!resource) throw notFound({ zh: '列表', en: 'List' });
  return resource;
}

/** Refuses a field that is written by the server alone, that tells records apart, or whose value belongs to one record. */
export function assertSettable({ resource, field = '' }: BatchAct): void {
  if (isSettable(resource, field)) return;
  throw new AppError('BAD_REQUEST', { zh: '此字段不能批量设置', en: 'This field cannot be set on many records' });
}

/** What the call of one record is given. A reason that the call would refuse is refused before anything is done. */
export function givenTo(call: Endpoint, { reason }: BatchAct, row: { id: number; version: number; value?: unknown }) {
  const { params, query, body } = call.route;
  const asked = typeof row.value === 'object' && row.value !== null ? row.value : {};
  const said = { ...asked, version: row.version, ...(reason && { reason }) };
  const read = body?.safeParse(said);
  if (read && !read.success)
    throw invalid(
      read.error.issues.map((issue) => ({
        field: issue.path.join('.'),
        message: { zh: '填写不正确', en: issue.message },
      })),
    );
  return {
    params: params?.parse({ id: row.id }),
    query: query?.parse({ version: row.version }),
    body: read?.data,
  };
}
