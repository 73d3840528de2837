import type { ErrorBody } from '../errors.ts';
import type { Asked, Method, Reply, Route } from '../route.ts';
import { ApiError } from './api-error.ts';
import { lang, t } from './i18n.ts';
import { notify } from './notice.ts';
import { keptReads } from './offline/kept-reads.ts';
import { lineIsUp, noteLine } from './offline/line-state.ts';
import { fillPath, type Query, queryString } from './query-string.ts';
import { REQUEST_TEXT } from './request.text.ts';
import { askServerTime } from './server-clock.ts';
import { idleSeconds } from './session/activity.ts';
import { caller } from './session/caller.ts';
import { hasLeft, untilLeft } from './session/leaving.ts';
import { turnAway } from './session/refusals.ts';

export { ApiError, messageOf, reasonsOf } from './api-error.ts';

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
  /** Milliseconds after which no answer counts as no line. Without it an answer may take its time. */
  readonly patience?: number;
  /** The caller shows the failure itself: no notification, no word of what is missing. */
  readonly quiet?: boolean;
  /** Nobody waits for it: an ended session is not asked about. */
  readonly background?: boolean;
  /** The answer is kept for when there is no line, and is then given in its place. Only for reads, and quiet ones. */
  readonly offline?: boolean;
  /** Another token than the caller's own; its refusals are the asker's matter. */
  readonly bearer?: string;
  /** Answers the Response whatever it holds: for files, which may be text or JSON themselves. */
  readonly whole?: boolean;
  /** Ends the session: it goes although the page is left. Any other call is given up then, and its asker hears nothing more. */
  readonly parting?: boolean;
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
  if (options.offline && method === 'GET') return keptRequest<T>(path, options);
  const bearer = options.bearer ?? (await caller().bearer());
  const { response, content } = await reach(method, path, { ...options, bearer });
  if (response.status >= 200 && response.status <= 300) return content as T;
  const error = errorOf(response, content);
  if (
    response.status === 401 &&
    !options.bearer &&
    caller().signIn() &&
    !options.background &&
    (await caller().ended({ write: method !== 'GET' }))
  )
    return request<T>(method, path, options);
  react(error, { method, quiet: options.quiet });
  throw error;
}

/** Milliseconds after which what was read before stands in for an answer, where there is such; once the line is known to be down, sooner. */
const KEPT_AFTER = { up: 6000, down: 1500 };

/** The answer of the server, or where there is no line, or one that hangs, the one that was kept the last time. */
async function keptRequest<T>(path: string, options: RequestOptions): Promise<T> {
  const address = apiUrl(fillPath(path, options.params)) + queryString(options.query);
  const find = async () => (await keptReads()?.find(address)) as T | undefined;
  const asked = request<T>('GET', path, { ...options, offline: false, quiet: true }).then((answer) => {
    keptReads()?.keep(address, answer);
    return answer;
  });
  const wait = lineIsUp() ? KEPT_AFTER.up : KEPT_AFTER.down;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    const takeKept = async () => {
      const kept = await find();
      if (kept === undefined) return asked;
      noteLine(false);
      return kept;
    };
    timer = setTimeout(() => resolve(takeKept()), wait);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    const kept = error instanceof ApiError && error.status === 0 ? await find() : undefined;
    if (kept !== undefined) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A call by its contract; the answer is typed by it. */
export async function call<T extends Route>(
  route: T,
  given?: Asked<T> &
    Pick<RequestOptions, 'key' | 'signal' | 'patience' | 'quiet' | 'background' | 'offline' | 'bearer' | 'parting'>,
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

/** Sends it and reads all of the answer: a line that breaks in the middle of it has brought none. */
async function reach(
  method: Method,
  path: string,
  options: RequestOptions,
): Promise<{ response: Response; content: unknown }> {
  const url = apiUrl(fillPath(path, options.params)) + queryString(options.query);
  const timeout = AbortSignal.timeout(options.patience ?? TIMEOUT);
  const heard = askServerTime();
  const ends = [timeout, options.signal, options.parting ? undefined : untilLeft].filter((one) => one !== undefined);
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(options),
      body: bodyOf(options.body),
      signal: AbortSignal.any(ends),
    });
    heard(response.headers.get('Date'));
    const content = await contentOf(response, options);
    noteLine(true);
    return { response, content };
  } catch (cause) {
    if (!options.parting && hasLeft()) return new Promise(() => {});
    if (options.signal?.aborted || cause instanceof SyntaxError) throw cause;
    noteLine(false);
    const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
    const error = new ApiError({
      status: 0,
      code,
      message: t(REQUEST_TEXT[code === 'TIMEOUT' ? 'timeout' : 'network']),
    });
    react(error, { method, quiet: options.quiet });
    throw error;
  }
}

function headersOf({ body, key, bearer }: RequestOptions): Headers {
  const headers = new Headers({ 'Accept-Language': lang, 'X-Idle-Seconds': String(idleSeconds()) });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  return headers;
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

async function contentOf(response: Response, { whole }: RequestOptions): Promise<unknown> {
  const ok = response.status >= 200 && response.status <= 300;
  if (!ok) return refusalIn(await response.text());
  if (whole) return response;
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return response.json();
  return type.startsWith('text/plain') ? response.text() : response;
}

/** What a refusal says of itself; a gateway on the way says nothing that we know. */
function refusalIn(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function errorOf({ status }: Response, content: unknown): ApiError {
  const body = content as Partial<ErrorBody>;
  const message = body.message ?? t(REQUEST_TEXT.refused, { status });
  return new ApiError({ ...body, status, code: body.code ?? 'INTERNAL', message });
}

/** Field errors are shown beside their fields by whoever asked, never as a notification. */
function react(error: ApiError, { method, quiet = false }: { method: Method; quiet?: boolean }): void {
  if (quiet || error.errors.length > 0) return;
  if (error.status === 403 && turnAway(error, { write: method !== 'GET' })) return;
  if (error.status !== 401 || !caller().signIn()) notify.error(error.message);
}
