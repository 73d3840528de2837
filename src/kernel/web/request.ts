import type { ErrorBody } from '../errors.ts';
import type { Asked, Method, Reply, Route } from '../route.ts';
import { ApiError } from './api-error.ts';
import { lang, t } from './i18n.ts';
import { notify } from './notice.ts';
import { fillPath, type Query, queryString } from './query-string.ts';
import { REQUEST_TEXT } from './request.text.ts';
import { noteServerTime } from './server-clock.ts';
import { askSignIn, turnAway } from './session/refusals.ts';
import { token } from './session/token.ts';

export { ApiError, messageOf } from './api-error.ts';

/** Milliseconds (spec.md section 9). */
const TIMEOUT = 3_000_000;

export type RequestOptions = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Query;
  /** An object goes as JSON, a FormData as multipart. */
  readonly body?: unknown;
  /** Sent as Idempotency-Key: the same key never creates twice. Make it once per form with `uuid()`. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The caller shows the failure itself: no notification, no visit to /401. */
  readonly quiet?: boolean;
  /** Answers the Response whatever it holds: for files, which may be text or JSON themselves. */
  readonly whole?: boolean;
};

/** Where a call lives. Calls are host-relative, whether written `api/x` or `/api/x`. */
export function apiUrl(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * One call. Answers the body (nothing for 204), the whole Response for Excel, zip and other files.
 * Rejects with ApiError after the reactions of spec.md section 8. An expired session waits for the sign-in dialog and then repeats the call.
 */
export async function request<T = unknown>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await reach(method, path, options);
  if (response.status >= 200 && response.status <= 300)
    return (options.whole ? response : await contentOf(response)) as T;
  const error = await errorOf(response);
  if (response.status === 401 && token() && (await askSignIn({ write: method !== 'GET' })))
    return request<T>(method, path, options);
  react(error, options.quiet);
  throw error;
}

/** A call by its contract; the answer is typed by it. */
export async function call<T extends Route>(
  route: T,
  given?: Asked<T> & Pick<RequestOptions, 'key' | 'signal' | 'quiet'>,
): Promise<Reply<T>> {
  return request<Reply<T>>(route.method, route.path, given as RequestOptions | undefined);
}

/** Sends a file as multipart (field `file` unless named otherwise) with further fields beside it. */
export async function upload<T = unknown>(
  path: string,
  given: { file: Blob; name?: string; field?: string; fields?: Readonly<Record<string, string>> } & Omit<
    RequestOptions,
    'body'
  >,
): Promise<T> {
  const { file, name, field = 'file', fields = {}, ...options } = given;
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append(field, file, name ?? (file instanceof File ? file.name : 'file'));
  return request<T>('POST', path, { ...options, body });
}

async function reach(method: Method, path: string, options: RequestOptions): Promise<Response> {
  const url = apiUrl(fillPath(path, options.params)) + queryString(options.query);
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(options),
      body: bodyOf(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
    noteServerTime(response.headers.get('Date'));
    return response;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
    const error = new ApiError({
      status: 0,
      code,
      message: t(REQUEST_TEXT[code === 'TIMEOUT' ? 'timeout' : 'network']),
    });
    react(error, options.quiet);
    throw error;
  }
}

function headersOf({ body, key }: RequestOptions): Headers {
  const headers = new Headers({ 'Accept-Language': lang });
  const bearer = token();
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  return headers;
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return response.json();
  return type.startsWith('text/plain') ? response.text() : response;
}

async function errorOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const message = body.message ?? t(REQUEST_TEXT.refused, { status });
  return new ApiError({ ...body, status, code: body.code ?? 'INTERNAL', message });
}

/** Field errors are shown beside their fields by whoever asked, never as a notification. */
function react(error: ApiError, quiet = false): void {
  if (quiet || error.errors.length > 0) return;
  if (error.status === 403) turnAway(error);
  else if (error.status !== 401 || !token()) notify.error(error.message);
}
