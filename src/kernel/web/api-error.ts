import type { ErrorBody, ErrorCode } from '../errors.ts';
import type { Text } from '../text.ts';
import { t } from './i18n.ts';

/** Kinds of failure that no answer of the server stands behind. */
type TransportCode = 'TIMEOUT' | 'NETWORK';

/** What a refused or failed call rejects with; `message` is already in the page's language. Status 0: no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  /** Refusals that belong beside their fields; never shown as a toast. */
  readonly errors: readonly { field: string; message: string; code?: string }[];
  readonly data: unknown;
  readonly requestId?: string;

  constructor(body: Omit<ErrorBody, 'code'> & { code: ErrorCode | TransportCode }) {
    super(body.message);
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.errors = body.errors ?? [];
    this.data = body.data;
    this.requestId = body.requestId;
  }
}

const isTexts = (value: unknown): value is readonly Text[] =>
  Array.isArray(value) && value.every((one) => typeof one?.zh === 'string' && typeof one?.en === 'string');

/** Each reason of an act that several things stand against (`refuseFor`). */
export function reasonsOf({ data }: ApiError): string[] {
  const { problems } = (data ?? {}) as { problems?: unknown };
  return isTexts(problems) ? problems.map((one) => t(one)) : [];
}

/** The words to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
