import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FieldError, invalid } from '../../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { assertStorable } from './storable.ts';

type GivenParts = { params: unknown; query: unknown; body: unknown };

/** What the contract of a call makes of a request. */
export function parseGiven({ route }: Endpoint, request: FastifyRequest): GivenParts {
  assertStorable(request.params);
  assertStorable(request.query);
  assertStorable(request.body);
  return {
    params: parsePart(route.params, request.params, 'params'),
    query: parsePart(route.query, request.query, 'query'),
    body: parsePart(route.body, request.body ?? {}, 'body'),
  };
}

function parsePart(schema: z.ZodType | undefined, input: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors: FieldError[] = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || part,
    message: { zh: zhOf(issue), en: issue.message },
  }));
  throw invalid(errors);
}

function zhOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'input' in issue && issue.input === undefined ? '必填' : '类型不正确';
    case 'too_small':
      return `不能小于或少于 ${String(issue.minimum)}`;
    case 'too_big':
      return `不能大于或多于 ${String(issue.maximum)}`;
    case 'invalid_value':
      return '不是可选的值';
    case 'unrecognized_keys':
      return '含有多余的内容';
    default:
      return '填写不正确';
  }
}
