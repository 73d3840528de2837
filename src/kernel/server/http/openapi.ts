import { z } from 'zod';
import { bodyLimitOf } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { gatherReferences } from './references.ts';

type Json = Record<string, unknown>;

/** The JSON schema of a part of a contract, as it stands inside the document. */
type Describe = (schema: z.ZodType | undefined, io: 'input' | 'output') => Json | undefined;

function parameters(endpoint: Endpoint, jsonOf: Describe): Json[] {
  const { route, docs } = endpoint;
  const of = (json: Json | undefined, place: 'path' | 'query'): Json[] => {
    const required = (json?.required as string[]) ?? [];
    return Object.entries((json?.properties as Json) ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }));
  };
  const query = (docs?.query as Json) ?? jsonOf(route.query, 'input');
  return [...of(jsonOf(route.params, 'input'), 'path'), ...of(query, 'query')];
}

function requestBody(endpoint: Endpoint, jsonOf: Describe): Json | undefined {
  const { route, docs, upload } = endpoint;
  if (upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  const schema = (docs?.body as Json) ?? jsonOf(route.body, 'input');
  return (
    schema && { required: true, 'x-max-bytes': bodyLimitOf(endpoint), content: { 'application/json': { schema } } }
  );
}

function operation(endpoint: Endpoint, jsonOf: Describe): Json {
  const { route, docs } = endpoint;
  const [, , domain = 'auth'] = route.path.startsWith('/api') ? route.path.split('/') : ['', '', 'auth'];
  const body = requestBody(endpoint, jsonOf);
  const reply = (docs?.reply as Json) ?? jsonOf(route.reply, 'output');
  const refusal = { description: '{status, code, message, requestId, errors?}' };
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+(.)?/g, (_, c: string | undefined) => c?.toUpperCase() ?? '')}`,
    tags: [domain],
    summary: `${route.summary.zh} / ${route.summary.en}`,
    'x-permission': route.permission,
    ...(route.realm && { 'x-realm': route.realm }),
    ...(route.permission === 'public' && { security: [] }),
    parameters: parameters(endpoint, jsonOf),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'OK', ...(reply && { content: { 'application/json': { schema: reply } } }) },
      400: refusal,
      401: refusal,
      403: refusal,
      404: refusal,
      409: refusal,
    },
  };
}

/** OpenAPI 3.1 of every call. */
export function openApi(endpoints: readonly Endpoint[], version: string): Json {
  const schemas: Json = {};
  const gather = gatherReferences(schemas);
  const jsonOf: Describe = (schema, io) =>
    schema && gather(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.route.method.toLowerCase()] = operation(endpoint, jsonOf);
  }
  return {
    openapi: '3.1.0',
    info: { title: '航道 Fairway', version },
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  };
}
