import type { DocumentedCall } from './document.rules.ts';

export type Values = Readonly<Record<string, string>>;

/** The address of a call with its values in place; an empty value of a query is left out. */
export function addressOf(call: Pick<DocumentedCall, 'path' | 'parameters'>, values: Values): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = call.parameters
    .filter((one) => one.in === 'query' && values[one.name])
    .map((one) => `${encodeURIComponent(one.name)}=${encodeURIComponent(values[one.name] ?? '')}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Values without which the call has no address. */
export const missingValues = (call: Pick<DocumentedCall, 'parameters'>, values: Values): string[] =>
  call.parameters.filter((one) => one.required && !values[one.name]?.trim()).map((one) => one.name);

/** One word for a POSIX shell, whatever stands in it. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** The call for a terminal. The token is read from a variable: it is never written down. */
export function curlOf(
  call: Pick<DocumentedCall, 'method' | 'path' | 'parameters'>,
  { origin, values, body, lang }: { origin: string; values: Values; body?: string; lang: string },
): string {
  return [
    `curl -X ${call.method} ${quoted(origin + addressOf(call, values))}`,
    `-H "Authorization: Bearer $FAIRWAY_TOKEN"`,
    `-H ${quoted(`Accept-Language: ${lang}`)}`,
    ...(body === undefined ? [] : [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}
